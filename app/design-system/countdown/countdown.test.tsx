// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown, type CountdownWords } from './Countdown.client.tsx'
import { clockParts, largestPart, twoDigits } from './countdown-parts.ts'

const words: CountdownWords = {
  clock: { days: 'DAYS', hours: 'HRS', minutes: 'MINS', seconds: 'SECS' },
  left: (unit, count) => `${count} ${count === 1 ? unit.slice(0, -1) : unit} left`,
}
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const start = Date.parse('2026-03-02T10:00:00Z')
const now = () => Date.now()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
})

const counting = (remaining: number, display: 'clock' | 'remaining' = 'clock') =>
  render(<Countdown endsAt={start + remaining} now={now} display={display} words={words} />)

test('days, hours, minutes and seconds, each with two digits [SKINNY-03]', () => {
  counting(3 * 24 * HOUR + 4 * HOUR + 5 * MINUTE + 6 * SECOND)
  expect(screen.getByRole('timer')).toHaveTextContent('03 DAYS04 HRS05 MINS06 SECS')
})

test('the parts of a clock are what remains, to the second that has begun [SKINNY-03]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * 24 * HOUR }), (remaining) => {
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = clockParts(remaining).map(({ count }) => count)
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(remaining / SECOND))
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
      expect(twoDigits(days).length).toBeGreaterThanOrEqual(2)
    }),
  )
})

test('it ticks each second and no faster [SKINNY-04]', () => {
  counting(MINUTE)
  const timer = screen.getByRole('timer')
  expect(timer).toHaveTextContent('01 MINS00 SECS')
  act(() => vi.advanceTimersByTime(999))
  expect(timer).toHaveTextContent('01 MINS00 SECS')
  act(() => vi.advanceTimersByTime(1))
  expect(timer).toHaveTextContent('00 MINS59 SECS')
  act(() => vi.advanceTimersByTime(9 * SECOND))
  expect(timer).toHaveTextContent('00 MINS50 SECS')
})

test('it goes once its end is reached, and does not come when that is past [SKINNY-02]', () => {
  counting(2 * SECOND)
  act(() => vi.advanceTimersByTime(SECOND))
  expect(screen.getByRole('timer')).toHaveTextContent('01 SECS')
  act(() => vi.advanceTimersByTime(SECOND))
  expect(screen.queryByRole('timer')).toBeNull()
  counting(-HOUR)
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  [3 * 24 * HOUR + 4 * HOUR, '3 days left'],
  [24 * HOUR, '1 day left'],
  [24 * HOUR - SECOND, '23 hours left'],
  [HOUR, '1 hour left'],
  [HOUR - SECOND, '59 minutes left'],
  [30 * SECOND, '1 minute left'],
])('the other display of %i ms: %s [SKINNY-05]', (remaining, text) => {
  counting(remaining, 'remaining')
  expect(screen.getByRole('timer')).toHaveTextContent(text)
  expect(largestPart(remaining).unit).not.toBe('seconds')
})

test('it is no live region, and a page for everybody keeps its place until the time is known', () => {
  counting(MINUTE)
  expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live')
  const shared = renderToString(<Countdown endsAt={start + MINUTE} now={now} display="clock" words={words} />)
  expect(shared).toContain('data-known="false"')
  const own = renderToString(<Countdown endsAt={start + MINUTE} renderedAt={start} now={now} display="clock" words={words} />)
  expect(own).toContain('data-known="true"')
})
