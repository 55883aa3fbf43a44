import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
} from 'graphql'
import { askedIn } from '../asked-in-code.ts'
import { collectUsage } from '../changes/usage.ts'
import { type Contract, locate } from '../load.ts'
import type { ContractProblem } from '../report.ts'
import type { OpenPoint } from './open-points.ts'

/** Unused elements. Unused types and fragments fail the check, unless the type is an open point; unused operations are only reported. */
export type Unused = { types: ContractProblem[]; openTypes: ContractProblem[]; fragments: ContractProblem[]; operations: string[] }

/** Folders that may ask an operation. */
const ROOMS = ['app', 'mock-server', 'tests']

/** Every unused element of the contract. `asked` holds the lower-case names of the operations that the code asks. */
export function unused(contract: Contract, points: readonly OpenPoint[], asked: ReadonlySet<string>): Unused {
  const open = new Map(points.map(({ element, decision }) => [element, decision]))
  const types = unusedTypes(contract).map((type) => ({ type, ...locate(type.astNode) }))
  const spread = new Set(
    contract.operations
      .flatMap(({ document }) => document.definitions)
      .map((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? node.name.value : '')),
  )
  return {
    types: types
      .filter(({ type }) => !open.has(type.name))
      .map(({ type, file, line }) => ({ file, line, message: `no operation reaches the type ${type.name}` })),
    openTypes: types
      .filter(({ type }) => open.has(type.name))
      .map(({ type, file, line }) => ({
        file,
        line,
        message: `no operation reaches ${type.name} yet (open point ${open.get(type.name)})`,
      })),
    fragments: contract.fragments
      .filter(({ name }) => !spread.has(name))
      .map(({ name, file, line }) => ({ file, line, message: `no operation spreads the fragment ${name}` })),
    operations: contract.operations.map(({ name }) => name).filter((name) => !asked.has(name.toLowerCase())),
  }
}

/** Names of the operations that the code asks, in lower case. */
export function operationsAskedBy(root: string): Set<string> {
  const files = globSync(
    ROOMS.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (name) => name === '__generated__' || name === 'node_modules' },
  )
  return new Set(files.flatMap((file) => [...askedIn(readFileSync(join(root, file), 'utf8'))]))
}

function unusedTypes({ schema, operations }: Contract): GraphQLNamedType[] {
  const usage = collectUsage(schema, operations)
  const own = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  const used = own.filter(({ name }) => usage.has(name))
  // An interface that is never selected still describes what the used types have in common.
  const implemented = new Set(used.flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [])))
  // Directives are part of the schema itself: no operation uses their argument types.
  const ofDirectives = new Set<GraphQLNamedType>(schema.getDirectives().flatMap(({ args }) => args.map(({ type }) => getNamedType(type))))
  return own.filter((type) => !usage.has(type.name) && !ofDirectives.has(type) && !(isInterfaceType(type) && implemented.has(type)))
}
