import type { ServerResponse } from 'node:http'

/**
 * Calls `change` when the head of a response is about to be written and can still be changed. If it returns a body, that is sent instead of
 * whatever is written. The server adds compression later, in front of this, so written chunks may already be compressed.
 */
export function rewriteHead(response: ServerResponse, change: (status: number) => Buffer | undefined): void {
  const { writeHead, write, end } = response
  let body: Buffer | undefined
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead
    body = change(args[0])
    return writeHead.apply(response, args)
  }) as typeof writeHead
  response.write = ((...args: Parameters<typeof write>) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (body === undefined) return write.apply(response, args)
    whenWritten(args)
    return true
  }) as typeof write
  response.end = ((...args: Parameters<typeof end>) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (body === undefined) return end.apply(response, args)
    whenWritten(args)
    return end.call(response, body, 'utf8')
  }) as typeof end
}

function whenWritten(args: readonly unknown[]): void {
  const done = args.find((arg): arg is () => void => typeof arg === 'function')
  if (done !== undefined) process.nextTick(done)
}
