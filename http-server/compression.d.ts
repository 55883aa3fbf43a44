/** What the shop uses of the library, with Node's own types: those that are published for it need a framework's. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Options = {
    /** Of gzip. */
    level?: number
    brotli?: { params: Readonly<Record<number, number>> }
    /** Shorter answers are sent as they are, bytes. */
    threshold?: number
  }

  /** Compresses what is written to the response from now on, and gives it `flush`. */
  export default function compression(
    options?: Options,
  ): (request: IncomingMessage, response: ServerResponse & { flush?: () => void }, next: () => void) => void
}
