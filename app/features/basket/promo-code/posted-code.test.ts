import { expect, test } from 'vitest'
import { postedCode } from './posted-code.ts'

test('the address names the code, and what was to be done with it', () => {
  expect(postedCode('apply-code', 'GLOW10')).toEqual({ code: 'GLOW10', isApplying: true })
  expect(postedCode('apply-code', '')).toEqual({ code: '', isApplying: true })
  expect(postedCode('remove-code', 'GLOW10')).toEqual({ code: 'GLOW10', isApplying: false })
})

test.each([
  ['add', 'GLOW10'],
  [undefined, 'GLOW10'],
  ['apply-code', undefined],
  ['apply-code', ['A', 'B']],
  [['apply-code', 'remove-code'], 'A'],
])('an address that says error %j and code %j speaks of no code', (error, code) => {
  expect(postedCode(error, code)).toBeUndefined()
})
