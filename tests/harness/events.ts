import type { JournalEntry } from '#mock-server/journal/journal-store.ts'
import type { EventName, EventProperties } from '#schema/events/__generated__/events.ts'
import type { JournalControl } from './journal.ts'

/** The events that a test's browser has sent to analytics, to read and to assert on. Events leave a page in batches, and at the latest with it. */
export type EventsControl = {
  /** Every event so far, or those of one name, in order. */
  sent: (name?: EventName) => Promise<readonly JournalEntry[]>
  /**
   * Waits until an event was sent with at least these properties, as agreed in `schema/events/`. Returns it; fails with the nearest one and its
   * differences.
   */
  expectSent: <Name extends EventName>(
    name: Name,
    properties?: Partial<EventProperties[Name]>,
    within?: { timeout: number },
  ) => Promise<JournalEntry>
  /** Fails if an event, or one of this name, was sent so far. What a page holds leaves with it: lead the page elsewhere first. */
  expectNothing: (name?: EventName) => Promise<void>
}

/** An event waits up to 10 s for others of its batch, milliseconds. */
const PATIENCE = 15_000

/** The events in a session's journal. */
export function eventsControl(journal: JournalControl): EventsControl {
  const sent: EventsControl['sent'] = async (name) => (await journal.entries(name)).filter(({ kind }) => kind === 'analytics')
  return {
    sent,
    expectSent: async (name, properties, within = { timeout: PATIENCE }) => {
      const found = await journal.expectCalled(name, properties, within)
      if (found.codes.includes('INVALID_EVENT')) throw new Error(`${name} is not as schema/events/ declares it: ${found.answer ?? ''}`)
      return found
    },
    expectNothing: async (name) => {
      const found = await sent(name)
      const list = found.map(({ number, operation, variables }) => `  ${number} ${operation} ${JSON.stringify(variables)}`)
      if (found.length > 0) throw new Error([`Expected no event${name ? ` ${name}` : ''}, and these were sent:`, ...list].join('\n'))
    },
  }
}
