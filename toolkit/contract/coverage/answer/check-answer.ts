import { type GraphQLOutputType, getNullableType, isEnumType, isListType, isNonNullType, isScalarType } from 'graphql'
import { constraints } from '#schema/__generated__/constraints.ts'
import { atPath, type FailedPlaces, failedPlaces, isRecord, type PlacedError } from './answer-places.ts'
import type { AnswerShape, ShapeField, ShapeObject } from './answer-shape.ts'
import { scalarFormats } from './scalar-formats.ts'

/** An answer: data, and the errors that explain what is missing. */
export type GivenAnswer = { data?: unknown; errors?: readonly PlacedError[] | undefined }

/**
 * Every contract violation in an answer, each as a sentence that starts with its path. Checks the answer alone, against schema and document, without knowing
 * how it was computed. Empty if the answer is valid.
 */
export function checkAnswer({ root }: AnswerShape, { data, errors = [] }: GivenAnswer): string[] {
  const problems = errors.flatMap(({ path }) =>
    path && !leadsToNull(data, path) ? [`${path.join('.')}: has an error, and is not null`] : [],
  )
  if (isRecord(data)) return [...problems, ...checkObject(root, data, '', failedPlaces(errors))]
  if (data !== null && data !== undefined) return ['data: is no object']
  return errors.length > 0 ? problems : ['data: is missing, and no error says why']
}

function leadsToNull(data: unknown, path: readonly (string | number)[]): boolean {
  let value = data
  for (const step of path) {
    if (value === null || value === undefined) return true
    value = typeof value === 'object' ? Reflect.get(value, step) : undefined
  }
  return value === null || value === undefined
}

function checkObject(fields: ShapeObject, value: Readonly<Record<string, unknown>>, place: string, failed: FailedPlaces): string[] {
  const unasked = Object.keys(value).filter((key) => !fields.has(key))
  const problems = unasked.map((key) => `${atPath(place, key)}: nobody asked for it`)
  for (const [key, field] of fields) {
    const here = atPath(place, key)
    if (value[key] !== undefined) problems.push(...checkValue(field, field.type, value[key], here, failed))
    else if (!field.isConditional) problems.push(`${here}: is missing`)
  }
  return problems
}

function checkValue(field: ShapeField, type: GraphQLOutputType, value: unknown, place: string, failed: FailedPlaces): string[] {
  if (value === null) {
    const isExplained = field.isNullWithError && failed.has(place)
    return isNonNullType(type) && !isExplained ? [`${place}: is null, and ${field.coordinate} is ${type}`] : []
  }
  const bare = getNullableType(type)
  if (isListType(bare)) {
    if (!Array.isArray(value)) return [`${place}: is no list`]
    const entries = value.flatMap((entry: unknown, at) => checkValue(field, bare.ofType, entry, atPath(place, at), failed))
    const { maxItems = value.length } = constraints[field.coordinate] ?? {}
    return value.length > maxItems
      ? [`${place}: has ${value.length} items, and ${field.coordinate} at most ${maxItems}`, ...entries]
      : entries
  }
  if (isEnumType(bare)) return bare.getValues().some(({ name }) => name === value) ? [] : [`${place}: ${told(value)} is no ${bare.name}`]
  if (!isScalarType(bare)) return checkMember(field, value, place, failed)
  const isWell = scalarFormats[bare.name]
  if (!isWell) return [`${place}: nobody says how a ${bare.name} is written: add it to scalar-formats.ts`]
  return isWell(value) ? [] : [`${place}: ${told(value)} is no ${bare.name}`]
}

/** Checks an object against its only possible type, or the one in its `__typename`. */
function checkMember({ below, coordinate }: ShapeField, value: unknown, place: string, failed: FailedPlaces): string[] {
  if (!isRecord(value)) return [`${place}: ${told(value)} is no object`]
  const [only] = below.keys()
  const said = value['__typename']
  if (said === undefined && below.size > 1) return [`${place}: does not say which member it is`]
  const fields = below.get(typeof said === 'string' ? said : (only ?? ''))
  return fields ? checkObject(fields, value, place, failed) : [`${place}: ${told(said)} is no type that ${coordinate} may have`]
}

function told(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 60)
}
