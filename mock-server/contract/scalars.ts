import { GraphQLScalarType } from 'graphql'
import { badInput, problem } from './errors.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** An amount in minor units. Rejects anything but a whole number. */
function minorUnits(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw badInput([problem('INVALID', [], 'Expecting a value in subunits')])
  return value
}

/** An amount in major units, with at most two decimals. */
function majorUnits(value: unknown): number {
  const isAmount = typeof value === 'number' && Number.isFinite(value) && /^-?\d+(\.\d{1,2})?$/.test(String(value))
  if (!isAmount) throw badInput([problem('INVALID', [], 'Expecting an amount with at most two decimals, as 12.5')])
  return value
}

/** A text of a fixed form. */
function formOf(form: RegExp, example: string): (value: unknown) => string {
  return (value) => {
    if (typeof value !== 'string' || !form.test(value)) throw badInput([problem('INVALID', [], `Expecting ${example}`)])
    return value
  }
}

/** An instant in UTC, always serialized with milliseconds. */
function instant(value: unknown): string {
  const isInstant = typeof value === 'string' && INSTANT.test(value)
  const time = isInstant ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time)) throw badInput([problem('INVALID', [], 'Expecting an instant in UTC, as 2026-11-21T09:00:00.000Z')])
  return new Date(time).toISOString()
}

/** A valid calendar day. */
function day(value: unknown): string {
  const time = typeof value === 'string' && DAY.test(value) ? Date.parse(`${value}T00:00:00.000Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
    throw badInput([problem('INVALID', [], 'Expecting a calendar day, as 1990-04-17')])
  return value
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw badInput([problem('INVALID', [], 'Expecting text')])
  return value
}

function jsonObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badInput([problem('INVALID', [], 'Expecting a JSON object')])
  return value as Record<string, unknown>
}

/** A scalar with one rule for input and output. Without `coerceInputLiteral`, literals go through the same rule. */
function scalar<Value>(name: string, check: (value: unknown) => Value): GraphQLScalarType<Value, Value> {
  return new GraphQLScalarType<Value, Value>({ name, coerceOutputValue: (value) => answered(name, check, value), coerceInputValue: check })
}

/** The rule for an answer's value: one that breaks it is a defect, which is nothing for the client to put right. */
function answered<Value>(name: string, check: (value: unknown) => Value, value: unknown): Value {
  try {
    return check(value)
  } catch (cause) {
    throw new TypeError(`A resolver's value is no ${name}.`, { cause })
  }
}

/** Resolvers of the contract's custom scalars. */
export const scalars = {
  MinorUnits: scalar('MinorUnits', minorUnits),
  MajorUnits: scalar('MajorUnits', majorUnits),
  CurrencyCode: scalar('CurrencyCode', formOf(/^[A-Z]{3}$/, 'a currency in three capitals, as GBP')),
  CountryCode: scalar('CountryCode', formOf(/^[A-Z]{2}$/, 'a country in two capitals, as GB')),
  Locale: scalar('Locale', formOf(/^[a-z]{2}-[A-Z]{2}$/, 'a locale, as en-GB')),
  DateTime: scalar('DateTime', instant),
  Date: scalar('Date', day),
  Html: scalar('Html', text),
  Markdown: scalar('Markdown', text),
  JsonObject: scalar('JsonObject', jsonObject),
}
