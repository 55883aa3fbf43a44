import { expect, test } from 'vitest'
import { countedTries, MOST_TRIES, retryAt, TRIES_WINDOW } from './login-tries.ts'

const now = 10_000_000
const failures = (count: number, age = 0) => Array.from({ length: count }, (_, at) => now - age + at)

test('fewer failures than the limit slow nobody down', () => {
  expect(retryAt([], now)).toBeNull()
  expect(retryAt(failures(MOST_TRIES - 1), now)).toBeNull()
})

test('as many as the limit do, until the first of them is forgotten', () => {
  const five = failures(MOST_TRIES, 1000)
  expect(retryAt(five, now)).toBe(now - 1000 + TRIES_WINDOW)
  expect(retryAt(five, now - 1000 + TRIES_WINDOW)).toBeNull()
  expect(retryAt(five, now - 1001 + TRIES_WINDOW)).not.toBeNull()
})

test('of more failures the last five matter', () => {
  const first = now - TRIES_WINDOW + 1
  expect(retryAt([first, ...failures(MOST_TRIES, 10)], now)).toBe(now - 10 + TRIES_WINDOW)
})

test('failures are forgotten after the window', () => {
  expect(countedTries([now - TRIES_WINDOW, now - TRIES_WINDOW + 1, now], now)).toEqual([now - TRIES_WINDOW + 1, now])
})
