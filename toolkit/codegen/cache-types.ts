import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** Codegen plugin: writes what a normalised cache needs to know about the schema's types. */
export const plugin: PluginFunction = (schema) => `/** The object types of each union and interface. */
export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes(schema))}

/**
 * Types of which a session has exactly one object, with their fields that are lists: the type has no id, a query without arguments reads it and
 * mutations answer with it.
 */
export const singletonTypes: Record<string, string[]> = ${JSON.stringify(singletonTypes(schema))}
`

function possibleTypes(schema: GraphQLSchema): Record<string, string[]> {
  const abstractTypes = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type))
  return Object.fromEntries(abstractTypes.map((type) => [type.name, objectTypes(schema, type).map(({ name }) => name)]))
}

function singletonTypes(schema: GraphQLSchema): Record<string, string[]> {
  const changed = new Set(Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ type }) => objectTypes(schema, type)))
  const singletons = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ type, args }) => args.length === 0 && !isList(type))
    .flatMap(({ type }) => objectTypes(schema, type))
    .filter((type) => changed.has(type) && !('id' in type.getFields()))
  return Object.fromEntries(singletons.map((type) => [type.name, listFields(type)]))
}

function listFields(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap((field) => (isList(field.type) ? field.name : []))
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

function objectTypes(schema: GraphQLSchema, output: GraphQLOutputType): readonly GraphQLObjectType[] {
  const type = getNamedType(output)
  if (isAbstractType(type)) return schema.getPossibleTypes(type)
  return isObjectType(type) ? [type] : []
}
