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
import { answeredType } from '../../codegen/semantic-non-null.ts'
import { collectUsage, type Usage } from '../changes/usage.ts'
import type { Operation } from '../load.ts'
import type { Observed } from './answer/answer-cells.ts'

/** What no operation selects or sends. A listed type's fields are not listed again. */
export type Unselected = { types: string[]; fields: string[]; enumValues: string[]; members: string[] }

/**
 * What operations select but no answer contained: object types, members (`Union > Member`), enum values, nullable fields that were never null, and fields that
 * always were. A listed type's fields are not listed again.
 */
export type Unanswered = { types: string[]; members: string[]; enumValues: string[]; neverNull: string[]; neverPresent: string[] }

/** The parts of the schema that operations leave out. */
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

/** Possible answers to the operations that were never observed. */
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

/** Whether any field answers with the member's union or interface: one used only as a fragment's type condition has no observable members. */
function isAnswered(schema: GraphQLSchema, member: string): boolean {
  const [abstract] = member.split(' > ')
  return ownTypes(schema).some(
    (type) => isObjectType(type) && Object.values(type.getFields()).some((field) => getNamedType(field.type).name === abstract),
  )
}

/** The total number of entries in all lists. */
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
    .map((field) => ({ coordinate: `${type.name}.${field.name}`, nullable: !isNonNullType(answeredType(field)) }))
    .filter(({ coordinate }) => usage.has(coordinate))
}

/** Fields of objects and inputs. An interface's fields are those of its members and not listed twice. */
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
