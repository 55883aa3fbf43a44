import { type Change, ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core'
import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import type { Operation } from '../load.ts'
import { noticedAt, ownCoordinate } from './affected.ts'
import type { ContractChange, Level } from './contract-change.ts'
import { withRenames } from './renames.ts'
import { RULES, ruleChanges } from './rule-changes.ts'
import { collectUsage, operationsUsing, type Usage } from './usage.ts'

const LEVELS: Readonly<Record<CriticalityLevel, Level>> = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
}

const ORDER: readonly Level[] = ['breaking', 'dangerous', 'safe']

/**
 * Every change from the agreed schema to the current one, worst first, each with the operations it affects. Differences and levels come from graphql-inspector;
 * the affected operations are matched here by exact coordinate, because its `considerUsage` suppresses by prefix.
 */
export async function contractChanges(
  agreed: GraphQLSchema,
  current: GraphQLSchema,
  operations: readonly Operation[],
): Promise<ContractChange[]> {
  const usages = [collectUsage(agreed, operations), collectUsage(current, operations)]
  const changes = withoutNested((await diff(agreed, current)).filter(isOurs)).map((change) => described(change, usages))
  const ours = [...newImplementations(agreed, current, usages), ...ruleChanges(agreed, current, usages)]
  return worstFirst(withRenames([...changes, ...ours], agreed, current))
}

/** Changes in order: breaking ones first, then by element. */
export function worstFirst(changes: readonly ContractChange[]): ContractChange[] {
  return changes.toSorted(
    (a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || (a.element < b.element ? -1 : a.element > b.element ? 1 : 0),
  )
}

/** Changes that fail the check until they are agreed: breaking or dangerous changes that affect an operation. */
export function stopping(changes: readonly ContractChange[]): ContractChange[] {
  return changes.filter(({ level, operations }) => level !== 'safe' && operations.length > 0)
}

/** One change as a sentence, naming the element and the operations. */
export function sentence({ level, element, message, operations }: ContractChange): string {
  const what = `${element}: ${message}.`
  const names = operations.join(', ')
  if (level === 'breaking') return operations.length > 0 ? `${what} Breaks ${names}` : `${what} Breaking, but no operation notices`
  if (level === 'dangerous') return operations.length > 0 ? `${what} May surprise ${names}` : `${what} Dangerous, but no operation notices`
  return operations.length > 0 ? `${what} Concerns ${names}` : what
}

function described(change: Change, usages: readonly Usage[]): ContractChange {
  return {
    level: LEVELS[change.criticality.level],
    kind: change.type,
    element: ownCoordinate(change.path) || 'schema',
    message: change.message.replace(/\.$/, ''),
    operations: isWordsOnly(change) ? [] : operationsUsing(usages, noticedAt(change)),
  }
}

/** True for changes that affect no operation: descriptions are never selected, and a new type could not have been selected before. */
function isWordsOnly({ type }: Change): boolean {
  return type.includes('_DESCRIPTION_') || type === ChangeType.TypeAdded
}

/**
 * False for changes reported elsewhere: open points (by `openPointChanges`), rules (by `ruleChanges`), and deprecations, which the diff reports for a field or value both as a
 * deprecation and as a directive usage (for an argument or input field only as the directive usage). Other directives are kept: `@oneOf` and `@specifiedBy`
 * change what may be sent.
 */
function isOurs({ type, meta }: Change): boolean {
  if (!type.startsWith('DIRECTIVE_USAGE_')) return true
  if (type === ChangeType.DirectiveUsageArgumentAdded || type === ChangeType.DirectiveUsageArgumentRemoved) return false
  const { addedDirectiveName, removedDirectiveName } = meta as { addedDirectiveName?: string; removedDirectiveName?: string }
  const directive = addedDirectiveName ?? removedDirectiveName
  if (directive === 'deprecated') return /_(ARGUMENT|INPUT_FIELD)_DEFINITION_/.test(type)
  return directive !== 'proposed' && !RULES.has(String(directive))
}

/** Drops changes that only repeat that a whole type, field or value is new: its fields, description and directives. */
function withoutNested(changes: readonly Change[]): Change[] {
  const added = new Set(changes.filter(({ type }) => ADDITIONS.has(type)).map(({ path }) => ownCoordinate(path)))
  return changes.filter(({ type, path }) => {
    const own = ownCoordinate(path)
    const parents = own.split('.').map((_, index, all) => all.slice(0, index).join('.'))
    if (parents.some((parent) => added.has(parent))) return false
    return ADDITIONS.has(type) || !added.has(own)
  })
}

const ADDITIONS: ReadonlySet<Change['type']> = new Set([
  ChangeType.TypeAdded,
  ChangeType.FieldAdded,
  ChangeType.InputFieldAdded,
  ChangeType.EnumValueAdded,
  ChangeType.FieldArgumentAdded,
  ChangeType.DirectiveAdded,
])

/** A new type that implements a selected interface: the diff calls a new type safe, but an answer may now contain it. */
function newImplementations(agreed: GraphQLSchema, current: GraphQLSchema, usages: readonly Usage[]): ContractChange[] {
  const added = Object.values(current.getTypeMap()).filter((type) => isObjectType(type) && !agreed.getType(type.name))
  return added.flatMap((type) =>
    (isObjectType(type) ? type.getInterfaces() : [])
      .filter(({ name }) => isInterfaceType(agreed.getType(name)))
      .map(({ name }) => ({
        level: 'dangerous' as const,
        kind: 'IMPLEMENTATION_ADDED',
        element: type.name,
        message: `New type '${type.name}' implements the interface '${name}'`,
        operations: operationsUsing(usages, [name]),
      })),
  )
}
