/** The part of jsdom that tests use: the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string, options?: { url?: string })
    readonly window: Window & Pick<typeof globalThis, 'DOMParser' | 'Event' | 'FormData'>
  }
}
