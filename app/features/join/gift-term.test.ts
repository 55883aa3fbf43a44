import { expect, test } from 'vitest'
import { monthsOf, sharedMonths } from './gift-term.ts'

test.each([
  [12, 12],
  [1, 1],
  [null, undefined],
  [0, undefined],
  [-3, undefined],
  [1.5, undefined],
  [NaN, undefined],
])('a term of %s months is %s', (termMonths, months) => {
  expect(monthsOf({ termMonths })).toBe(months)
})

test('an answer of another version has no term', () => {
  expect(monthsOf({} as { termMonths: number | null })).toBeUndefined()
})

test.each([
  ['none', [], undefined],
  ['one', [12], 12],
  ['two alike', [6, 6], 6],
  ['two that differ', [6, 12], undefined],
  ['one of which has none', [6, null], undefined],
])('the term of all gifts: %s', (_which, terms, months) => {
  expect(sharedMonths(terms.map((termMonths) => ({ termMonths })))).toBe(months)
})

test('where gifts cannot be had, their term is not known', () => {
  expect(sharedMonths(undefined)).toBeUndefined()
})
