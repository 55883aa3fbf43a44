import type { Plugin } from 'graphql-yoga'
import { contractError } from '../../contract/errors.ts'

/** What every answer says of itself. */
const handling: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
}

/** What an allowed site's browser is told; any other site's browser is told nothing. */
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

/** Names that no stranger can point at this machine: `localhost` and bare addresses. */
const UNMISTAKABLE = /^(localhost|\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/

/** Whether a page of this very server asks. A name of the network does not count: its owner could let it point here. */
function isOwn(origin: string, request: Request): boolean {
  const own = new URL(request.url)
  return origin === own.origin && UNMISTAKABLE.test(own.hostname)
}

/** Throws when another site makes a browser send something. */
export function refuseForeign(request: Request, allowedOrigins: readonly string[]): void {
  const origin = request.headers.get('origin')
  if (request.method !== 'POST' || origin === null || allowedOrigins.includes(origin) || isOwn(origin, request)) return
  throw contractError('BAD_REQUEST', 'Requests from this site are not answered.', { status: 403 })
}

/** Refuses what another site makes a browser send, answers the questions that browsers ask first, and says how answers are to be handled. */
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
