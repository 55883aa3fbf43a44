import type { ListedRequest } from '../api/session-answers.ts'

/** How a request ended, as one word: the first error code, else the status; `cut` when there was no response. */
type EntryOutcome = { isError: boolean; word: string }

/** Any error in the response, and any status from 400, counts as an error. */
export function entryOutcome({ kind, status, codes, variables }: ListedRequest): EntryOutcome {
  const isError = codes.length > 0 || status === 0 || status >= 400
  if (kind === 'held' && !isError) return { isError, word: variables['isKept'] === true ? 'waits' : 'dropped' }
  return { isError, word: codes[0] ?? (status === 0 ? 'cut' : String(status)) }
}

/** The screen reader announcement for a batch of entries. */
export function announcementOf(entries: readonly ListedRequest[]): string {
  const failed = entries.filter((entry) => entryOutcome(entry).isError)
  const [only] = entries
  if (entries.length === 1 && only) {
    const { isError, word } = entryOutcome(only)
    return `${only.operation}: ${isError ? `failed, ${word}` : 'answered'}.`
  }
  return `${entries.length} new requests${failed.length > 0 ? `, ${failed.length} failed` : ''}.`
}
