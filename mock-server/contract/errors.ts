import { type ASTNode, GraphQLError, type Source } from 'graphql'
import { errorCodes } from '#schema/__generated__/error-codes.ts'
import type { ErrorCode, Problem } from '#schema/__generated__/types.ts'

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

/** Arguments break a rule of the contract. The message is the first problem's; `extensions.problems` holds each. */
export function badInput(problems: readonly Problem[]): GraphQLError {
  return withProblems('BAD_USER_INPUT', problems)
}

/** An argument of a change names nothing that the shopper can change. `path` leads to the argument from the root field. */
export function notFound(path: readonly string[], message: string): GraphQLError {
  return withProblems('NOT_FOUND', [problem('NOT_FOUND', path, message)])
}

/** The basket has changed since the version that was sent; nothing is changed. `newest` is its version now. */
export function versionConflict(newest: number): GraphQLError {
  return withProblems('VERSION_CONFLICT', [
    problem('VERSION_CONFLICT', ['version'], `The basket has changed: it is at version ${newest} now.`),
  ])
}

/** What is wrong with the argument at `path`; an empty path means the request as a whole. Without a message, the schema's words for the code. */
export function problem(code: ErrorCode, path: readonly string[], message = errorCodes[code].meaning): Problem {
  return { code, message, path: [...path] }
}

function withProblems(code: ErrorCode, problems: readonly Problem[]): GraphQLError {
  const message = problems[0]?.message ?? 'The request cannot be answered.'
  return new PublicError(message, { code, problems })
}
