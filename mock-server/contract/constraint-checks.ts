import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { type Constraint, constraints } from '#schema/__generated__/constraints.ts'
import type { ErrorCode, Problem } from '#schema/__generated__/types.ts'
import { problem } from './errors.ts'
import { isEmail } from './rules/input/email.ts'

/** Adds what is wrong with a value to `found`. `path` leads to the value; a check leaves it as it was. */
type Check = (value: unknown, path: (string | number)[], found: Problem[]) => void

type Arguments = Readonly<Record<string, unknown>>

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** True for a UUID of version 4. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

const formats: Readonly<Record<NonNullable<Constraint['format']>, (text: string) => boolean>> = { email: isEmail, uuid: isUuid }

/**
 * What a field's arguments break of the schema's `@constraint`, inputs within inputs and items of lists included. Undefined: the field has no
 * constraint. Compiled once for each field, because it runs in every request.
 */
export function constraintCheck(coordinate: string, args: readonly GraphQLArgument[]): ((given: Arguments) => Problem[]) | undefined {
  const checks = entriesOf(args, (name) => `${coordinate}(${name}:)`)
  if (checks.length === 0) return undefined
  return (given) => {
    const found: Problem[] = []
    checkEntries(checks, given, [], found)
    return found
  }
}

type Entry = readonly [name: string, check: Check]

function entriesOf(inputs: readonly (GraphQLArgument | GraphQLInputField)[], coordinateOf: (name: string) => string): Entry[] {
  return inputs.flatMap(({ name, type }): Entry[] => {
    const check = valueCheck(type, constraints[coordinateOf(name)] ?? {})
    return check ? [[name, check]] : []
  })
}

function checkEntries(entries: readonly Entry[], values: Arguments, path: (string | number)[], found: Problem[]): void {
  for (const [name, check] of entries) {
    const value = values[name]
    if (value === undefined || value === null) continue
    path.push(name)
    check(value, path, found)
    path.pop()
  }
}

/** Undefined: nothing can be wrong with a value of the type. */
function valueCheck(type: GraphQLInputType, constraint: Constraint): Check | undefined {
  const bare = getNullableType(type)
  if (isListType(bare)) return listCheck(valueCheck(bare.ofType, constraint), constraint)
  if (isInputObjectType(bare)) return objectCheck(bare.name, Object.values(bare.getFields()))
  const checks = [textCheck(constraint), numberCheck(constraint)].filter((check) => check !== undefined)
  return checks.length === 0 ? undefined : (value, path, found) => checks.forEach((check) => check(value, path, found))
}

function objectCheck(typeName: string, fields: readonly GraphQLInputField[]): Check | undefined {
  const entries = entriesOf(fields, (name) => `${typeName}.${name}`)
  return entries.length === 0 ? undefined : (value, path, found) => checkEntries(entries, value as Arguments, path, found)
}

/** The items of a list that is too long are not looked at: there may be very many. */
function listCheck(item: Check | undefined, { minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Constraint): Check | undefined {
  if (!item && minItems === 0 && maxItems === Number.POSITIVE_INFINITY) return undefined
  return (value, path, found) => {
    if (!Array.isArray(value)) return
    const { length } = value
    if (length < minItems) report(length === 0 ? 'REQUIRED' : 'TOO_SHORT', `has ${length} items, fewer than ${minItems}`, path, found)
    if (length > maxItems) report('TOO_LONG', `has ${length} items, more than ${maxItems}`, path, found)
    else if (item) value.forEach((one: unknown, at) => checkItem(item, one, at, path, found))
  }
}

function checkItem(check: Check, value: unknown, at: number, path: (string | number)[], found: Problem[]): void {
  if (value === undefined || value === null) return
  path.push(at)
  check(value, path, found)
  path.pop()
}

/** The form is looked at where the length holds: one problem tells what to change, and a pattern never runs over a very long text. */
function textCheck({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format }: Constraint): Check | undefined {
  if (minLength === 0 && maxLength === Number.POSITIVE_INFINITY && pattern === undefined && format === undefined) return undefined
  const form = pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'u')
  const isOfFormat = format && formats[format]
  return (value, path, found) => {
    if (typeof value !== 'string') return
    const text = value.trim()
    const length = codePoints(text, minLength, maxLength)
    if (length === 0 && minLength > 0) report('REQUIRED', 'is empty', path, found)
    else if (length < minLength) report('TOO_SHORT', `has ${length} characters, fewer than ${minLength}`, path, found)
    else if (length > maxLength) report('TOO_LONG', `has ${length} characters, more than ${maxLength}`, path, found)
    else if (form?.test(text) === false) report('INVALID', `does not match ${pattern}`, path, found)
    else if (isOfFormat?.(text) === false) report('INVALID', `is no ${format}`, path, found)
  }
}

/** The number of characters. Counted one by one only where the number of code units leaves open whether it is within the bounds. */
function codePoints(text: string, least: number, most: number): number {
  return text.length <= most && (text.length === 0 || text.length >= least * 2) ? text.length : [...text].length
}

function numberCheck({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Constraint): Check | undefined {
  if (min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY) return undefined
  return (value, path, found) => {
    if (typeof value === 'number' && (value < min || value > max))
      report('OUT_OF_RANGE', `is ${value}, outside ${min} to ${max}`, path, found)
  }
}

function report(code: ErrorCode, fault: string, path: readonly (string | number)[], found: Problem[]): void {
  found.push(problem(code, path.map(String), `${path.join('.')} ${fault}.`))
}
