import type { JournalEntry } from '../journal-store.ts'

/** An entry for a store, with the given parts. */
export function made(parts: Partial<Omit<JournalEntry, 'number'>> = {}): Omit<JournalEntry, 'number'> {
  return {
    kind: 'query',
    operation: 'getBasket',
    variables: {},
    headers: { 'x-store': 'en-GB' },
    side: 'browser',
    page: '/basket',
    status: 200,
    codes: [],
    at: 1_000,
    now: 2_000,
    took: 1.5,
    faults: [],
    answer: '{"data":{}}',
    ...parts,
  }
}
