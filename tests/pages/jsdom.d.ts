/** The part of jsdom that tests use: the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string, options?: { url?: string; runScripts?: 'outside-only' })
    readonly window: Window & Pick<typeof globalThis, 'DOMParser' | 'Event' | 'FormData' | 'eval'>
  }
}
