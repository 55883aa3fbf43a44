import type { ListedRequest } from '../api/session-answers.ts'

/** How a request ended, in a word: the first error's code, else the status; `cut` when there was no answer. */
type EntryOutcome = { isError: boolean; word: string }

/** Judges an entry. Any error in the answer counts, and any status from 400 on. */
export function entryOutcome({ status, codes }: ListedRequest): EntryOutcome {
  const isError = codes.length > 0 || status === 0 || status >= 400
  return { isError, word: codes[0] ?? (status === 0 ? 'cut' : String(status)) }
}

/** What a screen reader is told of entries that came together. */
export function announcementOf(entries: readonly ListedRequest[]): string {
  const failed = entries.filter((entry) => entryOutcome(entry).isError)
  const [only] = entries
  if (entries.length === 1 && only) {
    const { isError, word } = entryOutcome(only)
    return `${only.operation}: ${isError ? `failed, ${word}` : 'answered'}.`
  }
  return `${entries.length} new requests${failed.length > 0 ? `, ${failed.length} failed` : ''}.`
}
