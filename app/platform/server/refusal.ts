import type { IncomingMessage } from 'node:http'

/** Longer than any form or query of ours; larger bodies are refused before they are read. */
const maxBodyBytes = 1_000_000
const pageMethods = new Set(['GET', 'HEAD'])
const handlerMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Headers by which the framework's parts talk to each other. From outside they could only mislead it, or a cache in front of it. */
const internalHeader = /^(?:x-middleware-|x-invoke-|x-matched-path$|x-now-|x-nextjs-data$|x-prerender-|next-resume)/

export type Refusal = { readonly status: number; readonly reason: string }

/**
 * Refuses a request at the door, or returns `undefined` to let it in. Pages are only read: forms are sent to handlers under `/api/`,
 * with their length told.
 */
export function refusal(
  { method = '', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { development = false }: { readonly development?: boolean } = {},
): Refusal | undefined {
  // While developing, the framework's overlay asks its server for sources and stacks.
  if (development && url.startsWith('/__nextjs')) return undefined
  if (!(url.startsWith('/api/') ? handlerMethods : pageMethods).has(method)) return { status: 405, reason: 'Method not allowed' }
  if (headers['transfer-encoding'] !== undefined) return { status: 411, reason: 'Length required' }
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return { status: 413, reason: 'Body too large' }
  return undefined
}

/** Takes away what only the framework may say to itself. */
export function dropInternalHeaders(headers: IncomingMessage['headers']): void {
  for (const name of Object.keys(headers)) if (internalHeader.test(name)) delete headers[name]
}
