import { expect, test } from 'vitest'
import type { JournalEntry } from '#mock-server/journal/journal-store.ts'
import { createTestServer } from '#mock-server/test.ts'
import { eventsControl } from './events.ts'

const key = 'scenario/uk-guest/events'

/** The control of a session that sends these events. */
async function sending(...batch: { event: string; properties: object }[]) {
  const server = createTestServer()
  const headers = { 'content-type': 'application/json', 'x-scenario': 'uk-guest', 'x-world': 'events' }
  const send = () =>
    server.fetch(new Request('http://contract.test/analytics/v1/batch', { method: 'POST', headers, body: JSON.stringify({ batch }) }))
  const entries = async (operation?: string): Promise<readonly JournalEntry[]> =>
    (await server.journal.read(key)).filter((entry) => operation === undefined || entry.operation === operation)
  return {
    send,
    events: eventsControl({
      entries,
      expectCalled: (operation, variables) => server.expectCalled(key, operation, variables),
      expectNotCalled: async () => undefined,
      clear: async () => undefined,
    }),
  }
}

const added = { event: 'Product Added', properties: { sku: 'OT-RSL-07', quantity: 2, currency: 'GBP' } }

test('an event that comes later is waited for', async () => {
  const { send, events } = await sending(added)
  const waited = events.expectSent('Product Added', { quantity: 2 })
  await send()
  expect((await waited).variables).toEqual(added.properties)
  expect((await events.sent()).map(({ operation }) => operation)).toEqual(['Product Added'])
})

test('an event that is not as agreed fails with what is wrong', async () => {
  const { send, events } = await sending({ ...added, properties: { sku: 'OT-RSL-07', quantity: 2 } })
  await send()
  await expect(events.expectSent('Product Added', { quantity: 2 })).rejects.toThrow(/not as schema\/events\/ declares it.*currency/)
})

test('nothing expected and something sent fails with what was sent', async () => {
  const { send, events } = await sending(added)
  await events.expectNothing()
  await send()
  await events.expectNothing('Order Cancelled')
  await expect(events.expectNothing()).rejects.toThrow('Expected no event, and these were sent:\n  1 Product Added {"sku":"OT-RSL-07"')
})
