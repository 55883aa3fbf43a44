import { describe, expect, test } from 'vitest'
import { scalars } from './scalars.ts'

type Name = keyof typeof scalars

const accepted: readonly [Name, unknown][] = [
  ['MinorUnits', -1350],
  ['MajorUnits', 12.5],
  ['MajorUnits', 25],
  ['CurrencyCode', 'EUR'],
  ['CountryCode', 'GB'],
  ['Locale', 'en-US'],
  ['DateTime', '2026-11-21T09:00:00.000Z'],
  ['Date', '2028-02-29'],
  ['Html', '<p>Words</p>'],
  ['Markdown', '**Words**'],
  ['JsonObject', {}],
]

const refused: readonly [Name, unknown][] = [
  ['MinorUnits', 13.5],
  ['MajorUnits', 12.345],
  ['MajorUnits', '25'],
  ['MajorUnits', Number.POSITIVE_INFINITY],
  ['CurrencyCode', 'gbp'],
  ['CountryCode', 'GBR'],
  ['Locale', 'en'],
  ['DateTime', '2026-11-21'],
  ['Date', '2026-02-30'],
  ['Html', 1],
  ['Markdown', null],
  ['JsonObject', []],
]

describe('a scalar', () => {
  test.each(accepted)('%s takes and gives %j', (name, value) => {
    expect(scalars[name].coerceInputValue(value)).toEqual(value)
    expect(scalars[name].coerceOutputValue(value)).toEqual(value)
  })

  test.each(refused)('%s neither takes nor gives %j', (name, value) => {
    expect(() => scalars[name].coerceInputValue(value)).toThrow('Expecting')
    expect(() => scalars[name].coerceOutputValue(value)).toThrow(`A resolver's value is no ${name}.`)
  })
})
