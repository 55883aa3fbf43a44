import type { ListedRequest } from '../api/session-answers.ts'

/** Maximum number of entries on the page. */
const MOST = 500

/** Inserts an entry by number, without duplicates, and drops the oldest above the limit. */
export function addEntry(entries: readonly ListedRequest[], entry: ListedRequest): readonly ListedRequest[] {
  const last = entries.at(-1)
  if (!last || entry.number > last.number) return [...entries, entry].slice(-MOST)
  if (entries.some(({ number }) => number === entry.number)) return entries
  return [...entries, entry].sort((one, other) => one.number - other.number).slice(-MOST)
}
