// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readKept, writeKept } from './kept-for.ts'
import { forgetOwned, PROMPTS_KEY, RENEWAL_KEY } from './owned-keys.ts'

const ada = { user: 'ada', store: 'en-GB' }
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

beforeEach(() => {
  writeKept('local', PROMPTS_KEY, ada, 'seen')
  writeKept('session', RENEWAL_KEY, ada, 'closed')
})

test('a value counts for its account and store alone', () => {
  expect(readKept('local', PROMPTS_KEY, ada, text)).toBe('seen')
  expect(readKept('local', PROMPTS_KEY, { ...ada, store: 'en-US' }, text)).toBeUndefined()
  expect(readKept('local', PROMPTS_KEY, { ...ada, user: 'bea' }, text)).toBeUndefined()
  localStorage.setItem(PROMPTS_KEY, 'FAILURE')
  expect(readKept('local', PROMPTS_KEY, ada, text)).toBeUndefined()
})

test('a login of the same account keeps its values, that of another removes them', () => {
  forgetOwned(ada)
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1])
  forgetOwned({ ...ada, user: 'bea' })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a logout removes all', () => {
  forgetOwned()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
