import type { Plugin } from 'graphql-yoga'
import { nearestNames } from '../../scenarios/nearest-names.ts'

/** Addresses that a person may look for. */
const ADDRESSES = ['/graphql', '/', '/health', '/control/openapi.json', '/docs', '/schema.graphql', '/manifest.json']

/** Says where to look when an address is of nothing: an empty 404 helps nobody. */
export function useNotFound(): Plugin {
  return {
    onResponse: ({ request, response, setResponse, fetchAPI }) => {
      if (response.status !== 404 || response.headers.has('content-type')) return
      const path = URL.parse(request.url)?.pathname ?? ''
      const near = nearestNames(path, ADDRESSES, 3)
      const error = {
        message: `There is nothing at ${path.slice(0, 100)}. Near to it: ${near.join(', ')}. Operations are asked at /graphql.`,
        extensions: { code: 'BAD_REQUEST', nearest: near },
      }
      const headers = new fetchAPI.Headers(response.headers)
      headers.set('content-type', 'application/json; charset=utf-8')
      setResponse(new fetchAPI.Response(JSON.stringify({ errors: [error] }), { status: 404, headers }))
    },
  }
}
