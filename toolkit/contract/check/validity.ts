import { concatAST, extendSchema, Kind, validate } from 'graphql'
import { type Contract, problemOf } from '../load.ts'
import type { ContractProblem } from '../report.ts'

/** Every validation error of the operations under the schema, by graphql's own rules, with the client directives defined. */
export function invalidOperations({ schema, clientDirectives, operations, fragments }: Contract): ContractProblem[] {
  const known = clientDirectives.definitions.length > 0 ? extendSchema(schema, clientDirectives) : schema
  const definitions = [...operations, ...fragments].map(({ node }) => node)
  if (definitions.length === 0) return []
  // Validate all of them as one document, so that duplicate names are found and a fragment's error is reported once, not per operation.
  return validate(known, concatAST([{ kind: Kind.DOCUMENT, definitions }]), undefined, { maxErrors: 1000 }).map(problemOf)
}
