// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { logError } from '#app/platform/log/log-error.ts'
import { EventQueue } from '#app/platform/tracking/event-queue.ts'
import { type TrackedEvent, trackInto } from '#app/platform/tracking/track.ts'
import { experimentViewed, recordExposure } from './exposures.ts'

vi.mock('#app/platform/log/log-error.ts')

const FLAG = 'experiment-free-shipping-threshold'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('an exposure is recorded for this session and for later ones', () => {
  recordExposure(FLAG, '1')
  recordExposure(FLAG, '1')
  expect(sessionStorage.getItem('experiment-views')).toBe(JSON.stringify([`${FLAG}:1`]))
  expect(localStorage.getItem('experiment-exposures')).toBe(JSON.stringify([FLAG]))
})

test.each(['{', 'null', '{}', '[1]', '"x"'])('a record of %s is replaced', (text) => {
  localStorage.setItem('experiment-exposures', text)
  recordExposure(FLAG, '1')
  expect(JSON.parse(localStorage.getItem('experiment-exposures') ?? '')).toEqual([FLAG])
})

test('with forbidden storage recording does not throw', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden)
  expect(() => recordExposure(FLAG, '1')).not.toThrow()
})

/** The events that leave while `act` runs on a page of its own. */
async function sentBy(act: () => void): Promise<TrackedEvent[]> {
  const sent: TrackedEvent[] = []
  const queue = new EventQueue({
    consent: () => 'given',
    send: async (events) => void sent.push(...events.map(({ event, properties }) => ({ event, properties }))),
    onLost: () => undefined,
  })
  // Discard events that were queued before.
  trackInto(() => undefined)()
  const stop = trackInto((event) => queue.add(event))
  act()
  stop()
  queue.flush()
  return sent
}

const element = (attributes: Record<string, string>) => {
  const made = document.createElement('i')
  Object.assign(made.dataset, attributes)
  return made
}

test('a view is sent once for each flag and variation in a session [EXPERIMENT-01, TRACK-12]', async () => {
  const viewed = (variation: string) => ({ event: 'Experiment Viewed', properties: { flag: FLAG, variation } })
  const look = () => {
    experimentViewed(element({ flag: FLAG, variation: '1' }))
    experimentViewed(element({ flag: FLAG, variation: '1' }))
    experimentViewed(element({ flag: FLAG, variation: '2' }))
  }
  expect(await sentBy(look)).toEqual([viewed('1'), viewed('2')])
  expect(await sentBy(look)).toEqual([])
  sessionStorage.clear()
  expect(await sentBy(look)).toEqual([viewed('1'), viewed('2')])
})

test.each([
  [{ variation: '1' }, '[data-flag]', 'EXPERIMENT-06'],
  [{ flag: FLAG }, '[data-variation]', 'EXPERIMENT-07'],
] as const)('an element with no more than %j is logged as lacking %s, and nothing goes out [%s]', async (attributes, missing, _clause) => {
  expect(await sentBy(() => experimentViewed(element(attributes)))).toEqual([])
  expect(vi.mocked(logError).mock.lastCall).toEqual(['Experiment Viewed', `Element Missing ${missing}`])
  expect(sessionStorage.getItem('experiment-views')).toBeNull()
})
