import { expect, test } from 'vitest'
import { baseFlags } from './known-flags.ts'
import { maxVisibleOf } from './select-cap.ts'

test('a select list is capped at ten entries only while the flag is on [VALID-02]', () => {
  expect(maxVisibleOf('1')).toBe(10)
  expect(maxVisibleOf('0')).toBeUndefined()
  expect(maxVisibleOf(baseFlags['select-cap'])).toBeUndefined()
})
