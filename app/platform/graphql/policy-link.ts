import { ApolloLink } from '@apollo/client/link'
import { RetryLink } from '@apollo/client/link/retry'
import { policyOf } from './operation-policy.ts'

/** Retries an operation that is safe to repeat up to 2 times, at least 300 ms apart, after a network failure. */
export const retryLink = new RetryLink({
  delay: { initial: 300, max: 2000, jitter: false },
  attempts: (count, operation, error) =>
    Boolean(error) && count < 3 && policyOf(operation.operationName).retry === 'SAFE' && !isRefusal(error) && !isGivenUp(error),
})

/** On timeout there are no retries: an aborted signal would not stop them. */
function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** A 4xx status: a retry would be refused again. Only 408 says that the request was not read in time. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN
  return status >= 400 && status < 500 && status !== 408
}

/**
 * Sends the session strategy of an operation's policy as `x-session-strategy`. With `trusted`, the document's hash is sent instead of its
 * text.
 */
export function policyLink({ trusted }: { trusted: boolean }): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const policy = policyOf(operation.operationName)
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'x-session-strategy': policy.session },
      ...(trusted && { http: { includeQuery: false, includeExtensions: true } }),
    }))
    if (trusted) operation.extensions['persistedQuery'] = { version: 1, sha256Hash: policy.hash }
    return forward(operation)
  })
}
