import { type DocumentNode, getOperationAST } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import type { JournalEntry } from '../journal/journal-store.ts'
import { redacted } from '../journal/redaction.ts'

/** What a request asked for, as it is remembered: without secrets. The same object for every request in the same words. */
export type RequestedOperation = Pick<JournalEntry, 'kind' | 'operation' | 'variables'>

/** What an operation without a name is called. */
const NAMELESS = 'anonymous'

/** Longer names are cut: they are nobody's. */
const LONGEST_NAME = 100

const none = Object.freeze({})

/** Begins a document's first operation. */
const operationStart = /(?:^|[\s}])(query|mutation)\b(?:\s+([_A-Za-z]\w*))?/

/** What a document that was understood asks for. */
export function operationOfDocument(document: DocumentNode, params: GraphQLParams): RequestedOperation {
  const operation = getOperationAST(document, params.operationName)
  const kind = operation?.operation === 'mutation' ? 'mutation' : 'query'
  return { kind, operation: nameOf(operation?.name?.value ?? params.operationName), variables: kept(params.variables) }
}

/** What a request that was refused seems to ask for, read from its words alone. */
export function operationOfParams(params: GraphQLParams | undefined): RequestedOperation {
  const [, kind, name] = operationStart.exec(typeof params?.query === 'string' ? params.query : '') ?? []
  const said = params?.operationName
  return { kind: kind === 'mutation' ? 'mutation' : 'query', operation: nameOf(said ?? name), variables: kept(params?.variables) }
}

function nameOf(name: unknown): string {
  return typeof name === 'string' && name !== '' ? name.slice(0, LONGEST_NAME) : NAMELESS
}

function kept(variables: unknown): RequestedOperation['variables'] {
  if (typeof variables !== 'object' || variables === null || Array.isArray(variables)) return none
  const without = redacted(variables as Readonly<Record<string, unknown>>)
  return Object.keys(without).length === 0 ? none : without
}
