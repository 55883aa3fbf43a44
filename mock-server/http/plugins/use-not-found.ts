import type { Plugin } from 'graphql-yoga'
import { nothingAt } from '../where-to-look.ts'

/** Says where to look when an address is of nothing: an empty 404 helps nobody. */
export function useNotFound(): Plugin {
  return {
    onResponse: ({ request, response, setResponse, fetchAPI }) => {
      if (response.status !== 404 || response.headers.has('content-type')) return
      const path = URL.parse(request.url)?.pathname ?? ''
      const { message, nearest } = nothingAt(path)
      const error = { message, extensions: { code: 'BAD_REQUEST', nearest } }
      const headers = new fetchAPI.Headers(response.headers)
      headers.set('content-type', 'application/json; charset=utf-8')
      setResponse(new fetchAPI.Response(JSON.stringify({ errors: [error] }), { status: 404, headers }))
    },
  }
}
