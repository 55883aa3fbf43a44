/** Why a request failed. The shape of server errors is not part of the contract, so there are no details. */
export type RequestFailureReason = 'network' | 'status' | 'errors' | 'empty'

/** A request without data in its answer: errors, a bad status, no answer or an empty one. Spec §8. */
export class RequestFailure extends Error {
  readonly operation: string
  readonly reason: RequestFailureReason
  /** `extensions.code` of the first GraphQL error, if there is one. */
  readonly code: string | undefined

  constructor(operation: string, reason: RequestFailureReason, code?: string, cause?: unknown) {
    super(reason === 'empty' ? 'No response received' : `${operation} failed (${code ?? reason})`, { cause })
    this.name = 'RequestFailure'
    this.operation = operation
    this.reason = reason
    this.code = code
  }
}

/**
 * True if the operation needs a login that is not there (strategy REDIRECT_TO_LOGIN). What a shopper asked for leads to the login then; what a page asks for
 * besides is left out.
 */
export function needsLogin(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === 'UNAUTHENTICATED'
}
