// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onIntent } from './on-intent.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<form><button><span>Add to Bag</span></button></form><button id="other">Menu</button>'
})

afterEach(() => {
  vi.useRealTimers()
})

const pointAt = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
const focus = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('focusin', { bubbles: true }))

test('loading starts once, when the page is idle after a pointer is on what needs it', () => {
  const load = vi.fn()
  const stop = onIntent('form', load)
  pointAt('#other')
  vi.advanceTimersByTime(1_000)
  expect(load).not.toHaveBeenCalled()

  pointAt('form span')
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(load).toHaveBeenCalledTimes(1)
  pointAt('form span')
  focus('form button')
  vi.advanceTimersByTime(1_000)
  expect(load).toHaveBeenCalledTimes(1)
  stop()
})

test('the focus starts it, too', () => {
  const load = vi.fn()
  onIntent('form', load)
  focus('form button')
  vi.advanceTimersByTime(200)
  expect(load).toHaveBeenCalledTimes(1)
})

test('nothing starts once it is stopped', () => {
  const load = vi.fn()
  onIntent('form', load)()
  pointAt('form span')
  vi.advanceTimersByTime(1_000)
  expect(load).not.toHaveBeenCalled()
})
