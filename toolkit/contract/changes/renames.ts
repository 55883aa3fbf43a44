import { distance } from 'fastest-levenshtein'
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql'
import type { ContractChange } from './contract-change.ts'

/** Share of members that two types have to have in common, for one to be the other renamed. */
const ALIKE = 0.7

/** Distance of two names by their length up to which they are near, when no description says that they are the same. */
const NEAR = 0.5

/** A name that was given to something else: `from` and `to` are coordinates. */
type Rename = { from: string; to: string }

/** The kinds of a removal, each with that of the addition that may undo it under another name. */
const PAIRS: Readonly<Record<string, { added: string; kind: string; what: string }>> = {
  TYPE_REMOVED: { added: 'TYPE_ADDED', kind: 'TYPE_RENAMED', what: 'Type' },
  FIELD_REMOVED: { added: 'FIELD_ADDED', kind: 'FIELD_RENAMED', what: 'Field' },
  INPUT_FIELD_REMOVED: { added: 'INPUT_FIELD_ADDED', kind: 'INPUT_FIELD_RENAMED', what: 'Input field' },
  FIELD_ARGUMENT_REMOVED: { added: 'FIELD_ARGUMENT_ADDED', kind: 'FIELD_ARGUMENT_RENAMED', what: 'Argument' },
  ENUM_VALUE_REMOVED: { added: 'ENUM_VALUE_ADDED', kind: 'ENUM_VALUE_RENAMED', what: 'Enum value' },
}

/**
 * The changes with what was removed and added under another name told as one rename, which is breaking. A renamed type also takes with it the fields that
 * changed their type to the new name. Two things are the same when nothing else on either side could be: a type by its members, a field, argument or value by
 * its type and its description, or a near name.
 */
export function withRenames(changes: readonly ContractChange[], agreed: GraphQLSchema, current: GraphQLSchema): ContractChange[] {
  const types = renamesOf('TYPE_REMOVED', changes, (from, to) => isSameType(agreed.getType(from), current.getType(to)))
  const renamedTypes = new Map(types.map(({ from, to }) => [from, to]))
  const members = ['FIELD_REMOVED', 'INPUT_FIELD_REMOVED', 'FIELD_ARGUMENT_REMOVED', 'ENUM_VALUE_REMOVED'].flatMap((kind) =>
    renamesOf(kind, changes, (from, to) => isSameMember(from, to, agreed, current, renamedTypes)),
  )
  const renames = new Map([...types, ...members].map(({ from, to }) => [from, to]))
  const added = new Set(renames.values())
  return changes.flatMap((change) => {
    const pair = PAIRS[change.kind]
    const to = pair && renames.get(change.element)
    if (pair && to !== undefined) {
      const operations = [...new Set([change, ...carried(change.element, to, changes)].flatMap((one) => one.operations))].sort()
      return [{ ...change, kind: pair.kind, message: `${pair.what} '${change.element}' was renamed to '${to}'`, operations }]
    }
    const isAdded = Object.values(PAIRS).some(({ added: kind }) => kind === change.kind) && added.has(change.element)
    return isAdded || isCarried(change, renamedTypes) ? [] : [change]
  })
}

function renamesOf(removedKind: string, changes: readonly ContractChange[], isSame: (from: string, to: string) => boolean): Rename[] {
  const addedKind = PAIRS[removedKind]?.added
  const removed = changes.filter(({ kind }) => kind === removedKind).map(({ element }) => element)
  const added = changes.filter(({ kind }) => kind === addedKind).map(({ element }) => element)
  return removed.flatMap((from) => {
    const candidates = added.filter((to) => isSame(from, to))
    const [to] = candidates
    if (to === undefined || candidates.length > 1) return []
    return removed.filter((other) => isSame(other, to)).length === 1 ? [{ from, to }] : []
  })
}

