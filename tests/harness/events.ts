import { type AnalyticsEvent, compareEvents, sentEvents } from '#mock-server/journal/compare-events.ts'
import { heldOperation } from '#mock-server/journal/held-operation.ts'
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
  /**
   * Waits until the page tells that consent holds an event of this name back: it was not sent. Only in a world with `browser=tell-held-events`, the switch
   * by which a tester asks to be told.
   */
  expectHeld: (name: EventName, within?: { timeout: number }) => Promise<JournalEntry>
  /** Fails if an event, or one of this name, was sent so far. What a page holds leaves with it: lead the page elsewhere first. */
  expectNothing: (name?: EventName) => Promise<void>
  /**
   * Waits until the same events were sent as in a session file, whatever their order. Fails with those that are missing, that were sent beyond it, and that
   * have other properties. `file` is what `world.exportFile()` answers, or a file that the gallery saved.
   */
  expectAsIn: (file: unknown, within?: { timeout: number }) => Promise<void>
}

/** How long an event may take to come, milliseconds: measuring begins when the page is idle, and an event waits up to 10 s for others of its batch. */
const PATIENCE = 30_000

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
    expectHeld: (name, within = { timeout: PATIENCE }) => journal.expectCalled(heldOperation(name), undefined, within),
    expectNothing: async (name) => {
      const found = await sent(name)
      const list = found.map(({ number, operation, variables }) => `  ${number} ${operation} ${JSON.stringify(variables)}`)
      if (found.length > 0) throw new Error([`Expected no event${name ? ` ${name}` : ''}, and these were sent:`, ...list].join('\n'))
    },
    expectAsIn: async (file, within = { timeout: PATIENCE }) => {
      const expected = eventsIn(file)
      try {
        for (const { event, properties } of expected) await journal.expectCalled(event, properties, within)
      } catch {
        // The comparison says what is missing, and what was sent in its place.
      }
      const found = compareEvents(expected, sentEvents(await sent()))
      if (!isEmpty(found)) throw new Error(explained(found))
    },
  }
}

/** The events in a session file. */
function eventsIn(file: unknown): AnalyticsEvent[] {
  const journal = typeof file === 'object' && file !== null && 'journal' in file ? file.journal : undefined
  if (!Array.isArray(journal)) throw new Error('This is no session file: it has no journal.')
  return sentEvents(journal as readonly JournalEntry[])
}

function isEmpty({ missing, extra, different }: ReturnType<typeof compareEvents>): boolean {
  return missing.length + extra.length + different.length === 0
}

function explained({ missing, extra, different }: ReturnType<typeof compareEvents>): string {
  const line = ({ event, properties }: AnalyticsEvent) => `${event} ${JSON.stringify(properties)}`
  return [
    'Expected the events of the session file.',
    ...missing.map((event) => `  missing: ${line(event)}`),
    ...extra.map((event) => `  not in the file: ${line(event)}`),
    ...different.map(
      ({ event, expected, received }) => `  ${event}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(received)}`,
    ),
  ].join('\n')
}
