import type { JournalEntry, JournalStore } from '../journal/journal-store.ts'
import { NOBODY } from '../worlds/sessions/session-key.ts'
import { whenKnown } from '../worlds/store/maybe-promise.ts'
import type { MaybePromise } from '../worlds/store/world-store.ts'

/**
 * Records the requests of a session whose key may have changed during the answer: an opened session gets them, a closed one keeps them,
 * and one with a new token takes its journal along. Waits only if the store is asynchronous.
 */
export function noteCalls(
  journal: JournalStore,
  { before, after }: { before: string; after: string },
  entries: readonly Omit<JournalEntry, 'number'>[],
): MaybePromise<void> {
  const isRenewed = before !== after && before !== NOBODY && after !== NOBODY
  const key = after === NOBODY ? before : after
  const append = (): MaybePromise<void> => appendInOrder(journal, key, entries)
  return isRenewed ? whenKnown(journal.move(before, after), append) : append()
}

function appendInOrder(journal: JournalStore, key: string, [first, ...rest]: readonly Omit<JournalEntry, 'number'>[]): MaybePromise<void> {
  if (!first) return undefined
  return whenKnown(journal.append(key, first), () => appendInOrder(journal, key, rest))
}
