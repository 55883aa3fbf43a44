import { expect, test } from 'vitest'
import { baseFlags } from './known-flags.ts'
import { maxVisibleOf } from './select-cap.ts'

test('a list to choose from stops at ten entries where the flag is on, and not as a rule [VALID-02]', () => {
  expect(maxVisibleOf('1')).toBe(10)
  expect(maxVisibleOf('0')).toBeUndefined()
  expect(maxVisibleOf(baseFlags['select-cap'])).toBeUndefined()
})
