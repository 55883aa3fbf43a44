import { type GraphQLOutputType, getNullableType, isEnumType, isListType, isNonNullType, isScalarType } from 'graphql'
import { constraints } from '#schema/__generated__/constraints.ts'
import { atPath, type FailedPlaces, failedPlaces, isRecord, type PlacedError } from './answer-places.ts'
import type { AnswerShape, ShapeField, ShapeObject } from './answer-shape.ts'
import { scalarFormats } from './scalar-formats.ts'

/** An answer: data, and the errors that explain what is missing. */
export type GivenAnswer = { data?: unknown; errors?: readonly PlacedError[] | undefined }

/** What kind of promise an answer breaks. */
type ViolationKind = 'data' | 'error' | 'missing' | 'unasked' | 'null' | 'list' | 'length' | 'enum' | 'scalar' | 'member'

/**
 * One contract violation: where it stands in the answer (`basket.items.0.price`), the coordinate that promises otherwise (`BasketItem.price`; empty for
 * the answer as a whole), and what is wrong, as the end of a sentence that the place begins.
 */
export type Violation = { place: string; coordinate: string; kind: ViolationKind; fault: string }

/**
 * Every contract violation in an answer, each as a sentence that starts with its path. Checks the answer alone, against schema and document, without knowing
 * how it was computed. Empty if the answer is valid.
 */
export function checkAnswer(shape: AnswerShape, answer: GivenAnswer): string[] {
  return answerViolations(shape, answer).map(({ place, fault }) => `${place}: ${fault}`)
}

/** The same with coordinates, for reports that group by them. */
export function answerViolations({ root }: AnswerShape, { data, errors = [] }: GivenAnswer): Violation[] {
  const problems = errors.flatMap(({ path }) =>
    path && !leadsToNull(data, path) ? [violation('error', path.join('.'), '', 'has an error, and is not null')] : [],
  )
  if (isRecord(data)) return [...problems, ...checkObject(root, data, '', failedPlaces(errors))]
  if (data !== null && data !== undefined) return [violation('data', 'data', '', 'is no object')]
  return errors.length > 0 ? problems : [violation('data', 'data', '', 'is missing, and no error says why')]
}

function violation(kind: ViolationKind, place: string, coordinate: string, fault: string): Violation {
  return { place, coordinate, kind, fault }
}

function leadsToNull(data: unknown, path: readonly (string | number)[]): boolean {
  let value = data
  for (const step of path) {
    if (value === null || value === undefined) return true
    value = typeof value === 'object' ? Reflect.get(value, step) : undefined
  }
  return value === null || value === undefined
}

function checkObject(fields: ShapeObject, value: Readonly<Record<string, unknown>>, place: string, failed: FailedPlaces): Violation[] {
  const unasked = Object.keys(value).filter((key) => !fields.has(key))
  const problems = unasked.map((key) => violation('unasked', atPath(place, key), key, 'nobody asked for it'))
  for (const [key, field] of fields) {
    const here = atPath(place, key)
    if (value[key] !== undefined) problems.push(...checkValue(field, field.type, value[key], here, failed))
    else if (!field.isConditional) problems.push(violation('missing', here, field.coordinate, 'is missing'))
  }
  return problems
}

function checkValue(field: ShapeField, type: GraphQLOutputType, value: unknown, place: string, failed: FailedPlaces): Violation[] {
  const { coordinate } = field
  const wrong = (kind: ViolationKind, fault: string): Violation[] => [violation(kind, place, coordinate, fault)]
  if (value === null) {
    const isExplained = field.isNullWithError && failed.has(place)
    return isNonNullType(type) && !isExplained ? wrong('null', `is null, and ${coordinate} is ${type}`) : []
  }
  const bare = getNullableType(type)
  if (isListType(bare)) {
    if (!Array.isArray(value)) return wrong('list', 'is no list')
    const entries = value.flatMap((entry: unknown, at) => checkValue(field, bare.ofType, entry, atPath(place, at), failed))
    const { maxItems = value.length } = constraints[coordinate] ?? {}
    return value.length > maxItems
      ? [...wrong('length', `has ${value.length} items, and ${coordinate} at most ${maxItems}`), ...entries]
      : entries
  }
  if (isEnumType(bare)) return bare.getValues().some(({ name }) => name === value) ? [] : wrong('enum', `${told(value)} is no ${bare.name}`)
  if (!isScalarType(bare)) return checkMember(field, value, place, failed)
  const isWell = scalarFormats[bare.name]
  if (!isWell) return wrong('scalar', `nobody says how a ${bare.name} is written: add it to scalar-formats.ts`)
  return isWell(value) ? [] : wrong('scalar', `${told(value)} is no ${bare.name}`)
}

/** Checks an object against its only possible type, or the one in its `__typename`. */
function checkMember({ below, coordinate }: ShapeField, value: unknown, place: string, failed: FailedPlaces): Violation[] {
  const wrong = (fault: string): Violation[] => [violation('member', place, coordinate, fault)]
  if (!isRecord(value)) return wrong(`${told(value)} is no object`)
  const [only] = below.keys()
  const said = value['__typename']
  if (said === undefined && below.size > 1) return wrong('does not say which member it is')
  const fields = below.get(typeof said === 'string' ? said : (only ?? ''))
  return fields ? checkObject(fields, value, place, failed) : wrong(`${told(said)} is no type that ${coordinate} may have`)
}

function told(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 60)
}
