import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GraphQLNamedType, isIntrospectionType, isSpecifiedScalarType } from 'graphql'
import { decisions } from '#mock-server/control/contract/decisions.ts'
import { type ReadConstraint, readConstraints } from '../../../codegen/read-constraints.ts'
import { requiredSessions } from '../../../codegen/required-sessions.ts'
import { askedIn } from '../../asked-in-code.ts'
import { collectUsage, type Usage } from '../../changes/usage.ts'
import type { Contract } from '../../load.ts'
import type { ShownExample } from './shown-examples.ts'

/** Everything that the pages of the reference tell. */
export type Reference = {
  contract: Contract
  /** The types of the contract, by name. */
  types: readonly GraphQLNamedType[]
  usage: Usage
  constraints: ReadonlyMap<string, ReadConstraint>
  /** The session that root fields need, by coordinate. */
  sessions: ReadonlyMap<string, string>
  /** What was decided for each open point, by number. */
  openPoints: ReadonlyMap<string, string>
  /** The files of the shop that send each operation, by the operation's name. */
  senders: ReadonlyMap<string, readonly string[]>
  examples: ReadonlyMap<string, ShownExample>
}

/** Reads a project's contract as its reference tells it. */
export function referenceOf(root: string, contract: Contract, examples: ReadonlyMap<string, ShownExample>): Reference {
  const types = Object.values(contract.schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  return {
    contract,
    types: types.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    usage: collectUsage(contract.schema, contract.operations),
    constraints: readConstraints(contract.schema),
    sessions: requiredSessions(contract.schema),
    openPoints: decisions(root),
    senders: sendersOf(root, contract),
    examples,
  }
}

/** The files of `app/` that ask an operation. */
function sendersOf(root: string, { operations }: Contract): Map<string, string[]> {
  const byName = new Map(operations.map(({ name }) => [name.toLowerCase(), name]))
  const found = new Map<string, string[]>()
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  for (const file of files.filter((one) => !/\.(test|stories|examples)\.tsx?$|__generated__/.test(one)).sort()) {
    for (const asked of askedIn(readFileSync(join(root, file), 'utf8'))) {
      const name = byName.get(asked)
      if (name !== undefined) found.set(name, [...(found.get(name) ?? []), file])
    }
  }
  return found
}
