import { GraphQLError } from 'graphql'
import { errorCodes } from '#schema/__generated__/error-codes.ts'
import type { ErrorCode, Problem } from '#schema/__generated__/types.ts'

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

/** Arguments break a rule of the contract. The message is the first problem's; `extensions.problems` holds each. */
export function badInput(problems: readonly Problem[]): GraphQLError {
  return withProblems('BAD_USER_INPUT', problems)
}

/** An argument of a change names nothing that the shopper can change. `path` leads to the argument from the root field. */
export function notFound(path: readonly string[], message: string): GraphQLError {
  return withProblems('NOT_FOUND', [problem('NOT_FOUND', path, message)])
}

/** What is wrong with the argument at `path`; an empty path means the request as a whole. Without a message, the schema's words for the code. */
export function problem(code: ErrorCode, path: readonly string[], message = errorCodes[code].meaning): Problem {
  return { code, message, path: [...path] }
}

function withProblems(code: ErrorCode, problems: readonly Problem[]): GraphQLError {
  const message = problems[0]?.message ?? 'The request cannot be answered.'
  return new GraphQLError(message, { extensions: { code, problems } })
}
