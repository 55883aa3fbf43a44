import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isNullableType,
  isObjectType,
} from 'graphql'
import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import { codesOfOperation } from '../contract/answerable-codes.ts'
import { typeWithoutErrors } from '../contract/type-without-errors.ts'
import { FaultError } from './fault-error.ts'
import { fieldPath, isEntryName } from './field-path.ts'

/** Fault targets besides operations. */
export const faultEndpoints: ReadonlySet<string> = new Set(['flags', 'analytics', 'chat', 'reviews', 'payment'])

const checked = new WeakMap<GraphQLSchema, WeakSet<FaultRecord>>()

/** Rejects a fault that fits no answer: an unknown path, null for a non-null field, a code that the operation does not declare. Throws a FaultError. A valid fault is checked only once. */
export function checkFaultPath(schema: GraphQLSchema, fault: FaultRecord): void {
  const well = checked.get(schema) ?? new WeakSet()
  checked.set(schema, well)
  if (well.has(fault)) return
  checkEndpoint(fault)
  checkCode(fault)
  if (fault.effect.kind === 'partial') checkPartial(schema, fault.effect.path)
  if (fault.effect.kind === 'error' && fault.effect.path !== undefined) typesAt(schema, fault.effect.path)
  well.add(fault)
}

function checkEndpoint({ target: { operation }, effect: { kind } }: FaultRecord): void {
  if (operation === undefined || !faultEndpoints.has(operation) || (kind !== 'error' && kind !== 'partial')) return
  throw new FaultError(`${operation} answers no GraphQL, so it has no fields that could fail. Choose a status, as ${operation};status=503.`)
}

/** An operation of the shop fails only with the codes that the schema gives its root field. */
function checkCode({ target: { operation }, effect }: FaultRecord): void {
  const codes = operation !== undefined && effect.kind === 'error' ? codesOfOperation(operation) : undefined
  if (effect.kind !== 'error' || codes === undefined || codes.has(effect.code)) return
  throw new FaultError(`${operation} is never answered with ${effect.code}. It may be: ${Array.from(codes).sort().join(', ')}.`)
}

function checkPartial(schema: GraphQLSchema, path: string): void {
  if (typesAt(schema, path).every((type) => isNullableType(type))) return
  throw new FaultError(
    `The contract promises a value at ${path}, so it cannot be null. Choose a field above it that may be, or an error there.`,
  )
}

/** The types that a field path can lead to: several if it passes a union or an interface. */
function typesAt(schema: GraphQLSchema, path: string): readonly GraphQLOutputType[] {
  const parts = fieldPath(path)
  let types: readonly GraphQLOutputType[] = []
  for (const [at, part] of parts.entries()) {
    types = at === 0 ? rootTypes(schema, part) : types.flatMap((type) => stepFrom(schema, type, part))
    if (types.length === 0)
      throw new FaultError(`There is no ${part} in ${parts.slice(0, at).join('.') || 'queries and mutations'}: ${path} leads nowhere.`)
  }
  return types
}

function rootTypes(schema: GraphQLSchema, part: string): GraphQLOutputType[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) => {
    const field = root?.getFields()[part]
    return root && field ? typeWithoutErrors(root.name, field) : []
  })
}

/** The types of a list entry or of a field. Without an entry name, a field of every entry. */
function stepFrom(schema: GraphQLSchema, type: GraphQLOutputType, part: string): GraphQLOutputType[] {
  if (isEntryName(part)) {
    const list = isNonNullType(type) ? type.ofType : type
    return isListType(list) ? [list.ofType] : []
  }
  const named = getNamedType(type)
  const holders = isObjectType(named) || isInterfaceType(named) ? [named] : []
  const own = holders.flatMap((holder) => holder.getFields()[part]?.type ?? [])
  if (own.length > 0 || !isAbstractType(named)) return own
  return schema.getPossibleTypes(named).flatMap((member) => member.getFields()[part]?.type ?? [])
}
