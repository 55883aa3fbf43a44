import { type GraphQLSchema, Kind, print } from 'graphql'
import type { Operation } from '../load.ts'
import { type AskedOperation, sentHash } from '../release/asked-operations.ts'
import { declaredPolicy, POLICY_PARTS } from '../release/declared-policy.ts'
import type { ContractChange, Level } from './contract-change.ts'
import { collectUsage } from './usage.ts'

/**
 * How bad it is when a part of a policy changes: another session reaches the API with other rights, another fetch policy or retry rule asks it more often
 * or answers from a cache that was not agreed.
 */
const LEVEL_OF_PART: Readonly<Record<(typeof POLICY_PARTS)[number]['part'], Level>> = {
  session: 'breaking',
  fetchPolicy: 'dangerous',
  retry: 'dangerous',
}

type Schemas = { agreed: GraphQLSchema; current: GraphQLSchema }

/**
 * Every change from the agreed operations to those of this tree: added, removed, under another name, with another policy, other variables or another selection. A removed
 * operation breaks the released clients that still send it; a changed policy concerns the operation itself.
 */
export function operationChanges(
  agreed: readonly Operation[],
  current: readonly Operation[],
  asked: readonly AskedOperation[],
  schemas: Schemas,
): ContractChange[] {
  const before = new Map(agreed.map((operation) => [operation.name, operation]))
  const after = new Map(current.map((operation) => [operation.name, operation]))
  const renames = renamedOperations(before, after)
  const newNames = new Set(renames.values())
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    if (newNames.has(name)) return []
    const newName = renames.get(name)
    const [was, is] = [before.get(name), after.get(newName ?? name)]
    if (was && is && newName === undefined) return [...policyChanges(was, is), ...documentChanges(was, is, schemas)]
    if (is && newName === undefined)
      return [{ level: 'safe' as const, kind: 'OPERATION_ADDED', element: name, message: `Operation '${name}' was added`, operations: [] }]
    const senders = asked.filter(({ operation, clients }) => operation === name && clients.some((client) => client.includes('@')))
    const [kind, what] = newName === undefined ? ['OPERATION_REMOVED', 'removed'] : ['OPERATION_RENAMED', `renamed to '${newName}'`]
    const message = `Operation '${name}' was ${what}`
    const gone = { level: 'breaking' as const, kind, element: name, message, operations: senders.map((one) => one.name) }
    return was && is ? [gone, ...policyChanges(was, is)] : [gone]
  })
}

/** Old names with their new ones: the same document under another name, where no other could be meant. */
function renamedOperations(before: ReadonlyMap<string, Operation>, after: ReadonlyMap<string, Operation>): Map<string, string> {
  const removed = [...before.values()].filter(({ name }) => !after.has(name))
  const added = [...after.values()].filter(({ name }) => !before.has(name))
  return new Map(
    removed.flatMap((was): [string, string][] => {
      const isSame = (one: Operation) => nameless(one) === nameless(was)
      const [is, another] = added.filter(isSame)
      return is && !another && removed.filter(isSame).length === 1 ? [[was.name, is.name]] : []
    }),
  )
}

/** The document without the operation's name and its client directives. */
function nameless({ node }: Operation): string {
  return print({ ...node, name: { kind: Kind.NAME, value: 'operation' }, directives: [] })
}

function policyChanges(was: Operation, is: Operation): ContractChange[] {
  const [before, after] = [declaredPolicy(was.node), declaredPolicy(is.node)]
  return POLICY_PARTS.filter(({ part }) => before[part] !== after[part]).map(({ part, title }) => ({
    level: LEVEL_OF_PART[part],
    kind: 'POLICY_CHANGED',
    element: `${is.name} @${part}`,
    message: `${title} of '${is.name}' changed from ${before[part] || 'none'} to ${after[part] || 'none'}`,
    operations: [is.name],
  }))
}

/** What an operation selects or takes otherwise than agreed. The schema answers both, so neither breaks anybody. */
function documentChanges(was: Operation, is: Operation, schemas: Schemas): ContractChange[] {
  if (sentHash(was.document) === sentHash(is.document)) return []
  const [before, after] = [selectedBy(was, schemas.agreed), selectedBy(is, schemas.current)]
  const added = [...after].filter((field) => !before.has(field))
  const dropped = [...before].filter((field) => !after.has(field))
  const [gave, takes] = [variablesOf(was), variablesOf(is)]
  const parts = [
    added.length > 0 ? `selects also ${added.join(', ')}` : '',
    dropped.length > 0 ? `selects no longer ${dropped.join(', ')}` : '',
    gave === takes ? '' : `takes (${takes}) where it took (${gave})`,
  ].filter(Boolean)
  const message = `Operation '${is.name}' ${parts.join('; ') || 'is written otherwise'}`
  return [{ level: 'safe', kind: 'SELECTION_CHANGED', element: is.name, message, operations: [is.name] }]
}

/** The fields that the operation selects, as `Type.field`, sorted. */
function selectedBy(operation: Operation, schema: GraphQLSchema): Set<string> {
  return new Set([...collectUsage(schema, [operation]).keys()].filter((coordinate) => /^\w+\.\w+$/.test(coordinate)).sort())
}

function variablesOf({ node }: Operation): string {
  const texts = (node.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
    const start = type.loc?.start ?? 0
    const written = type.loc?.source.body.slice(start, type.loc.end) ?? ''
    return `$${variable.name.value}: ${written}${defaultValue ? ' with a default' : ''}`
  })
  return texts.sort().join(', ')
}
