import type { IncomingMessage } from 'node:http'

/** Larger than any of our forms or queries. Bigger bodies are refused before they are read. */
const maxBodyBytes = 1_000_000
const pageMethods = new Set(['GET', 'HEAD'])
const handlerMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

export type Refusal = { readonly status: number; readonly reason: string }

/**
 * Why a request is refused before it is handled; undefined if it is accepted. Pages accept only GET and HEAD: forms are sent to handlers under
 * `/api/`, with a content length.
 */
export function refusal(
  { method = '', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { development = false }: { readonly development?: boolean } = {},
): Refusal | undefined {
  // In development the framework's overlay asks the server for sources and stacks.
  if (development && url.startsWith('/__nextjs')) return undefined
  if (!(url.startsWith('/api/') ? handlerMethods : pageMethods).has(method)) return { status: 405, reason: 'Method not allowed' }
  if (headers['transfer-encoding'] !== undefined) return { status: 411, reason: 'Length required' }
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return { status: 413, reason: 'Body too large' }
  return undefined
}
