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
      expectCalled: (operation, variables, within) => server.expectCalled(key, operation, variables, within?.timeout),
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

test('the events of a session file are waited for, in any order, and what differs is named', async () => {
  const pressed = { event: 'Page Element Clicked', properties: { element: 'tile' } }
  const { send, events } = await sending(added, pressed)
  const file = (...list: { event: string; properties: object }[]) => ({
    journal: list.map(({ event, properties }) => ({ kind: 'analytics', operation: event, variables: properties })),
  })
  const waited = events.expectAsIn(file(pressed, added))
  await send()
  await waited
  const wanted = file({ ...added, properties: { ...added.properties, quantity: 3 } }, { event: 'Order Cancelled', properties: {} })
  await expect(events.expectAsIn(wanted, { timeout: 0 })).rejects.toThrow(
    [
      'Expected the events of the session file.',
      '  missing: Order Cancelled {}',
      '  not in the file: Page Element Clicked {"element":"tile"}',
      '  Product Added: expected {"sku":"OT-RSL-07","quantity":3,"currency":"GBP"}, was {"sku":"OT-RSL-07","quantity":2,"currency":"GBP"}',
    ].join('\n'),
  )
  await expect(events.expectAsIn({})).rejects.toThrow('This is no session file')
})
