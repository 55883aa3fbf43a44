import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitSteps } from './digit-steps.ts'

test('every digit that changes passes those between, the others stand', () => {
  expect(digitSteps('£26.00', '£13.50')).toEqual(['£', '2\n1', '6\n5\n4\n3', '.', '0\n1\n2\n3\n4\n5', '0'])
})

test.each([
  ['fewer', '£103.50', '£62.50', ['£', '0\n1\n2\n3\n4\n5\n6', '3\n2', '.', '5', '0']],
  ['more', '£9.00', '£58.50', ['£', '5', '9\n8', '.', '0\n1\n2\n3\n4\n5', '0']],
  ['no', 'Pending...', '£13.50', ['£', '1', '3', '.', '5', '0']],
  ['other', '£9.00', 'Free', ['F', 'r', 'e', 'e']],
])('amounts of %s digits align at their right end', (_what, from, to, steps) => {
  expect(digitSteps(from, to)).toEqual(steps)
})

test('whatever it rolls from, it shows one digit after the other and ends at the amount', () => {
  const amount = fc.nat(999_999).map((minor) => `£${(minor / 100).toFixed(2)}`)
  fc.assert(
    fc.property(amount, amount, (from, to) => {
      const columns = digitSteps(from, to).map((steps) => steps.split('\n'))
      expect(columns.map((steps) => steps.at(-1)).join('')).toBe(to)
      const strides = columns.flatMap((steps) => steps.slice(1).map((digit, at) => Math.abs(Number(digit) - Number(steps[at]))))
      expect(strides.every((stride) => stride === 1)).toBe(true)
    }),
  )
})
