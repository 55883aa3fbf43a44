import { ApolloLink } from '@apollo/client/link'
import { map } from 'rxjs'
import { policyOf } from './policy-link.ts'
import { RequestFailure } from './request-failure.ts'

/**
 * Fails a request with an empty answer before it is cached: one without data, or without a field that the contract leaves empty only with an error.
 * It is not retried.
 */
export const emptyAnswerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((answer) => {
      const { nullable = [] } = policyOf(operation.operationName)
      const fields = Object.entries<unknown>(answer.data ?? {})
      const isEmpty = fields.length === 0 || fields.some(([key, field]) => field == null && !nullable.includes(key))
      if (isEmpty && !answer.errors?.length) throw new RequestFailure(operation.operationName ?? '', 'empty')
      return answer
    }),
  ),
)
