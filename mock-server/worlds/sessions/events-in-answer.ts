import type { AnalyticsEvent } from '../../journal/compare-events.ts'

/** The events that an answer reports to analytics, wherever they are in it: the contract's `TrackingEvent`, which alone has a name and properties. */
export function eventsInAnswer(answer: string): AnalyticsEvent[] {
  const found: AnalyticsEvent[] = []
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

function isReported(value: unknown): value is AnalyticsEvent {
  if (typeof value !== 'object' || value === null || !('event' in value) || !('properties' in value)) return false
  const { event, properties } = value
  return typeof event === 'string' && typeof properties === 'object' && properties !== null
}
