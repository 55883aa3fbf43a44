import { GraphQLError } from 'graphql'

/** Every code that `errors[].extensions.code` can carry; `schema/README.md` says what each means. */
type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'SESSION_REQUIRED'
  | 'BAD_USER_INPUT'
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'LIMIT_EXCEEDED'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'UNKNOWN_SCENARIO'
  | 'STORE_UNAVAILABLE'
  | 'STORE_BUSY'
  | 'INTERNAL_SERVER_ERROR'

/** How HTTP tells of an error: its status when nothing else was answered, and headers. */
export type HttpPart = { status: number; headers?: Record<string, string>; spec?: boolean }

/** An error that is meant to be read by who asked: it is never masked. */
export function contractError(code: ErrorCode, message: string, http?: HttpPart): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(http ? { http } : {}) } })
}

/** The operation needs a logged-in shopper. */
export function unauthenticated(): GraphQLError {
  return contractError('UNAUTHENTICATED', 'This needs a logged-in shopper.')
}

/** The operation needs a session, anonymous or not, and the request carries none that is open. */
export function sessionRequired(): GraphQLError {
  return contractError(
    'SESSION_REQUIRED',
    'This needs a session, and there is none or it is over. Call startAnonymousSession first, then ask again.',
  )
}

/** An argument is outside what its description allows; the message names it. */
export function badInput(message: string): GraphQLError {
  return contractError('BAD_USER_INPUT', message)
}
