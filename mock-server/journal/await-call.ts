import { type ExpectedVariables, explainMiss, matchCall } from './expect-call.ts'
import type { JournalEntry, JournalStore } from './journal-store.ts'

/** How long a call is waited for while nobody says, milliseconds. */
const CALL_PATIENCE = 5000

/** Whose call is waited for, which, and how long at most (milliseconds). */
export type AwaitedCall = { key: string; operation: string; expected?: ExpectedVariables; within?: number }

/** The call that was made already or is made in time; else an error that says what was asked instead. Told by the store, it never asks twice. */
export async function awaitCall(
  journal: Pick<JournalStore, 'read' | 'follow'>,
  { key, operation, expected, within = CALL_PATIENCE }: AwaitedCall,
): Promise<JournalEntry> {
  const { promise, resolve } = Promise.withResolvers<JournalEntry | undefined>()
  // Listens before it looks, so that no call falls between the two.
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
