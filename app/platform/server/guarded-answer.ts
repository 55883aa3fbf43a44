import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentPolicy } from '../security/content-policy.ts'
import { knownHashes } from '../security/known-scripts.ts'
import { securityHeaders } from '../security/response-headers.ts'
import type { StandIn, StandIns } from './stand-ins.ts'

const policyHeader = 'content-security-policy'
/** Headers that describe the body that a stand-in replaces, or the inside of the house. */
const replacedHeaders = [
  'content-length',
  'content-encoding',
  'etag',
  'link',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
]

export type GuardOptions = { readonly development: boolean; readonly standIns: StandIns }

/**
 * Puts the security headers on an answer before anybody writes it, and sees to the content policy of HTML: a kept page brings its own
 * (hashes, from the cache handler); a page made for this request uses the nonce that the framework reads from the request. An answer
 * that reports a failure is never cached, and where it is a page a stand-in takes its place.
 */
export function guardAnswer(request: IncomingMessage, response: ServerResponse, { development, standIns }: GuardOptions): void {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const forwarded = request.headers['x-forwarded-proto']
  const facts = { path, forwardedProto: Array.isArray(forwarded) ? forwarded[0] : forwarded }
  for (const [name, value] of Object.entries(securityHeaders(facts))) response.setHeader(name, value)

  const policy = contentPolicy({ nonce: randomBytes(16).toString('base64'), hashes: knownHashes }, { development })
  // Whatever the visitor sent under this name is gone: the framework takes the nonce from here.
  request.headers[policyHeader] = policy
  rewriteHead(response, (status) => {
    response.removeHeader('x-middleware-rewrite')
    const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    if (status >= 400) response.setHeader('Cache-Control', 'no-store')
    const standIn = isHtml && status >= 400 ? standIns(path, status) : undefined
    if (standIn !== undefined) return headOfStandIn(request, response, standIn)
    if (isHtml && !response.hasHeader(policyHeader)) response.setHeader(policyHeader, policy)
    return undefined
  })
}

/**
 * Calls back when the head of an answer is about to be written and can still be changed. When a body comes back it is sent in place of
 * whatever is written. Compression, which the framework adds later, stands in front of this and is told nothing.
 */
function rewriteHead(response: ServerResponse, change: (status: number) => Buffer | undefined): void {
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

/** Writes the head of a stand-in over that of the answer it replaces, and gives its body. */
function headOfStandIn(request: IncomingMessage, response: ServerResponse, standIn: StandIn): Buffer {
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const body = zipped ? standIn.zipped : standIn.body
  for (const name of replacedHeaders) response.removeHeader(name)
  if (zipped) response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Content-Type', standIn.type)
  response.setHeader('Content-Length', body.length)
  response.setHeader(policyHeader, standIn.policy)
  return body
}
