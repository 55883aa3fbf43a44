import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorPage, ErrorPages } from '../framework/build-files/error-pages.ts'
import { KEPT_PAGE_HEADERS, REWRITE_HEADER, ROUTER_CHOICE, ROUTER_HEADERS } from '../framework/internal-headers.ts'
import { contentPolicy } from '../security/content-policy.ts'
import { knownHashes } from '../security/known-scripts.ts'
import { type RequestFacts, securityHeaders } from '../security/response-headers.ts'
import { paymentProvider } from '../settings/payment-provider.ts'
import { rewriteHead } from './rewrite-head.ts'

const policyHeader = 'content-security-policy'
/** Headers that describe the body replaced by an error page. */
const replacedHeaders = ['content-length', 'content-encoding', 'etag', 'link', ...KEPT_PAGE_HEADERS]

export type SecureResponseOptions = { readonly development: boolean; readonly errorPages: ErrorPages }

/**
 * Sets the security headers of a response before it is written, and the content policy of HTML: a cached page brings its own (with hashes, from
 * the cache handler); a per-request page uses the nonce that the framework reads from the request. Errors are never cached, and an HTML error
 * is replaced by the shop's error page.
 */
export function secureResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { development, errorPages }: SecureResponseOptions,
): void {
  const facts = requestFacts(request)
  const { path } = facts
  for (const [name, value] of Object.entries(securityHeaders(facts))) response.setHeader(name, value)

  const payment = showsCardFields(path) ? paymentProvider()?.origin : undefined
  const policy = contentPolicy({ nonce: randomBytes(16).toString('base64'), hashes: knownHashes }, { development, payment })
  // The framework reads the nonce from this request header; a value sent by the visitor is overwritten.
  request.headers[policyHeader] = policy
  rewriteHead(response, (status) => {
    response.removeHeader(REWRITE_HEADER)
    // The framework names the target of a cached redirect twice in the answer that renders it.
    const [target] = [response.getHeader('location')].flat()
    if (target !== undefined) response.setHeader('location', target)
    const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    if (isHtml) dropRouterHeaders(response)
    if (status >= 400) response.setHeader('Cache-Control', 'no-store')
    const errorPage = isHtml && status >= 400 ? errorPages(path, status) : undefined
    if (errorPage !== undefined) return writeErrorPageHead(request, response, errorPage)
    if (isHtml && !response.hasHeader(policyHeader)) response.setHeader(policyHeader, policy)
    return undefined
  })
}

/** A document has no use for what the framework tells its router. */
function dropRouterHeaders(response: ServerResponse): void {
  for (const name of ROUTER_HEADERS) response.removeHeader(name)
  const vary = [response.getHeader('vary')].flat().join(', ')
  if (vary !== '') response.setHeader('vary', vary.replaceAll(ROUTER_CHOICE, ''))
}

/** True for the pages that show the payment provider's card fields. */
function showsCardFields(path: string): boolean {
  return /^(\/us)?\/(checkout|account\/my-membership\/update-payment-details)\/?$/.test(path)
}

/** What the security headers of a response depend on. */
export function requestFacts({ url = '/', headers }: IncomingMessage): RequestFacts {
  const forwarded = headers['x-forwarded-proto']
  return { path: url.split('?', 1)[0] ?? '/', forwardedProto: Array.isArray(forwarded) ? forwarded[0] : forwarded }
}

/** Replaces the head of a response by that of an error page, and returns the page's body. */
function writeErrorPageHead(request: IncomingMessage, response: ServerResponse, errorPage: ErrorPage): Buffer {
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const body = zipped ? errorPage.zipped : errorPage.body
  for (const name of replacedHeaders) response.removeHeader(name)
  if (zipped) response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Content-Type', errorPage.type)
  response.setHeader('Content-Length', body.length)
  response.setHeader(policyHeader, errorPage.policy)
  return body
}
