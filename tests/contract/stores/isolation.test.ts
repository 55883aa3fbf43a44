import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'
import { storeKinds, twoInstances } from './servers.ts'
import { anyStep, buyable, doStep, doSteps, itemOf, keptOf, type WorldAddress } from './steps.ts'

const scenarios = ['uk-guest', 'uk-annual-member', 'us-plus-member', 'uk-non-member']
const placeOf = (at: number): WorldAddress => ({ scenario: scenarios[at % scenarios.length] ?? 'uk-guest', world: `crowd-${at}` })

const SESSIONS = shareOf(200)

describe.each(storeKinds)('worlds in %s', (kind) => {
  test(`${SESSIONS} sessions at once each end as they would have alone`, async () => {
    const arbitrary = fc.array(fc.array(anyStep, { minLength: 3, maxLength: 7 }), { minLength: SESSIONS, maxLength: SESSIONS })
    await fc.assert(
      fc.asyncProperty(arbitrary, async (sessions) => {
        const together = await twoInstances(kind)
        const answers = await Promise.all(
          sessions.map((steps, at) => doSteps(at % 2 ? together : together.toReversed(), steps, placeOf(at))),
        )
        const alone = createTestServer()
        for (const [at, steps] of sessions.entries()) {
          expect(answers[at]).toEqual(await doSteps([alone], steps, placeOf(at)))
          expect(await keptOf(together[at % 2] ?? together[0], placeOf(at))).toEqual(await keptOf(alone, placeOf(at)))
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })

  test('fifty changes of one session at once all take effect', async () => {
    const servers = await twoInstances(kind)
    const place = { scenario: 'uk-annual-member', world: 'rush' }
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        doStep(
          servers[at % 2 ? 1 : 0],
          { operation: 'addBasketItems', variables: { listId: '', version: -1, items: [itemOf(at)] } },
          place,
        ),
      ),
    )
    const { basket } = await servers[0].sessions.inspect((await servers[0].sessions.open(place.scenario, place.world)).id)
    const items = basket['items'] as readonly { origin: string; variant: { sku: string } | null }[]
    const skus = items.filter(({ origin }) => origin === 'user').map(({ variant }) => variant?.sku)
    expect(skus.toSorted()).toEqual(buyable.slice(0, 50).toSorted())
  })

  test('an order that is pressed twenty times at once, on all instances, is placed once', async () => {
    const servers = await twoInstances(kind)
    const place = { scenario: 'uk-checkout-ready', world: 'twenty-presses' }
    const ask = async (operation: string, variables: object = {}, at = 0) => {
      const step = { operation, variables: { ...variables } }
      return JSON.parse((await doStep(servers[at % 2 ? 1 : 0], step, place)).replace(/^200 /, '')).data
    }
    const ordered = async () => (await ask('getOrders', { pagination: { perPage: 100, currentPage: 1 } })).orders.orders.length
    const before = await ordered()
    const { checkout } = await ask('getCheckout')
    const input = {
      requestId: checkout.attemptId,
      expectedTotal: checkout.basket.pricing.totalPrice.gross,
      paymentMethodId: 'card',
      paymentToken: 'test-approved',
      savePayment: false,
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask('placeOrder', { input }, at)))
    expect(new Set(answers.map(({ placeOrder }) => `${placeOrder.__typename} ${placeOrder.order?.number}`)).size).toBe(1)
    expect(answers[0].placeOrder.__typename).toBe('OrderPlaced')
    expect(await ordered()).toBe(before + 1)
  })

  test('changes that take their time wait for each other, and one that fails changes nothing and holds nobody up', async () => {
    const servers = await twoInstances(kind)
    const key = 'scenario/uk-guest/slow'
    await servers[0].sessions.open('uk-guest', 'slow')
    const turns = Array.from({ length: 30 }, (_, at) =>
      Promise.resolve(
        servers[at % 2 ? 1 : 0].worlds.change(key, async ({ world }) => {
          const before = Number(world?.state.read('flags')['turns'] ?? 0)
          await new Promise((resolve) => setImmediate(resolve))
          if (at % 10 === 9) throw new Error('given up')
          world?.state.write('flags', { turns: String(before + 1) })
        }),
      ).catch((error: unknown) => String(error)),
    )
    expect((await Promise.all(turns)).filter((ended) => ended === 'Error: given up')).toHaveLength(3)
    const { id } = await servers[1].sessions.open('uk-guest', 'slow')
    expect((await servers[1].sessions.inspect(id)).flags['turns']).toBe('27')
  })

  test('what is counted for a session is counted once by all instances together', async () => {
    const servers = await twoInstances(kind)
    const key = 'scenario/uk-guest/counted'
    await servers[0].sessions.open('uk-guest', 'counted')
    const counts = await Promise.all(Array.from({ length: 40 }, async (_, at) => servers[at % 2 ? 1 : 0].worlds.count(key, 'one fault')))
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    expect(await servers[1].worlds.count(key, 'another fault')).toBe(1)
    expect(await servers[1].worlds.counters(key)).toEqual({ 'one fault': 40, 'another fault': 1 })
  })
})
