import { concatAST, extendSchema, Kind, validate } from 'graphql'
import { type Contract, problemOf } from '../load.ts'
import type { ContractProblem } from '../report.ts'

/** Every fault of the operations under the schema, by graphql's own rules, with the browser's directives known. */
export function invalidOperations({ schema, clientDirectives, operations, fragments }: Contract): ContractProblem[] {
  const known = clientDirectives.definitions.length > 0 ? extendSchema(schema, clientDirectives) : schema
  const definitions = [...operations, ...fragments].map(({ node }) => node)
  if (definitions.length === 0) return []
  // One document of all of them, so that a name used twice is found, and a fragment's fault is told once and not per operation.
  return validate(known, concatAST([{ kind: Kind.DOCUMENT, definitions }]), undefined, { maxErrors: 1000 }).map(problemOf)
}
