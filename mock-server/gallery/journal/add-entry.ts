import type { ListedRequest } from '../api/session-answers.ts'

/** The page keeps no more than this many. */
const MOST = 500

/** Adds an entry in its place: each once, in the order of their numbers, the oldest dropped when there are too many. */
export function addEntry(entries: readonly ListedRequest[], entry: ListedRequest): readonly ListedRequest[] {
  const last = entries.at(-1)
  if (!last || entry.number > last.number) return [...entries, entry].slice(-MOST)
  if (entries.some(({ number }) => number === entry.number)) return entries
  return [...entries, entry].sort((one, other) => one.number - other.number).slice(-MOST)
}
