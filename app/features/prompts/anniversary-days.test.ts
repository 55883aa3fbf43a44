import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anniversaryDays, isInAnniversaryWindow } from './anniversary-days.ts'

const DAY = 86_400_000
const noon = new Date(2026, 2, 2, 12).getTime()
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })

test.each([
  ['now', 0, -1, false],
  ['a millisecond ago', -1, -1, false],
  ['later today', 1, 0, true],
  ['tonight after midnight', DAY / 2 + 1, 1, true],
  ['in a day', DAY, 1, true],
  ['a millisecond later', DAY + 1, 1, true],
  ['in 31 days', 31 * DAY, 30, true],
  ['in 32 days', 32 * DAY, 31, true],
  ['a millisecond past 32 days', 32 * DAY + 1, 32, false],
])('a term that ends %s', (_, ahead, days, isShown) => {
  expect(anniversaryDays(noon + ahead, noon)).toBe(days)
  expect(isInAnniversaryWindow(days)).toBe(isShown)
})

/** The days to each end, as a browser in a time zone counts them. A zone is the process's own. */
function daysIn(zone: string, now: string, ends: readonly number[]): unknown {
  const code = `import { anniversaryDays } from ${JSON.stringify(new URL('anniversary-days.ts', import.meta.url).href)}
    const now = ${Date.parse(now)}
    console.log(JSON.stringify([new Date(${ends[1]}).getHours(), ...${JSON.stringify(ends)}.map((end) => anniversaryDays(end, now))]))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env: { ...process.env, TZ: zone } }),
  )
}

test.each([
  ['Pacific/Auckland', '', '2026-03-02T09:00:00Z', '2026-03-02T11:00:00Z'],
  ['Pacific/Auckland', ' the evening after summer time ended', '2026-04-05T10:00:00Z', '2026-04-05T12:00:00Z'],
  ['America/Los_Angeles', '', '2026-03-02T06:00:00Z', '2026-03-02T08:00:00Z'],
  ['America/Los_Angeles', ' the evening after summer time began', '2026-03-09T05:00:00Z', '2026-03-09T07:00:00Z'],
  ['Europe/London', ' the evening before summer time begins', '2026-03-28T22:00:00Z', '2026-03-29T00:00:00Z'],
  ['Europe/London', ' the evening after summer time began', '2026-03-29T21:00:00Z', '2026-03-29T23:00:00Z'],
])('in %s%s a term ends today until midnight, and tomorrow from then on', (zone, _when, evening, midnight) => {
  const [now, end] = [Date.parse(evening), Date.parse(midnight)]
  expect(daysIn(zone, evening, [end - 1, end, now + DAY, now + 32 * DAY])).toEqual([0, 0, 1, 1, 31])
})

test('what is no instant has no days', () => {
  expect(anniversaryDays(Date.parse('soon'), noon)).toBeUndefined()
  expect(isInAnniversaryWindow(undefined)).toBe(false)
})

test('a later end never has fewer days, and a term that has ended is never in the window', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -40 * DAY, max: 40 * DAY }), fc.nat(2 * DAY), (now, ahead, more) => {
      const days = anniversaryDays(now + ahead, now) ?? NaN
      expect(anniversaryDays(now + ahead + more, now)).toBeGreaterThanOrEqual(days)
      expect(days >= 0).toBe(ahead > 0)
    }),
  )
})
