// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { logError } from '#app/platform/log/log-error.ts'
import { type TrackedEvent, trackInto } from '#app/platform/tracking/track.ts'
import { experimentViewed, recordExposure, wasExposedEarlier } from './exposures.ts'

vi.mock('#app/platform/log/log-error.ts')

const FLAG = 'experiment-free-shipping-threshold'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('an exposure counts as earlier from the next session on [FREESHIP-02]', () => {
  expect(wasExposedEarlier(FLAG)).toBe(false)
  recordExposure(FLAG, '1')
  recordExposure(FLAG, '1')
  expect(wasExposedEarlier(FLAG)).toBe(false)
  expect(sessionStorage.getItem('experiment-views')).toBe(JSON.stringify([`${FLAG}:1`]))
  sessionStorage.clear()
  expect(wasExposedEarlier(FLAG)).toBe(true)
  expect(wasExposedEarlier('experiment-lip-week')).toBe(false)
})

test.each(['{', 'null', '{}', '[1]', '"x"'])('a record of %s is ignored', (text) => {
  localStorage.setItem('experiment-exposures', text)
  expect(wasExposedEarlier(FLAG)).toBe(false)
  recordExposure(FLAG, '1')
  expect(JSON.parse(localStorage.getItem('experiment-exposures') ?? '')).toEqual([FLAG])
})

test('a view of another flag in this session leaves an earlier exposure earlier', () => {
  localStorage.setItem('experiment-exposures', JSON.stringify([FLAG]))
  sessionStorage.setItem('experiment-views', JSON.stringify([`${FLAG}-two:1`, 'experiment-lip-week:1']))
  expect(wasExposedEarlier(FLAG)).toBe(true)
})

test('with forbidden storage nothing was exposed earlier, and recording does not throw', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden)
  expect(() => recordExposure(FLAG, '1')).not.toThrow()
  expect(wasExposedEarlier(FLAG)).toBe(false)
})

/** The events tracked while `act` runs. */
function toldBy(act: () => void): TrackedEvent[] {
  const told: TrackedEvent[] = []
  // Discard events that were queued before.
  trackInto(() => undefined)()
  const stop = trackInto((event) => told.push(event))
  act()
  stop()
  return told
}

const element = (attributes: Record<string, string>) => {
  const made = document.createElement('i')
  Object.assign(made.dataset, attributes)
  return made
}

test('a view is recorded once for each flag and variation in a session [EXPERIMENT-01]', () => {
  const viewed = (variation: string) => ({ event: 'Experiment Viewed', properties: { flag: FLAG, variation } })
  const look = () => {
    experimentViewed(element({ flag: FLAG, variation: '1' }))
    experimentViewed(element({ flag: FLAG, variation: '1' }))
    experimentViewed(element({ flag: FLAG, variation: '2' }))
  }
  expect(toldBy(look)).toEqual([viewed('1'), viewed('2')])
  expect(toldBy(look)).toEqual([])
  sessionStorage.clear()
  expect(toldBy(look)).toEqual([viewed('1'), viewed('2')])
})

test.each([
  [{ variation: '1' }, '[data-flag]', 'EXPERIMENT-06'],
  [{ flag: FLAG }, '[data-variation]', 'EXPERIMENT-07'],
] as const)('an element with no more than %j is logged as lacking %s, and nothing goes out [%s]', (attributes, missing, _clause) => {
  expect(toldBy(() => experimentViewed(element(attributes)))).toEqual([])
  expect(vi.mocked(logError).mock.lastCall).toEqual(['Experiment Viewed', `Element Missing ${missing}`])
  expect(sessionStorage.getItem('experiment-views')).toBeNull()
})
