import { GraphQLError } from 'graphql'

/** Every possible `errors[].extensions.code`; `schema/README.md` describes each. */
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

/** How HTTP reports an error: headers, and the status when nothing else was answered. */
export type HttpPart = { status: number; headers?: Record<string, string>; spec?: boolean }

/** An error meant for the client: it is never masked. */
export function contractError(code: ErrorCode, message: string, http?: HttpPart): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(http ? { http } : {}) } })
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
