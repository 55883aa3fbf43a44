import { GraphQLError } from 'graphql'
import { contractError } from '../contract/errors.ts'

/** A deliberately thrown GraphQLError, not one that wraps a defect. */
function isMeant(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false
  return error.originalError === undefined || error.originalError === null || isMeant(error.originalError)
}

/** The error's location without its cause. */
function maskedAs(error: unknown): GraphQLError {
  const masked = contractError('INTERNAL_SERVER_ERROR', 'Something went wrong on our side.', { status: 500 })
  if (!(error instanceof GraphQLError) || !error.path) return masked
  return new GraphQLError(masked.message, { nodes: error.nodes, path: error.path, extensions: { code: 'INTERNAL_SERVER_ERROR' } })
}

/** Passes deliberate errors through. A defect is reported to the host and hidden from the client. */
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
