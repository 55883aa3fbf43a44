import { type ExpectedVariables, explainMiss, matchCall } from './expect-call.ts'
import type { JournalEntry, JournalStore } from './journal-store.ts'

/** Default time to wait for a call, milliseconds. */
const CALL_PATIENCE = 5000

/** The session, the expected call, and how long to wait at most (milliseconds). */
type AwaitedCall = { key: string; operation: string; expected?: ExpectedVariables; within?: number }

/** A past call or one made in time; otherwise an error that lists the calls made instead. Follows the store instead of polling it. */
export async function awaitCall(
  journal: Pick<JournalStore, 'read' | 'follow'>,
  { key, operation, expected, within = CALL_PATIENCE }: AwaitedCall,
): Promise<JournalEntry> {
  const { promise, resolve } = Promise.withResolvers<JournalEntry | undefined>()
  // Follows the journal before it reads it, so that no call is missed in between.
  const stop = await journal.follow(key, (entry) => {
    if (matchCall([entry], operation, expected)) resolve(entry)
  })
  const patience = setTimeout(() => resolve(undefined), within)
  try {
    const found = matchCall(await journal.read(key), operation, expected) ?? (await promise)
    if (found) return found
    throw new Error(explainMiss(await journal.read(key), operation, expected))
  } finally {
    clearTimeout(patience)
    stop()
  }
}
