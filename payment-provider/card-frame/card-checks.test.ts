import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CardEntry, groupedNumber, mistakeIn, schemeOf } from './card-checks.ts'

const entry: CardEntry = { number: '4242 4242 4242 4242', expiry: '08 / 30', code: '123', name: 'Imogen Adeyemi' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a card number', () => {
  test.each([
    ['4242424242424242', null],
    ['4242 4242 4242 4242', null],
    [' 4242-4242-4242-4242 ', null],
    ['378282246310005', null],
    ['4242 4242 4242', 'incomplete'],
    ['4242 4242 4242 4241', 'wrong'],
    ['not a number', 'wrong'],
    ['', 'missing'],
    ['   ', 'missing'],
  ])('%s: %s', (number, expected) => {
    expect(mistakeIn('number', { ...entry, number })).toBe(expected)
  })

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    [' 4242-4242 42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['4242a', '4242'],
    ['', ''],
  ])('%s is grouped as %s', (typed, expected) => {
    expect(groupedNumber(typed)).toBe(expected)
  })

  test.each([
    ['4242', 'Visa'],
    ['5555 55', 'Mastercard'],
    ['3782', 'American Express'],
    ['', undefined],
  ])('%s belongs to %s', (number, expected) => {
    expect(schemeOf(number)?.name).toBe(expected)
  })
})

describe('an expiry date', () => {
  test.each([
    ['08 / 30', null],
    ['08/30', null],
    ['8/30', null],
    ['08/2030', null],
    ['2030-08', null],
    ['0830', null],
    ['03/26', null],
    ['02/26', 'wrong'],
    ['12/25', 'wrong'],
    ['13/30', 'wrong'],
    ['30/08', 'wrong'],
    ['31/08/2030', 'wrong'],
    ['08', 'incomplete'],
    ['', 'missing'],
  ])('%s: %s', (expiry, expected) => {
    expect(mistakeIn('expiry', { ...entry, expiry })).toBe(expected)
  })
})

test.each([
  ['4242424242424242', '123', null],
  ['4242424242424242', '12', 'incomplete'],
  ['4242424242424242', '1234', 'wrong'],
  ['378282246310005', '1234', null],
  ['378282246310005', '123', 'incomplete'],
  ['', '1234', null],
  ['4242424242424242', '', 'missing'],
  ['4242424242424242', 'abc', 'wrong'],
])('with %s the security code %s: %s', (number, code, expected) => {
  expect(mistakeIn('code', { ...entry, number, code })).toBe(expected)
})

test.each([
  ['Siobhán O’Neill-Ng', null],
  ['4242 4242 4242 4242', 'wrong'],
  ['', 'missing'],
])('the name %s: %s', (name, expected) => {
  expect(mistakeIn('name', { ...entry, name })).toBe(expected)
})
