// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onResizeSettled } from './on-resize.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a resize is handled once the window has kept its size for 500 ms [TIMING-01]', () => {
  const callback = vi.fn<() => void>()
  const stop = onResizeSettled(callback)
  for (let times = 0; times < 3; times++) {
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(499)
  }
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('resize'))
  stop()
  vi.advanceTimersByTime(1000)
  dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledTimes(1)
})
