// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFrame } from './after-frame.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('work runs after the next frame', () => {
  const done: string[] = []
  afterFrame(() => done.push('work'))
  requestAnimationFrame(() => done.push('frame'))

  vi.advanceTimersByTime(100)
  expect(done).toEqual(['frame', 'work'])
  vi.advanceTimersByTime(1_000)
  expect(done).toEqual(['frame', 'work'])
})

test('work runs once in a page that is not painted', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  const work = vi.fn()
  afterFrame(work)

  vi.advanceTimersByTime(199)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})
