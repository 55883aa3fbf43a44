import { awaitCall } from '#mock-server/journal/await-call.ts'
import { matchCall } from '#mock-server/journal/expect-call.ts'
import type { JournalEntry } from '#mock-server/journal/journal-store.ts'
import type { ControlClient } from './control-client.ts'
import { sessionPath } from './control-session.ts'
import { eachEvent } from './server-sent-events.ts'

/** The variables expected of a call, or some of them; asymmetric matchers such as `expect.any(String)` work. */
type Variables = Readonly<Record<string, unknown>>

/** The requests to a test's world, to read and to assert on. */
export type JournalControl = {
  /** Every call so far, or one operation's calls. */
  entries: (operation?: string) => Promise<readonly JournalEntry[]>
  /** Waits until an operation was called with at least these variables. Returns the call; fails with the closest call and its differences. */
  expectCalled: (operation: string, variables?: Variables, within?: { timeout: number }) => Promise<JournalEntry>
  /** Fails if an operation was called with at least these variables so far. */
  expectNotCalled: (operation: string, variables?: Variables) => Promise<void>
  clear: () => Promise<void>
}

/** How long a call may take to come, milliseconds. A form that is pressed before its page has hydrated is held for up to 10 s. */
const PATIENCE = 20_000

/** The journal of a session. */
export function journalControl(client: ControlClient, id: string): JournalControl {
  const path = `${sessionPath(id)}/journal`
  const read = async (): Promise<readonly JournalEntry[]> => (await client.ask<{ entries: readonly JournalEntry[] }>('GET', path)).entries
  const follow = async (_key: string, onEntry: (entry: JournalEntry) => void): Promise<() => void> => {
    const stop = new AbortController()
    const events = await client.stream(`${path}/events`, stop.signal)
    void eachEvent(events, 'entry', (data) => onEntry(JSON.parse(data) as JournalEntry))
    return () => stop.abort()
  }
  return {
    entries: async (operation) => (await read()).filter((entry) => operation === undefined || entry.operation === operation),
    expectCalled: (operation, variables, within = { timeout: PATIENCE }) =>
      awaitCall({ read, follow }, { key: id, operation, expected: variables, within: within.timeout }),
    expectNotCalled: async (operation, variables) => {
      const found = matchCall(await read(), operation, variables)
      if (found) throw new Error(`Expected no call of ${operation}, and number ${found.number} is one: ${JSON.stringify(found.variables)}`)
    },
    clear: async () => client.ask<undefined>('DELETE', path),
  }
}
