import { GraphQLError } from 'graphql'
import { contractError } from '../contract/errors.ts'

/** An error that was thrown as one, not one that wraps a defect. */
function isMeant(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false
  return error.originalError === undefined || error.originalError === null || isMeant(error.originalError)
}

/** Where an error stands without what caused it. */
function maskedAs(error: unknown): GraphQLError {
  const masked = contractError('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.', { status: 500 })
  if (!(error instanceof GraphQLError) || !error.path) return masked
  return new GraphQLError(masked.message, { nodes: error.nodes, path: error.path, extensions: { code: 'INTERNAL_SERVER_ERROR' } })
}

/** Lets errors through that are meant to be read; a defect is told to the host and nothing of it to who asked. */
export function maskError(onDefect: (error: unknown) => void = () => undefined): (error: unknown) => Error {
  return (error) => {
    if (!isMeant(error)) {
      onDefect(error instanceof GraphQLError ? (error.originalError ?? error) : error)
      return maskedAs(error)
    }
    if (error.extensions.code === undefined) error.extensions.code = 'BAD_USER_INPUT'
    return error
  }
}
