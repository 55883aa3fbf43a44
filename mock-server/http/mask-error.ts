import { GraphQLError } from 'graphql'
import { contractError, PublicError } from '../contract/errors.ts'

/** What is known about the request of a defect. */
type DefectFacts = {
  /** The operation's name, or that of an endpoint besides GraphQL. */
  operation: string
  /** Where in the answer the value is missing. */
  path?: string
  /** The request's `x-request-id`. */
  requestId?: string
}

/** Reports a defect: its cause, which no answer tells, and what is known about the request. */
export type ReportDefect = (cause: unknown, facts?: DefectFacts) => void

const causes = new WeakMap<Error, unknown>()

/** Whether an error is for the client: one of ours, as it was thrown or at the field that threw it. */
function isPublic(error: unknown): error is GraphQLError {
  if (error instanceof PublicError) return true
  if (!(error instanceof GraphQLError) || !(error.originalError instanceof PublicError)) return false
  return error.message === error.originalError.message
}

/** Lets errors for the client pass. Replaces any other error, whatever code it carries, by one that tells only its place. */
export function maskError(error: unknown): Error {
  if (isPublic(error)) return error
  const path = error instanceof GraphQLError ? error.path : undefined
  const place = error instanceof GraphQLError && path ? { nodes: error.nodes, path } : {}
  const masked = contractError('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.', path ? undefined : { status: 500 }, place)
  causes.set(masked, causeOf(error))
  return masked
}

/** Reports the defect behind an error that `maskError` made; any other error is no defect. */
export function reportMasked(error: Error, asked: { request: Request; operation: string }, report: ReportDefect): void {
  if (causes.has(error)) report(causes.get(error), factsOf(error, asked))
}

/** The error as a client may see it. A defect is reported. */
export function shown(error: unknown, asked: { request: Request; operation: string }, report: ReportDefect): Error {
  const masked = maskError(error)
  reportMasked(masked, asked, report)
  return masked
}

/** A request's own id: names and numbers, not any text that would end up in a log. */
const REQUEST_ID = /^[\w.:-]{1,100}$/

function factsOf(error: Error, { request, operation }: { request: Request; operation: string }): DefectFacts {
  const requestId = request.headers.get('x-request-id') ?? ''
  const path = error instanceof GraphQLError ? error.path : undefined
  return { operation, ...(path ? { path: path.join('.') } : {}), ...(REQUEST_ID.test(requestId) ? { requestId } : {}) }
}

/** The error that was thrown first. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error
}
