import { hash } from 'node:crypto'
import type { JournalEntry } from '../journal/journal-store.ts'
import { defaultJournalBounds } from '../journal/memory-journal.ts'

/** An entry without its number as JSON, and its separately stored answer with its digest. */
export type WrittenEntry = { json: string; apart: { digest: string; answer: string } | undefined }

/** Shorter answers are stored in their entry, because a digest and its bookkeeping take as much space, characters. */
const APART_FROM = 300

/** Serializes an entry. Drops an answer that is too long. */
export function writtenEntry(made: Omit<JournalEntry, 'number'>): WrittenEntry {
  const { answer } = made
  if (answer === null || answer.length < APART_FROM) return { json: JSON.stringify(made), apart: undefined }
  if (answer.length > defaultJournalBounds.answer) return { json: JSON.stringify({ ...made, answer: null }), apart: undefined }
  const digest = hash('sha1', answer, 'base64url')
  return { json: JSON.stringify({ ...made, answer: null, digest }), apart: { digest, answer } }
}

/** Parses a stored entry: its number, a space, its JSON; in messages to followers, the answer is on the next line. */
export function readEntry(text: string): { entry: JournalEntry; digest: string | undefined } {
  const [number = '', told = ''] = split(text, ' ')
  const [json = '', answer] = split(told, '\n')
  const { digest, ...made } = JSON.parse(json) as Omit<JournalEntry, 'number'> & { digest?: string }
  return { entry: { ...made, answer: answer ?? made.answer, number: Number(number) }, digest }
}

function split(text: string, at: string): [string, string?] {
  const place = text.indexOf(at)
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)]
}
