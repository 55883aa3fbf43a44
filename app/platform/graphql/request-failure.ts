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
