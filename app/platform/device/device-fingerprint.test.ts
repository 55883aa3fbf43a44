// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceFingerprint } from './device-fingerprint.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a browser’s fingerprint is random and stored', async () => {
  const first = await deviceFingerprint()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(await deviceFingerprint()).toBe(first)

  localStorage.clear()
  expect(await deviceFingerprint()).not.toBe(first)
})

test('a value of another form is replaced', async () => {
  localStorage.setItem('device', 'x\r\ny')
  expect(await deviceFingerprint()).toMatch(/^[\da-f-]{36}$/)
})

test('a slow fingerprint is awaited for up to 3 s [OP-BASKET-02]', async () => {
  const slow = deviceFingerprint(() => new Promise((resolve) => setTimeout(() => resolve('slow'), 2999)))
  await vi.advanceTimersByTimeAsync(2999)
  expect(await slow).toBe('slow')
})

test('after 3 s it is undefined [OP-BASKET-02]', async () => {
  const answered = vi.fn()
  const never = deviceFingerprint(() => new Promise(() => undefined)).then(answered)
  await vi.advanceTimersByTimeAsync(2999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await never
  expect(answered).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('forbidden storage gives no fingerprint', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(await deviceFingerprint()).toBeUndefined()
})
