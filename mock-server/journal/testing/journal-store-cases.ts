import { expect, test } from 'vitest'
import type { JournalEntry, JournalStore } from '../journal-store.ts'
import { made } from './entries.ts'

/** Maximum number of entries per session in the stores under test. */
export const CASES_PER_SESSION = 5

async function operationsOf(store: JournalStore, key: string, after?: number): Promise<string[]> {
  return (await store.read(key, after)).map(({ number, operation }) => `${number} ${operation}`)
}

/** The next `count` entries that a follower receives. */
function heard(store: JournalStore, key: string, count: number): Promise<{ entries: Promise<JournalEntry[]>; stop: () => void }> {
  const entries: JournalEntry[] = []
  const { promise, resolve } = Promise.withResolvers<JournalEntry[]>()
  const following = store.follow(key, (entry) => {
    entries.push(entry)
    if (entries.length === count) resolve(entries)
  })
  return Promise.resolve(following).then((stop) => ({ entries: promise, stop }))
}

/** Tests for every journal store. `make` returns an empty store that holds `CASES_PER_SESSION` entries per session. */
export function journalStoreCases(make: () => JournalStore | Promise<JournalStore>): void {
  test('entries come back as they were given, numbered from 1, each session by itself', async () => {
    const store = await make()
    const entry = made({
      kind: 'mutation',
      operation: 'addBasketItems',
      variables: { items: [{ quantity: 1, giftInfo: null }] },
      codes: ['A'],
      faults: ['*;reset'],
      answer: '"£"',
    })
    expect(await store.append('a', entry)).toEqual({ ...entry, number: 1 })
    await store.append('a', made({ operation: 'second', page: null, answer: null }))
    await store.append('b', made({ operation: 'other' }))
    expect(await store.read('a')).toEqual([
      { ...entry, number: 1 },
      { ...made({ operation: 'second', page: null, answer: null }), number: 2 },
    ])
    expect(await operationsOf(store, 'b')).toEqual(['1 other'])
    expect(await operationsOf(store, 'nobody was here')).toEqual([])
  })

  test('only what came after a number is read when it is said', async () => {
    const store = await make()
    for (const operation of ['one', 'two', 'three']) await store.append('a', made({ operation }))
    expect(await operationsOf(store, 'a', 1)).toEqual(['2 two', '3 three'])
    expect(await operationsOf(store, 'a', 3)).toEqual([])
  })

  test('a session keeps its newest entries, which keep their numbers', async () => {
    const store = await make()
    for (let at = 1; at <= CASES_PER_SESSION + 2; at += 1) await store.append('a', made({ operation: `op-${at}` }))
    expect(await operationsOf(store, 'a')).toEqual([3, 4, 5, 6, 7].map((at) => `${at} op-${at}`))
  })

  test('entries at once all get numbers of their own', async () => {
    const store = await make()
    const numbers = await Promise.all(Array.from({ length: 5 }, async () => (await store.append('a', made())).number))
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5])
  })

  test('a session that was cleared begins anew, and no other does', async () => {
    const store = await make()
    await store.append('a', made())
    await store.append('b', made({ operation: 'other' }))
    await store.clear('a')
    expect(await operationsOf(store, 'a')).toEqual([])
    await store.append('a', made({ operation: 'again' }))
    expect(await operationsOf(store, 'a')).toEqual(['1 again'])
    expect(await operationsOf(store, 'b')).toEqual(['1 other'])
  })

  test('entries that are put in keep their numbers, and the next goes on from them', async () => {
    const store = await make()
    await store.append('a', made({ operation: 'before' }))
    await store.replace('a', [
      { ...made({ operation: 'fourth' }), number: 4 },
      { ...made({ operation: 'ninth' }), number: 9 },
    ])
    await store.append('a', made({ operation: 'next' }))
    expect(await operationsOf(store, 'a')).toEqual(['4 fourth', '9 ninth', '10 next'])
    await store.replace('a', [])
    expect(await operationsOf(store, 'a')).toEqual([])
  })

  test('a session under another key takes its entries along, over what was there', async () => {
    const store = await make()
    await store.append('old', made({ operation: 'one' }))
    await store.append('new', made({ operation: 'gone' }))
    await store.move('old', 'new')
    await store.append('new', made({ operation: 'two' }))
    expect(await operationsOf(store, 'old')).toEqual([])
    expect(await operationsOf(store, 'new')).toEqual(['1 one', '2 two'])
    await store.move('nobody was here', 'new')
    await store.move('new', 'new')
    expect(await operationsOf(store, 'new')).toEqual(['1 one', '2 two'])
  })

  test('a follower hears of every entry of its session from then on, in order, until it stops', async () => {
    const store = await make()
    await store.append('a', made({ operation: 'before' }))
    const first = await heard(store, 'a', 2)
    await store.append('b', made({ operation: 'other' }))
    const entries = [await store.append('a', made({ operation: 'one' })), await store.append('a', made({ operation: 'two' }))]
    expect(await first.entries).toEqual(entries)
    first.stop()
    const second = await heard(store, 'a', 1)
    const last = await store.append('a', made({ operation: 'three' }))
    expect(await second.entries).toEqual([last])
    expect(await first.entries).toEqual(entries)
    second.stop()
  })
}
