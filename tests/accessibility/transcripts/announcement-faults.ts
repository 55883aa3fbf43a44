import type { Announcement } from '#tests/accessibility/review/evidence.ts'

/** The latest that a change may be announced, ms after it could be seen. */
const LATEST = 1000

/** What is wrong with how changes were announced: later than a second after what they tell of, or twice for one reason. */
export function announcementFaults(said: readonly Announcement[]): string[] {
  const twice = [...Map.groupBy(said, ({ text, turn }) => `${turn} ${text}`).values()].flatMap((group) =>
    group.length > 1 ? group.slice(0, 1) : [],
  )
  return [
    ...said.filter(({ lateMs }) => lateMs > LATEST).map(({ text, lateMs }) => `“${text}” is announced ${lateMs} ms late`),
    ...twice.map(({ text }) => `“${text}” is announced more than once`),
  ]
}
