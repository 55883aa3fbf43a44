import { ApolloLink } from '@apollo/client/link'
import { map } from 'rxjs'
import { isEmptyAnswer } from './operation-policy.ts'
import { RequestFailure } from './request-failure.ts'

/**
 * Fails a request with an empty answer before it is cached: one without data, or without a field that the contract leaves empty only with an error.
 * It is not retried.
 */
export const emptyAnswerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((answer) => {
      if (isEmptyAnswer(operation.operationName, answer.data) && !answer.errors?.length)
        throw new RequestFailure(operation.operationName ?? '', 'empty')
      return answer
    }),
  ),
)
