import type { Plugin } from 'graphql-yoga'
import { contractError } from '../../contract/errors.ts'
import { nearestNames } from '../../scenarios/nearest-names.ts'

/** Documents by the sha256 of their text: the manifest written by codegen. */
export type TrustedDocuments = Readonly<Record<string, { name?: string; kind: string; body: string }>>

/** A request, with the hash of its document where clients write it: as Apollo does, as the GraphQL over HTTP specification does, or as `id`. */
type Params = { query?: string; extensions?: { persistedQuery?: { sha256Hash?: unknown } }; documentId?: unknown; id?: unknown }

/** Answers documents requested by hash; a locked server refuses all others. */
export function useTrustedDocuments(trusted: TrustedDocuments = {}, isLocked = false): Plugin {
  const bodies = new Set(Object.values(trusted).map(({ body }) => body))
  const notFound = (hash: unknown): Error =>
    contractError('PERSISTED_QUERY_NOT_FOUND', `This document is not in the manifest of trusted documents.${hint(hash, trusted)}`, {
      status: 400,
    })
  return {
    onParams: ({ params, setParams }) => {
      const { documentId, id, ...asked } = params as Params
      const hash = [asked.extensions?.persistedQuery?.sha256Hash, documentId, id].find((one) => one !== undefined)
      const { query = bodyOf(hash, trusted) } = asked
      if (query === undefined && hash === undefined)
        throw contractError('BAD_REQUEST', 'Send a query, or the hash of one.', { status: 400 })
      if (query === undefined || (isLocked && !bodies.has(query))) throw notFound(query === undefined ? hash : undefined)
      setParams({ ...asked, query } as typeof params)
    },
  }
}

function bodyOf(hash: unknown, trusted: TrustedDocuments): string | undefined {
  const plain = typeof hash === 'string' ? hash.replace(/^sha256:/, '') : ''
  return Object.hasOwn(trusted, plain) ? trusted[plain]?.body : undefined
}

/** What may have been meant where the name of an operation was sent for a hash. */
function hint(hash: unknown, trusted: TrustedDocuments): string {
  if (typeof hash !== 'string' || /^(?:sha256:)?[0-9a-f]{64}$/.test(hash)) return ''
  const names = new Map(Object.entries(trusted).flatMap(([key, { name }]) => (name === undefined ? [] : [[name, key] as const])))
  const near = nearestNames(hash, names.keys(), 2).map((name) => `${names.get(name)} (${name})`)
  return ` An id is the SHA-256 of a text, in hex.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`
}
