import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
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
import type { Observed } from './answer/answer-cells.ts'

/** What no operation asks for or sends. A type that is listed does not list its fields again. */
export type Unselected = { types: string[]; fields: string[]; enumValues: string[]; members: string[] }

/**
 * What operations select and no answer ever held: object types, members (`Union > Member`), enum values, fields that never were null though
 * they may be, and fields that never held anything. A type that is listed does not list its fields again.
 */
export type Unanswered = { types: string[]; members: string[]; enumValues: string[]; neverNull: string[]; neverPresent: string[] }

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
  const met = new Set([...observed.values, ...observed.nulls].map((coordinate) => coordinate.split('.')[0]))
  const objects = ownTypes(schema)
    .filter((type) => isObjectType(type))
    .map((type) => ({ type, asked: askedFields(type, usage) }))
  const fields = objects.filter(({ type }) => met.has(type.name)).flatMap(({ asked }) => asked)
  return {
    types: objects.filter(({ type, asked }) => asked.length > 0 && !met.has(type.name)).map(({ type }) => type.name),
    members: coordinatesWith(usage, ' > ').filter((member) => !observed.members.has(member) && isAnswered(schema, member)),
    enumValues: ownTypes(schema)
      .filter(({ name }) => usage.has(`read ${name}`))
      .flatMap(valuesOf)
      .filter((value) => !observed.enumValues.has(value)),
    neverNull: fields.filter(({ nullable, coordinate }) => nullable && !observed.nulls.has(coordinate)).map(({ coordinate }) => coordinate),
    neverPresent: fields.filter(({ coordinate }) => !observed.values.has(coordinate)).map(({ coordinate }) => coordinate),
  }
}

/** Whether any field answers with the union or interface of a member: one that is only a fragment's condition has no members to be seen. */
function isAnswered(schema: GraphQLSchema, member: string): boolean {
  const [abstract] = member.split(' > ')
  return ownTypes(schema).some(
    (type) => isObjectType(type) && Object.values(type.getFields()).some((field) => getNamedType(field.type).name === abstract),
  )
}

/** How many entries all lists hold. */
export function entryCount(lists: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(lists).reduce((sum, list) => sum + list.length, 0)
}

function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function askedFields(type: GraphQLObjectType, usage: Usage): { coordinate: string; nullable: boolean }[] {
  return Object.values(type.getFields())
    .map((field) => ({ coordinate: `${type.name}.${field.name}`, nullable: !isNonNullType(field.type) }))
    .filter(({ coordinate }) => usage.has(coordinate))
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
