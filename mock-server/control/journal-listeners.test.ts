import { describe, expect, test } from 'vitest'
import type { JournalEntry, JournalStore } from '../journal/journal-store.ts'
import { MemoryJournal } from '../journal/memory-journal.ts'
import { JournalListeners, type Listener } from './journal-listeners.ts'

const KEY = 'scenario/uk-guest/try'
const LONG = 10_000

const made: Omit<JournalEntry, 'number'> = {
  kind: 'query',
  operation: 'getMe',
  variables: {},
  headers: {},
  side: 'direct',
  page: null,
  status: 200,
  codes: [],
  at: 0,
  now: 0,
  took: 1,
  faults: [],
  answer: null,
}

/** Numbers of the next `count` entries. */
async function numbers(listener: Listener, count: number): Promise<number[]> {
  const found: number[] = []
  while (found.length < count) {
    const entry = await listener.next(LONG)
    if (!entry || entry === 'quiet') throw new Error('Nothing came.')
    found.push(entry.number)
  }
  return found
}

describe('following a journal', () => {
  test('what was there comes first, then what comes', async () => {
    const journal = new MemoryJournal()
    for (let count = 0; count < 3; count += 1) journal.append(KEY, made)
    const listener = await new JournalListeners(journal).listen(KEY, 1)
    journal.append(KEY, made)
    expect(await numbers(listener, 3)).toEqual([2, 3, 4])
  })

  test('an entry that comes between following and reading is told once', async () => {
    const journal = new MemoryJournal()
    journal.append(KEY, made)
    const late: JournalStore = {
      append: (key, entry) => journal.append(key, entry),
      read: (key, after) => {
        journal.append(KEY, made)
        return journal.read(key, after)
      },
      replace: (key, entries) => journal.replace(key, entries),
      clear: (key) => journal.clear(key),
      follow: (key, onEntry) => journal.follow(key, onEntry),
      move: (from, to) => journal.move(from, to),
    }
    const listener = await new JournalListeners(late).listen(KEY, 0)
    journal.append(KEY, made)
    expect(await numbers(listener, 3)).toEqual([1, 2, 3])
  })

  test('a journal that was cleared counts anew, and all of it is told', async () => {
    const journal = new MemoryJournal()
    journal.append(KEY, made)
    const listener = await new JournalListeners(journal).listen(KEY, 200)
    expect(await numbers(listener, 1)).toEqual([1])
  })

  test("another session's entries are not told", async () => {
    const journal = new MemoryJournal()
    const listener = await new JournalListeners(journal).listen(KEY, 0)
    journal.append('scenario/uk-guest/other', { ...made, operation: 'other' })
    journal.append(KEY, made)
    expect(await listener.next(LONG)).toMatchObject({ operation: 'getMe' })
  })

  test('a session that ends lets its listeners go, and no others', async () => {
    const listeners = new JournalListeners(new MemoryJournal())
    const [one, other] = await Promise.all([listeners.listen(KEY, 0), listeners.listen('scenario/uk-guest/other', 0)])
    const waiting = one.next(LONG)
    listeners.endAll(KEY)
    expect(await waiting).toBeUndefined()
    expect(listeners.count).toBe(1)
    other.end()
    other.end()
    expect(listeners.count).toBe(0)
  })

  test('a hundred may listen; one more is refused until one is gone', async () => {
    const listeners = new JournalListeners(new MemoryJournal())
    const all = await Promise.all(Array.from({ length: 100 }, () => listeners.listen(KEY, 0)))
    await expect(listeners.listen(KEY, 0)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_LISTENERS' })
    all[0]?.end()
    await expect(listeners.listen(KEY, 0)).resolves.toBeDefined()
  })

  test('one that lags far behind is let go', async () => {
    const journal = new MemoryJournal()
    const listener = await new JournalListeners(journal).listen(KEY, 0)
    for (let count = 0; count < 1001; count += 1) journal.append(KEY, made)
    expect(await listener.next(LONG)).toBeUndefined()
  })
})
