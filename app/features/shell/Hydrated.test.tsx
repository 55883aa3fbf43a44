// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track, trackInto } from '#app/platform/tracking/track.ts'
import { Hydrated } from './Hydrated.client.tsx'
import { startLater } from './start-later.ts'

vi.mock('./start-later.ts')

const pressed = { event: 'Page Element Clicked', properties: { element: 'tile' } } as const

let idle: IdleRequestCallback[]

beforeEach(() => {
  // What another test left waiting goes first.
  trackInto(() => undefined)()
  vi.mocked(startLater).mockReset()
  idle = []
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idle.push(callback))
})
afterEach(() => vi.unstubAllGlobals())

const becomeIdle = () => {
  for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 50 })
}
const started = async () => {
  await vi.dynamicImportSettled()
  return vi.mocked(startLater).mock.calls.length
}

test('what can wait starts when the browser is idle, and once', async () => {
  render(<Hydrated />)
  expect(await started()).toBe(0)
  becomeIdle()
  track(pressed)
  expect(await started()).toBe(1)
})

test('the first event starts it before the browser is idle', async () => {
  render(<Hydrated />)
  track(pressed)
  track(pressed)
  expect(await started()).toBe(1)
  becomeIdle()
  expect(await started()).toBe(1)
})

test('so does an event that came before the page was hydrated', async () => {
  track(pressed)
  render(<Hydrated />)
  expect(await started()).toBe(1)
})
