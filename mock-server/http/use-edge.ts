import type { Plugin } from 'graphql-yoga'
import { contractError } from '../contract/errors.ts'

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
}

function isOwn(origin: string, request: Request): boolean {
  return origin === new URL(request.url).origin
}

/** Refuses what another site makes a browser send, and says on every answer how it is to be handled. */
export function useEdge(allowedOrigins: readonly string[]): Plugin {
  return {
    onRequestParse: ({ request }) => {
      const origin = request.headers.get('origin')
      if (request.method !== 'POST' || origin === null || allowedOrigins.includes(origin) || isOwn(origin, request)) return
      throw contractError('BAD_REQUEST', 'Requests from this site are not answered.', { status: 403 })
    },
    onResponse: ({ response }) => {
      for (const [name, value] of Object.entries(headers)) if (!response.headers.has(name)) response.headers.set(name, value)
    },
  }
}
