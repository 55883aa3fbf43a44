/** The part of jsdom that tests of pages use: the package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string })
    readonly window: Window & Pick<typeof globalThis, 'Event' | 'FormData'>
  }
}
