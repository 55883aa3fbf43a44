import { type GraphQLNamedType, isIntrospectionType, isSpecifiedScalarType } from 'graphql'
import { decisions } from '#mock-server/control/contract/decisions.ts'
import { type ReadConstraint, readConstraints } from '../../../codegen/read-constraints.ts'
import { requiredSessions } from '../../../codegen/required-sessions.ts'
import { askedIn } from '../../asked-in-code.ts'
import { collectUsage, type Usage } from '../../changes/usage.ts'
import { routesAmong, routeText } from '../../impact/routes.ts'
import { importersOf, reaching, type SourceFile, sourceFiles } from '../../impact/source-files.ts'
import type { Contract } from '../../load.ts'
import { type ExampleValue, exampleValues } from './example-values.ts'
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
  /** The routes of the shop that lead to those files, by the operation's name. */
  routes: ReadonlyMap<string, readonly string[]>
  examples: ReadonlyMap<string, ShownExample>
  /** A value of each type and field that a scenario shows, by its name or coordinate. */
  values: ReadonlyMap<string, ExampleValue>
}

/** Reads a project's contract as its reference tells it. */
export function referenceOf(root: string, contract: Contract, examples: ReadonlyMap<string, ShownExample>): Reference {
  const types = Object.values(contract.schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  const files = sourceFiles(root)
  const senders = sendersOf(files, contract)
  return {
    contract,
    types: types.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    usage: collectUsage(contract.schema, contract.operations),
    constraints: readConstraints(contract.schema),
    sessions: requiredSessions(contract.schema),
    openPoints: decisions(root),
    senders,
    routes: routesTo(senders, files),
    examples,
    values: exampleValues(contract, examples),
  }
}

/** The routes that reach the senders of each operation by their imports. */
function routesTo(senders: ReadonlyMap<string, readonly string[]>, files: ReadonlyMap<string, SourceFile>): Map<string, string[]> {
  const importers = importersOf(files)
  return new Map([...senders].map(([name, own]) => [name, routesAmong(reaching(own, importers)).map(routeText)]))
}

/** The files of `app/` that ask an operation. */
function sendersOf(sources: ReadonlyMap<string, SourceFile>, { operations }: Contract): Map<string, string[]> {
  const byName = new Map(operations.map(({ name }) => [name.toLowerCase(), name]))
  const found = new Map<string, string[]>()
  const files = [...sources.values()].filter(({ file }) => file.startsWith('app/') && !/\.(test|stories|examples)\.tsx?$/.test(file))
  for (const { file, text } of files.toSorted((one, other) => (one.file < other.file ? -1 : 1))) {
    for (const asked of askedIn(text)) {
      const name = byName.get(asked)
      if (name !== undefined) found.set(name, [...(found.get(name) ?? []), file])
    }
  }
  return found
}
