import { ApolloLink } from '@apollo/client/link'
import { RetryLink } from '@apollo/client/link/retry'
import type { OperationPromise } from '#operations/__generated__/promises.ts'
import { operationPromises } from '#operations/__generated__/promises.ts'

/** What an operation promises. Throws for a document that is not one of ours. */
export function promiseOf(operationName: string | undefined): OperationPromise {
  const promise = Object.entries<OperationPromise>(operationPromises).find(([name]) => name === operationName)?.[1]
  if (!promise)
    throw new Error(`${operationName ?? 'An anonymous operation'} is not in operations/: add its document there and run codegen.`)
  return promise
}

/** Tries an operation that is safe to repeat up to 2 more times, 300 ms and more apart, when it failed on the way. */
export const retryLink = new RetryLink({
  delay: { initial: 300, max: 2000, jitter: false },
  attempts: (count, operation, error) =>
    Boolean(error) && count < 3 && promiseOf(operation.operationName).retry === 'SAFE' && !isRefusal(error) && !isGivenUp(error),
})

/** It has waited as long as it may: a signal that has fired does not end what is asked after it. */
function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** An answer below 500 is a refusal: asking again would be refused again. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN
  return status >= 400 && status < 500
}

/**
 * The one link that reads what an operation promises: the session strategy travels as `x-session-strategy`, and the document's hash
 * stands in the place of its text where `trusted` is set.
 */
export function promiseLink({ trusted }: { trusted: boolean }): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const promise = promiseOf(operation.operationName)
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'x-session-strategy': promise.session },
      ...(trusted && { http: { includeQuery: false, includeExtensions: true } }),
    }))
    if (trusted) operation.extensions['persistedQuery'] = { version: 1, sha256Hash: promise.hash }
    return forward(operation)
  })
}
