import { afterEach, expect, test, vi } from 'vitest'
import { awaitCall } from './await-call.ts'
import { MemoryJournal } from './memory-journal.ts'
import { made } from './testing/entries.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a call that was made before is there at once, and a later one when it is made', async () => {
  const journal = new MemoryJournal()
  journal.append('a', made({ operation: 'one' }))
  expect((await awaitCall(journal, { key: 'a', operation: 'one' })).number).toBe(1)

  const coming = awaitCall(journal, { key: 'a', operation: 'two', expected: { sku: 'y' } })
  journal.append('b', made({ operation: 'two', variables: { sku: 'y' } }))
  journal.append('a', made({ operation: 'two', variables: { sku: 'x' } }))
  journal.append('a', made({ operation: 'two', variables: { sku: 'y' } }))
  expect((await coming).number).toBe(3)
})

test('a call that is made while it begins to listen is not missed', async () => {
  class Late extends MemoryJournal {
    override follow(...args: Parameters<MemoryJournal['follow']>): () => void {
      this.append('a', made({ operation: 'meanwhile' }))
      return super.follow(...args)
    }
  }
  expect((await awaitCall(new Late(), { key: 'a', operation: 'meanwhile', within: 1 })).number).toBe(1)
})

test('a call that does not come in time is told of with what was asked instead', async () => {
  vi.useFakeTimers()
  const journal = new MemoryJournal()
  const waiting = Promise.allSettled([awaitCall(journal, { key: 'a', operation: 'two', within: 1000 })])
  journal.append('a', made({ operation: 'one' }))
  await vi.advanceTimersByTimeAsync(1000)
  const [outcome] = await waiting
  expect(outcome).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/two.*none[\s\S]*1 one/) } })
})

test('nobody listens any more once it is over', async () => {
  let listeners = 0
  class Counting extends MemoryJournal {
    override follow(...args: Parameters<MemoryJournal['follow']>): () => void {
      listeners += 1
      const stop = super.follow(...args)
      return () => {
        listeners -= 1
        stop()
      }
    }
  }
  const journal = new Counting()
  await expect(awaitCall(journal, { key: 'a', operation: 'x', within: 1 })).rejects.toThrow('Nothing was asked.')
  journal.append('a', made({ operation: 'x' }))
  await awaitCall(journal, { key: 'a', operation: 'x' })
  expect(listeners).toBe(0)
})
