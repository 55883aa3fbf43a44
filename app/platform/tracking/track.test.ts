import { expect, test } from 'vitest'
import { type TrackedEvent, track, trackInto } from './track.ts'

const viewed = (element: number) => ({ event: 'Page Element Viewed' as const, properties: { element: String(element) } })

test('what happens before anybody listens waits, is told once and in order, and never grows beyond its bound', () => {
  for (let element = 0; element < 150; element += 1) track(viewed(element))
  const heard: TrackedEvent[] = []
  const stop = trackInto((event) => heard.push(event))

  expect(heard).toEqual(Array.from({ length: 100 }, (_, at) => viewed(at + 50)))

  track(viewed(150))
  stop()
  track(viewed(151))
  expect(heard.at(-1)).toEqual(viewed(150))
})
