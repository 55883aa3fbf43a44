import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import { collectUsage, type Usage } from '../changes/usage.ts'
import type { Operation } from '../load.ts'
import type { Observed } from './observe.ts'

/** What no operation asks for or sends. A type that is listed does not list its fields again. */
export type Unselected = { types: string[]; fields: string[]; enumValues: string[]; members: string[] }

/**
 * What operations select and no answer ever held: members (`Union > Member`), enum values, fields that never were null though they may
 * be, and fields that never held anything.
 */
export type Unanswered = { members: string[]; enumValues: string[]; neverNull: string[]; neverPresent: string[] }

/** What the operations leave out of the schema. */
export function unselected(schema: GraphQLSchema, operations: readonly Operation[]): Unselected {
  const usage = collectUsage(schema, operations)
  const types = ownTypes(schema)
  const used = types.filter(({ name }) => usage.has(name))
  const missing = (coordinates: readonly string[]): string[] => coordinates.filter((coordinate) => !usage.has(coordinate))
  return {
    types: missing(types.map(({ name }) => name)),
    fields: missing(used.flatMap(fieldsOf)),
    enumValues: missing(used.flatMap(valuesOf)),
    members: missing(used.flatMap((type) => (isUnionType(type) ? type.getTypes().map(({ name }) => `${type.name} > ${name}`) : []))),
  }
}

/** What the operations could be answered with and never were. */
export function unanswered(schema: GraphQLSchema, operations: readonly Operation[], observed: Observed): Unanswered {
  const usage = collectUsage(schema, operations)
  const selected = ownTypes(schema).flatMap((type) =>
    (isObjectType(type) ? Object.values(type.getFields()) : []).map((field) => ({ coordinate: `${type.name}.${field.name}`, field })),
  )
  const asked = selected.filter(({ coordinate }) => usage.has(coordinate))
  const nullable = asked.filter(({ field }) => !isNonNullType(field.type))
  return {
    members: coordinatesWith(usage, ' > ').filter((member) => !observed.members.has(member)),
    enumValues: ownTypes(schema)
      .filter(({ name }) => usage.has(`read ${name}`))
      .flatMap(valuesOf)
      .filter((value) => !observed.enumValues.has(value)),
    neverNull: nullable.map(({ coordinate }) => coordinate).filter((coordinate) => !observed.nulls.has(coordinate)),
    neverPresent: asked.map(({ coordinate }) => coordinate).filter((coordinate) => !observed.values.has(coordinate)),
  }
}

/** How many entries all lists hold. */
export function size(lists: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(lists).reduce((sum, list) => sum + list.length, 0)
}

function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Fields of objects and inputs. An interface's are those of its members, and are not told twice. */
function fieldsOf(type: GraphQLNamedType): string[] {
  if (!isObjectType(type) && !isInputObjectType(type)) return []
  return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)
}

function valuesOf(type: GraphQLNamedType): string[] {
  return isEnumType(type) ? type.getValues().map(({ name }) => `${type.name}.${name}`) : []
}

function coordinatesWith(usage: Usage, mark: string): string[] {
  return [...usage.keys()].filter((coordinate) => coordinate.includes(mark)).sort()
}
