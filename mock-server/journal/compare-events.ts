import { firstDifference } from '../worlds/first-difference.ts'
import type { JournalEntry } from './journal-store.ts'

/** An event that was reported, as analytics receives it. */
export type AnalyticsEvent = { event: string; properties: Readonly<Record<string, unknown>> }

/** How two lists of events differ. Their order does not count: batches may arrive in any. */
export type EventDifferences = {
  /** Expected, and not there. */
  missing: readonly AnalyticsEvent[]
  /** There, and not expected. */
  extra: readonly AnalyticsEvent[]
  /** There with other properties. */
  different: readonly { event: string; expected: AnalyticsEvent['properties']; received: AnalyticsEvent['properties'] }[]
}

/** Compares events by name and properties. Each counts once: of two equal ones that are expected, two have to be there. */
export function compareEvents(expected: readonly AnalyticsEvent[], received: readonly AnalyticsEvent[]): EventDifferences {
  const extra = [...received]
  const unmet = expected.filter((event) => !take(extra, (other) => isSame(event, other)))
  const missing: AnalyticsEvent[] = []
  const different: { event: string; expected: AnalyticsEvent['properties']; received: AnalyticsEvent['properties'] }[] = []
  for (const one of unmet) {
    const near = take(extra, (other) => other.event === one.event)
    if (near) different.push({ event: one.event, expected: one.properties, received: near.properties })
    else missing.push(one)
  }
  return { missing, extra, different }
}

/** Removes the first event that fits, and returns it. */
function take(events: AnalyticsEvent[], fits: (event: AnalyticsEvent) => boolean): AnalyticsEvent | undefined {
  const at = events.findIndex(fits)
  return at < 0 ? undefined : events.splice(at, 1)[0]
}

function isSame(one: AnalyticsEvent, other: AnalyticsEvent): boolean {
  return one.event === other.event && firstDifference(one.properties, other.properties) === undefined
}

/** The events that a session's pages sent to analytics, in order. A batch that was refused is none. */
export function sentEvents(entries: readonly JournalEntry[]): AnalyticsEvent[] {
  return entries
    .filter(({ kind, operation }) => kind === 'analytics' && operation !== 'analytics')
    .map(({ operation, variables }) => ({ event: operation, properties: variables }))
}
