import { describe, expect, test } from 'vitest'
import type { ListedRequest } from '../api/session-answers.ts'
import { announcementOf, entryOutcome } from './entry-outcome.ts'
import { changedJournal, emptyJournal, type JournalChange, type JournalState } from './journal-state.ts'

function entry(number: number, rest: Partial<ListedRequest> = {}): ListedRequest {
  const asked = { number, kind: 'query', operation: `op${number}`, variables: {}, headers: {}, side: 'browser' }
  return { ...asked, status: 200, codes: [], at: 0, now: 0, took: 1, faults: [], ...rest }
}

const after = (...changes: JournalChange[]): JournalState => changes.reduce(changedJournal, emptyJournal('a'))
const numbers = ({ entries }: JournalState) => entries.map(({ number }) => number)
const came = (number: number, reading = 'a'): JournalChange => ({ kind: 'entry', reading, entry: entry(number) })

describe('a journal', () => {
  test('keeps each entry once, in order, whichever way it came', () => {
    expect(numbers(after({ kind: 'read', reading: 'a', entries: [entry(1), entry(2)] }, came(2), came(4), came(3)))).toEqual([1, 2, 3, 4])
  })

  test('takes nothing of an earlier reading', () => {
    const state = after(came(1), { kind: 'begin', reading: 'b' }, came(2, 'a'), came(3, 'b'))
    expect(numbers(state)).toEqual([3])
    expect(after({ kind: 'begin', reading: 'b' }, { kind: 'connection', reading: 'a', connection: 'lost' }).connection).toBe('connecting')
  })

  test('keeps the last five hundred', () => {
    const state = after(...Array.from({ length: 510 }, (_, at) => came(at + 1)))
    expect([state.entries.length, state.entries[0]?.number]).toEqual([500, 11])
  })

  test('is empty after it was cleared, and goes on', () => {
    expect(numbers(after(came(1), { kind: 'clear', reading: 'a' }, came(2)))).toEqual([2])
  })
})

describe('how a request ended', () => {
  test.each([
    [{}, { isError: false, word: '200' }],
    [{ codes: ['PR05'] }, { isError: true, word: 'PR05' }],
    [{ status: 503 }, { isError: true, word: '503' }],
    [{ status: 0 }, { isError: true, word: 'cut' }],
  ])('%j', (rest, expected) => {
    expect(entryOutcome(entry(1, rest))).toEqual(expected)
  })

  test('is told in one sentence for many', () => {
    expect(announcementOf([entry(1)])).toBe('op1: answered.')
    expect(announcementOf([entry(1, { codes: ['PR05'] })])).toBe('op1: failed, PR05.')
    expect(announcementOf([entry(1), entry(2)])).toBe('2 new requests.')
    expect(announcementOf([entry(1), entry(2, { status: 0 })])).toBe('2 new requests, 1 failed.')
  })
})
