import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { isRecord } from '../coverage/answer/answer-places.ts'

/** Values that say nothing, by scalar; any other scalar is a text. */
const NOTHING: Readonly<Record<string, unknown>> = {
  Int: 0,
  Float: 0,
  MinorUnits: 0,
  MajorUnits: 0,
  Boolean: false,
  CurrencyCode: 'GBP',
  CountryCode: 'GB',
  Locale: 'en-GB',
  DateTime: '1970-01-01T00:00:00.000Z',
  Date: '1970-01-01',
  JsonObject: {},
}

/** An object nested deeper than this in fields that nobody asked for contains itself. */
const DEEPEST = 8

/** A recorded value with the fields that nobody asked for, because a scenario's answers are whole: null, empty, or a value that says nothing. */
export function filledAnswer(schema: GraphQLSchema, type: GraphQLOutputType, value: unknown): unknown {
  const bare = getNullableType(type)
  if (value === undefined) return leastValue(schema, type, 0)
  if (value === null) return null
  if (isListType(bare)) return Array.isArray(value) ? value.map((entry: unknown) => filledAnswer(schema, bare.ofType, entry)) : value
  if (!isRecord(value)) return value
  const named = isAbstractType(bare) ? schema.getType(String(value['__typename'])) : bare
  if (!isObjectType(named)) return value
  const fields = Object.values(named.getFields()).map((field) => [field.name, filledAnswer(schema, field.type, value[field.name])] as const)
  return { ...(isAbstractType(bare) && { __typename: named.name }), ...Object.fromEntries(fields) }
}

function leastValue(schema: GraphQLSchema, type: GraphQLOutputType, depth: number): unknown {
  if (!isNonNullType(type)) return null
  const bare = getNullableType(type)
  if (isListType(bare)) return []
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  const named = isAbstractType(bare) ? schema.getPossibleTypes(bare)[0] : bare
  if (!isObjectType(named)) return NOTHING[bare.name] ?? ''
  if (depth === DEEPEST) return null
  const fields = Object.values(named.getFields()).map((field) => [field.name, leastValue(schema, field.type, depth + 1)] as const)
  return { ...(isAbstractType(bare) && { __typename: named.name }), ...Object.fromEntries(fields) }
}
