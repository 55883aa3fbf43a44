// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startMeasuring } from '#app/platform/tracking/measuring/start-measuring.ts'
import { tellHeld } from '#app/platform/tracking/measuring/tell-held.ts'
import { startLater } from './start-later.ts'

vi.mock('#app/platform/tracking/measuring/start-measuring.ts')

afterEach(() => sessionStorage.clear())

test('nobody hears what consent holds back, unless a tester asks for it in this tab', async () => {
  await startLater()
  expect(vi.mocked(startMeasuring).mock.lastCall).toEqual([undefined])
  sessionStorage.setItem('tell-held-events', '1')
  await startLater()
  expect(vi.mocked(startMeasuring).mock.lastCall).toEqual([tellHeld])
})
