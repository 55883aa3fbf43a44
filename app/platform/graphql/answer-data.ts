import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { RequestFailure } from './request-failure.ts'

type ApolloAnswer<Data> = Promise<{ data?: Data | undefined | null; error?: unknown }>

/** The complete data of Apollo's answer. Anything else (errors, a bad status, no answer, an empty one) is a RequestFailure. */
export async function answerData<Data>(operation: string, asking: ApolloAnswer<Data>): Promise<Data> {
  let answer: Awaited<ApolloAnswer<Data>>
  try {
    answer = await asking
  } catch (error) {
    throw failureOf(operation, error)
  }
  if (answer.error) throw failureOf(operation, answer.error)
  if (answer.data === undefined || answer.data === null) throw new RequestFailure(operation, 'empty')
  return answer.data
}

function failureOf(operation: string, error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error
  if (CombinedGraphQLErrors.is(error)) return new RequestFailure(operation, 'errors', codeOf(error.errors[0]?.extensions), error)
  if (ServerError.is(error) || ServerParseError.is(error)) return new RequestFailure(operation, 'status', String(error.statusCode), error)
  return new RequestFailure(operation, 'network', undefined, error)
}

function codeOf(extensions: Record<string, unknown> | undefined): string | undefined {
  const code = extensions?.['code']
  return typeof code === 'string' ? code : undefined
}