/** The retyped fields that a renamed type explains. */
function carried(from: string, to: string, changes: readonly ContractChange[]): ContractChange[] {
  return changes.filter((change) => isCarried(change, new Map([[from, to]])))
}

function isCarried({ kind, message }: ContractChange, renamed: ReadonlyMap<string, string>): boolean {
  if (kind === 'UNION_MEMBER_REMOVED' || kind === 'UNION_MEMBER_ADDED') {
    const [, member = ''] = /Member '(\w+)'/.exec(message) ?? []
    return kind === 'UNION_MEMBER_REMOVED' ? renamed.has(member) : [...renamed.values()].includes(member)
  }
  const [, was, is] = /from '([^']+)' to '([^']+)'$/.exec(message) ?? []
  if (!kind.endsWith('_TYPE_CHANGED') || was === undefined || is === undefined) return false
  return [...renamed].some(([from, to]) => nameIn(was) === from && nameIn(is) === to && was.replace(from, to) === is)
}

/** The name in a written type: `Item` in `[Item!]!`. */
function nameIn(type: string): string {
  return type.replaceAll(/[[\]!]/g, '')
}

function isSameType(from: GraphQLNamedType | undefined, to: GraphQLNamedType | undefined): boolean {
  if (!from || !to || from.constructor !== to.constructor) return false
  const [before, after] = [membersOf(from), membersOf(to)]
  if (before.size === 0 || after.size === 0) return isScalarType(from) && from.description === to.description
  const shared = [...before].filter((member) => after.has(member.replaceAll(from.name, to.name))).length
  return shared / Math.max(before.size, after.size) >= ALIKE
}

/** What makes up a type, as texts: `id: ID!` of an object, values of an enum, members of a union. */
function membersOf(type: GraphQLNamedType): Set<string> {
  if (isEnumType(type)) return new Set(type.getValues().map(({ name }) => name))
  if (isUnionType(type)) return new Set(type.getTypes().map(({ name }) => name))
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return new Set(Object.values(type.getFields()).map((field) => `${field.name}: ${String(field.type)}`))
  return new Set()
}

function isSameMember(
  from: string,
  to: string,
  agreed: GraphQLSchema,
  current: GraphQLSchema,
  renamedTypes: ReadonlyMap<string, string>,
): boolean {
  const [owner = '', ...path] = from.split('.')
  const [newOwner = '', ...newPath] = to.split('.')
  if ((renamedTypes.get(owner) ?? owner) !== newOwner || path.length !== newPath.length) return false
  // Arguments of one field, and not of two.
  if (path.length > 1 && path[0] !== newPath[0]) return false
  const [name, newName] = [path.at(-1) ?? '', newPath.at(-1) ?? '']
  const [was, is] = [memberAt(agreed.getType(owner), path), memberAt(current.getType(newOwner), newPath)]
  if (!was || !is || renamedTypes.get(nameIn(was.type)) !== undefined || was.type !== is.type) return false
  if (was.description && is.description) return was.description === is.description
  return distance(name, newName) / Math.max(name.length, newName.length) <= NEAR
}

/** Type, arguments and description of a field, an argument (`path` is its field and it) or a value; of an enum value, the type is empty. */
function memberAt(
  type: GraphQLNamedType | undefined,
  [name = '', argument]: readonly string[],
): { type: string; description: string } | undefined {
  if (isEnumType(type)) {
    const value = type.getValue(name)
    return value ? { type: '', description: value.description ?? '' } : undefined
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return undefined
  const field = type.getFields()[name]
  if (!field) return undefined
  if (argument !== undefined) {
    const given = 'args' in field ? field.args.find((one) => one.name === argument) : undefined
    return given && { type: String(given.type), description: given.description ?? '' }
  }
  const given = 'args' in field ? field.args.map((one) => `${one.name}: ${String(one.type)}`).join(', ') : ''
  return { type: `${given ? `(${given}) ` : ''}${String(field.type)}`, description: field.description ?? '' }
}
