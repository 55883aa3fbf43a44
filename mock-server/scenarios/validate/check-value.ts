import {
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { nearestNames } from '../nearest-names.ts'

/** A problem in data, and its path: `layer.basket.lines[0].offerId`. */
export type ValueProblem = { path: string; message: string }

/** Options of the validation. */
export type ValueCheck = {
  schema: GraphQLSchema
  /** Whether a missing field is filled in elsewhere, by schema coordinate. Default: no field is. */
  isGiven?: (coordinate: string) => boolean
}

/** Everything about a value that violates an output type: nulls, enums, scalars, lists, unknown and missing fields. Empty for a valid value. */
export function checkValue(check: ValueCheck, type: GraphQLOutputType, value: unknown, path: string): ValueProblem[] {
  if (isNonNullType(type)) {
    return value === null || value === undefined
      ? [{ path, message: `must not be null: it is ${String(type)}` }]
      : checkValue(check, type.ofType, value, path)
  }
  if (value === null || value === undefined) return []
  if (isListType(type)) return checkList(check, type.ofType, value, path)
  if (isObjectType(type)) return checkObject(check, type, value, path)
  if (isAbstractType(type)) return checkMember(check, type, value, path)
  if (isEnumType(type))
    return oneOf(
      type.getValues().map(({ name }) => name),
      value,
      `value of ${type.name}`,
      path,
    )
  try {
    // Input coercion is stricter: it does not accept a number for a string.
    type.coerceInputValue(value)
    return []
  } catch (error) {
    return [{ path, message: `is no ${type.name}: ${error instanceof Error ? error.message : String(error)}` }]
  }
}

function checkList(check: ValueCheck, type: GraphQLOutputType, value: unknown, path: string): ValueProblem[] {
  if (!Array.isArray(value)) return [{ path, message: 'must be a list' }]
  return value.flatMap((entry: unknown, at) => checkValue(check, type, entry, `${path}[${at}]`))
}

function checkObject(check: ValueCheck, type: GraphQLObjectType, value: unknown, path: string): ValueProblem[] {
  if (!isRecord(value)) return [{ path, message: `must be an object: it is ${type.name}` }]
  const fields = type.getFields()
  const unknown = Object.keys(value)
    .filter((name) => name !== '__typename' && !Object.hasOwn(fields, name))
    .flatMap((name) => oneOf(Object.keys(fields), name, `field of ${type.name}`, `${path}.${name}`))
  const wrong = Object.values(fields).flatMap((field) => {
    if (value[field.name] === undefined && check.isGiven?.(`${type.name}.${field.name}`)) return []
    return checkValue(check, field.type, value[field.name], `${path}.${field.name}`)
  })
  const named = value['__typename']
  const misnamed = named !== undefined && named !== type.name ? [{ path: `${path}.__typename`, message: `must be ${type.name}` }] : []
  return [...misnamed, ...unknown, ...wrong]
}

function checkMember(check: ValueCheck, type: GraphQLAbstractType, value: unknown, path: string): ValueProblem[] {
  if (!isRecord(value)) return [{ path, message: `must be an object: it is one of ${type.name}` }]
  const members = check.schema.getPossibleTypes(type)
  const member = members.find(({ name }) => name === value['__typename'])
  if (member) return checkObject(check, member, value, path)
  return oneOf(
    members.map(({ name }) => name),
    value['__typename'],
    `member of ${type.name}`,
    `${path}.__typename`,
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A problem unless the word is a known one. */
export function oneOf(known: readonly string[], word: unknown, what: string, path: string): ValueProblem[] {
  if (typeof word === 'string' && known.includes(word)) return []
  const said = typeof word === 'string' ? `'${word.slice(0, 60)}'` : JSON.stringify(word)?.slice(0, 60)
  const near = nearestNames(typeof word === 'string' ? word : '', known, 3)
  return [{ path, message: `there is no ${what} ${said}${near.length > 0 ? `; near to it: ${near.join(', ')}` : ''}` }]
}
