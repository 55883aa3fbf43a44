import { eventChecks } from '#schema/events/__generated__/event-checks.ts'
import { firstDifference } from '../worlds/first-difference.ts'
import type { JournalEntry } from './journal-store.ts'

/** An event that was reported, as analytics receives it. */
export type ReportedEvent = { event: string; properties: Readonly<Record<string, unknown>> }

/** How two lists of events differ. Their order does not count: batches may arrive in any. */
export type EventDifferences = {
  /** Expected, and not there. */
  missing: readonly ReportedEvent[]
  /** There, and not expected. */
  extra: readonly ReportedEvent[]
  /** There with other properties. */
  different: readonly { event: string; expected: ReportedEvent['properties']; received: ReportedEvent['properties'] }[]
}

/** Compares events by name and properties. Each counts once: of two equal ones that are expected, two have to be there. */
export function compareEvents(expected: readonly ReportedEvent[], received: readonly ReportedEvent[]): EventDifferences {
  const extra = [...received]
  const unmet = expected.filter((event) => !take(extra, (other) => isSame(event, other)))
  const missing: ReportedEvent[] = []
  const different: { event: string; expected: ReportedEvent['properties']; received: ReportedEvent['properties'] }[] = []
  for (const one of unmet) {
    const near = take(extra, (other) => other.event === one.event)
    if (near) different.push({ event: one.event, expected: one.properties, received: near.properties })
    else missing.push(one)
  }
  return { missing, extra, different }
}

/** Removes the first event that fits, and returns it. */
function take(events: ReportedEvent[], fits: (event: ReportedEvent) => boolean): ReportedEvent | undefined {
  const at = events.findIndex(fits)
  return at < 0 ? undefined : events.splice(at, 1)[0]
}

function isSame(one: ReportedEvent, other: ReportedEvent): boolean {
  return one.event === other.event && firstDifference(one.properties, other.properties) === undefined
}

/** The events that a session's pages sent to analytics, in order. A batch that was refused is none. */
export function sentEvents(entries: readonly JournalEntry[]): ReportedEvent[] {
  return entries
    .filter(({ kind, operation }) => kind === 'analytics' && operation !== 'analytics')
    .map(({ operation, variables }) => ({ event: operation, properties: variables }))
}

/** The events that an answer reports, wherever they are in it: objects with the name of an event of `schema/events/` and its properties. */
export function eventsInAnswer(answer: string): ReportedEvent[] {
  const found: ReportedEvent[] = []
  try {
    JSON.parse(answer, (_name, value: unknown) => {
      if (isReported(value)) found.push({ event: value.event, properties: value.properties })
      return value
    })
  } catch {
    return []
  }
  return found
}

function isReported(value: unknown): value is ReportedEvent {
  if (typeof value !== 'object' || value === null || !('event' in value) || !('properties' in value)) return false
  const { event, properties } = value
  return typeof event === 'string' && Object.hasOwn(eventChecks, event) && typeof properties === 'object' && properties !== null
}
