import { type ASTNode, GraphQLError, type Source } from 'graphql'

/** Every possible `errors[].extensions.code`; `schema/README.md` describes each. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'SESSION_REQUIRED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'LIMIT_EXCEEDED',
  'PERSISTED_QUERY_NOT_FOUND',
  'UNKNOWN_SCENARIO',
  'STORE_UNAVAILABLE',
  'STORE_BUSY',
  'INTERNAL_SERVER_ERROR',
] as const

type ErrorCode = (typeof errorCodes)[number]

/** How HTTP reports an error: headers, and the status when nothing else was answered. */
export type HttpPart = { status: number; headers?: Record<string, string>; spec?: boolean }

/** Where in a document or an answer an error is. */
type ErrorPlace = {
  nodes?: readonly ASTNode[] | undefined
  source?: Source | undefined
  positions?: readonly number[] | undefined
  path?: readonly (string | number)[] | undefined
}

/** An error whose message is for the client. Every other error is a defect: its message, code and cause are hidden. */
export class PublicError extends GraphQLError {
  constructor(message: string, extensions: Readonly<Record<string, unknown>>, place: ErrorPlace = {}) {
    super(message, { ...place, extensions: { ...extensions } })
  }
}

/** An error meant for the client. */
export function contractError(code: ErrorCode, message: string, http?: HttpPart, place?: ErrorPlace): PublicError {
  return new PublicError(message, { code, ...(http ? { http } : {}) }, place)
}

/** The operation needs a logged-in shopper. */
export function unauthenticated(): GraphQLError {
  return contractError('UNAUTHENTICATED', 'This needs a logged-in shopper.')
}

/** The operation needs an open session, anonymous or not, and the request has none. */
export function sessionRequired(): GraphQLError {
  return contractError(
    'SESSION_REQUIRED',
    'This needs a session, and there is none or it is over. Call startAnonymousSession first, then ask again.',
  )
}

/** An argument is outside its documented bounds; the message names it. */
export function badInput(message: string): GraphQLError {
  return contractError('BAD_USER_INPUT', message)
}
