import type { Plugin } from 'graphql-yoga'
import { contractError } from '../../contract/errors.ts'

/** Documents by the sha256 of their text: the manifest written by codegen. */
export type TrustedDocuments = Readonly<Record<string, { name?: string; kind: string; body: string }>>

type Params = { query?: string; extensions?: { persistedQuery?: { sha256Hash?: unknown } } }

/** Answers documents requested by hash; a locked server refuses all others. */
export function useTrustedDocuments(trusted: TrustedDocuments = {}, isLocked = false): Plugin {
  const bodies = new Set(Object.values(trusted).map(({ body }) => body))
  return {
    onParams: ({ params, setParams }) => {
      const { query, extensions } = params as Params
      const hash = extensions?.persistedQuery?.sha256Hash
      const known = typeof hash === 'string' && Object.hasOwn(trusted, hash) ? trusted[hash]?.body : undefined
      if (query === undefined && known !== undefined) setParams({ ...params, query: known })
      else if (query === undefined && hash !== undefined) throw notFound()
      else if (query === undefined) throw contractError('BAD_REQUEST', 'Send a query, or the hash of one.', { status: 400 })
      else if (isLocked && !bodies.has(query)) throw notFound()
    },
  }
}

function notFound(): Error {
  return contractError('PERSISTED_QUERY_NOT_FOUND', 'This document is not in the manifest of trusted documents.', { status: 400 })
}
