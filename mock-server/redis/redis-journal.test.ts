import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { made } from '../journal/testing/entries.ts'
import { CASES_PER_SESSION, journalStoreCases } from '../journal/testing/journal-store-cases.ts'
import type { RedisJournal } from './redis-journal.ts'
import { openRedisStores } from './redis-stores.ts'
import { redisUrl } from './testing/redis-for-tests.ts'

const ends: (() => Promise<void>)[] = []
afterAll(() => Promise.all(ends.map((end) => end())))

async function journalIn(prefix = `test-${randomUUID()}:`, answers = 100_000): Promise<RedisJournal> {
  const bounds = { maxIdle: 10 * 60 * 1000 }
  const { journal, close } = await openRedisStores({ url: await redisUrl(), prefix, perSession: CASES_PER_SESSION, answers, bounds })
  ends.push(close)
  return journal
}

describe('a journal in Redis', () => {
  journalStoreCases(() => journalIn())

  test('is one for all instances: what one writes another reads and hears, with one numbering', async () => {
    const prefix = `test-${randomUUID()}:`
    const [here, there] = [await journalIn(prefix), await journalIn(prefix)]
    const { promise, resolve } = Promise.withResolvers<number>()
    const stop = await there.follow('a', ({ number }) => number === 2 && resolve(number))
    await here.append('a', made({ operation: 'one' }))
    await there.append('a', made({ operation: 'two' }))
    expect(await promise).toBe(2)
    stop()
    expect((await there.read('a')).map(({ number, operation }) => [number, operation])).toEqual([
      [1, 'one'],
      [2, 'two'],
    ])
  })

  test('long answers come back, to readers and followers, the first time and again', async () => {
    const journal = await journalIn()
    const told: (string | null)[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = await journal.follow('a', ({ answer }) => told.push(answer) === 3 && resolve())
    const long = `{"data":"${'£\\n'.repeat(1000)}"}`
    for (const answer of [long, 'short', long]) await journal.append('a', made({ answer }))
    await promise
    stop()
    expect(told).toEqual([long, 'short', long])
    expect((await journal.read('a')).map(({ answer }) => answer)).toEqual([long, 'short', long])
  })

  test('an answer counts once however many were given it; past the bound those used longest ago leave, and are written again when they return', async () => {
    const journal = await journalIn(undefined, 2500)
    const [one, two, three] = ['1', '2', '3'].map((letter) => letter.repeat(1000))
    for (const [key, answer] of Object.entries({ a: one, b: two, c: one })) await journal.append(key, made({ answer: answer ?? null }))
    await journal.append('d', made({ answer: three ?? null }))
    const answerOf = async (key: string) => (await journal.read(key)).map(({ answer }) => answer)
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(answerOf))).toEqual([[one], [null], [one], [three]])
    await journal.append('e', made({ answer: two ?? null }))
    expect(await answerOf('e')).toEqual([two])
  })

  test('long answers that are put in come back', async () => {
    const journal = await journalIn()
    const entry = { ...made({ answer: 'x'.repeat(1000) }), number: 4 }
    await journal.replace('a', [entry])
    expect(await journal.read('a')).toEqual([entry])
  })
})
