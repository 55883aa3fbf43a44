import type { ServerResponse } from 'node:http'
import { type PaintFirst, paintFirst } from './paint-first.ts'

/**
 * Rewrites the HTML of a response with `paintFirst` while it is sent; it belongs in front of the compression. Pages that everybody shares were
 * rewritten when they were kept: they bring their content policy and pass as they are.
 */
export function paintFirstWhileSent(response: ServerResponse): void {
  const { writeHead, write, end } = response
  let page: PaintFirst | undefined

  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead
    if (isPageOfRequest(response)) {
      page = paintFirst()
      response.removeHeader('content-length')
    }
    return writeHead.apply(response, args)
  }) as typeof writeHead

  response.write = ((...args: Parameters<typeof write>) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (page === undefined) return write.apply(response, args)
    return write.call(response, asBytes(page.take(asText(args))), 'utf8', callbackOf(args))
  }) as typeof write

  response.end = ((...args: Parameters<typeof end>) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (page === undefined) return end.apply(response, args)
    return end.call(response, asBytes(page.take(asText(args)) + page.rest()), 'utf8', callbackOf(args))
  }) as typeof end
}

/** Whether a response is the HTML of a page that was rendered for this request. */
function isPageOfRequest(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html') && !response.hasHeader('content-security-policy')
}

// Latin-1 has a letter for each byte: a piece may end within a letter of several bytes, and all that is rewritten is ASCII.
function asText([chunk, encoding]: readonly unknown[]): string {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8').toString('latin1')
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1') : ''
}

function asBytes(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function callbackOf(args: readonly unknown[]): (() => void) | undefined {
  return args.find((arg): arg is () => void => typeof arg === 'function')
}
