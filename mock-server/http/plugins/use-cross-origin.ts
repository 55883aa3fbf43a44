import type { Plugin } from 'graphql-yoga'
import { contractError } from '../../contract/errors.ts'

/** Headers of every answer. */
const handling: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
}

/** CORS headers for an allowed site; other sites get none. */
function sharing(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'etag',
    vary: 'Origin',
  }
}

const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'content-type, accept, if-none-match, x-store, x-scenario, x-world, x-fault, x-device-fingerprint, apollographql-client-name',
  'access-control-max-age': '600',
}

/** Host names that cannot be rebound by DNS: `localhost` and IP addresses. */
const UNMISTAKABLE = /^(localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/

/** Whether a page of this server sent the request. Other host names do not count: their owner could point them here. */
function isOwn(origin: string, request: Request): boolean {
  const own = new URL(request.url)
  return origin === own.origin && UNMISTAKABLE.test(own.hostname)
}

/** Throws when a page of another site sends a POST. */
export function refuseForeign(request: Request, allowedOrigins: readonly string[]): void {
  const origin = request.headers.get('origin')
  if (request.method !== 'POST' || origin === null || allowedOrigins.includes(origin) || isOwn(origin, request)) return
  throw contractError('BAD_REQUEST', 'Requests from this site are not answered.', { status: 403 })
}

/** Refuses cross-origin POSTs, answers preflight requests, and sets the security headers of every answer. */
export function useCrossOrigin(allowedOrigins: readonly string[]): Plugin {
  return {
    onRequest: ({ request, endResponse, fetchAPI }) => {
      if (request.method !== 'OPTIONS') return
      const isAllowed = allowedOrigins.includes(request.headers.get('origin') ?? '')
      endResponse(new fetchAPI.Response(null, { status: 204, headers: isAllowed ? preflight : {} }))
    },
    onRequestParse: ({ request }) => refuseForeign(request, allowedOrigins),
    onResponse: ({ request, response }) => {
      const origin = request.headers.get('origin')
      const all = origin !== null && allowedOrigins.includes(origin) ? { ...handling, ...sharing(origin) } : handling
      for (const [name, value] of Object.entries(all)) response.headers.set(name, value)
    },
  }
}
