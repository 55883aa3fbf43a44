import { type DocumentNode, getOperationAST } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import type { JournalEntry } from '../journal/journal-store.ts'
import { redacted } from '../journal/redaction.ts'

/** The operation of a request as the journal stores it, without secrets. Requests with the same text share one object. */
export type RequestedOperation = Pick<JournalEntry, 'kind' | 'operation' | 'variables'> & {
  /** What is wrong with this one of several; absent: the codes of the answer. */
  codes?: readonly string[]
}

/** Name of an unnamed operation. */
const NAMELESS = 'anonymous'

/** Longer names are cut. */
const LONGEST_NAME = 100

const none = Object.freeze({})

/** Matches the start of a document's first operation. */
const operationStart = /(?:^|[\s}])(query|mutation)\b(?:\s+([_A-Za-z]\w*))?/

/** The operation of a parsed document. */
export function operationOfDocument(document: DocumentNode, params: GraphQLParams): RequestedOperation {
  const operation = getOperationAST(document, params.operationName)
  const kind = operation?.operation === 'mutation' ? 'mutation' : 'query'
  return { kind, operation: nameOf(operation?.name?.value ?? params.operationName), variables: kept(params.variables) }
}

/** The likely operation of a refused request, read from its text. */
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
