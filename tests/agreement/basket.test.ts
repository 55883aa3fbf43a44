// @vitest-environment jsdom

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BasketChange, BasketOutcome } from '#app/features/basket/store/basket-change.ts'
import { changeBasket, readBasketState, refreshBasket } from '#app/features/basket/store/basket-store.client.ts'
import type { BasketLineView, BasketView } from '#app/features/basket/store/basket-view.ts'
import { optimisticLines } from '#app/features/basket/store/optimistic-lines.ts'
import { pricingLines } from '#app/features/basket/summary/pricing-lines.ts'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { createTestServer } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'
import { ContractDoor } from './contract-door.ts'

/*
 * Random sequences of the shop's basket changes against the real server, compared with a small independent model: the lines, and the total computed from
 * the catalogue's prices.
 */

const door = new ContractDoor(createTestServer())

beforeEach(() => {
  vi.stubGlobal('fetch', door.fetch)
  localStorage.clear()
})

afterEach(() => void vi.unstubAllGlobals())

type Shopper = { scenario: string; locale: StoreLocale; tier: 'typical' | 'member' }
const guest: Shopper = { scenario: 'uk-guest', locale: 'en-GB', tier: 'typical' }
const shoppers: readonly Shopper[] = [
  guest,
  { scenario: 'us-guest', locale: 'en-US', tier: 'typical' },
  { scenario: 'uk-plus-member', locale: 'en-GB', tier: 'member' },
  { scenario: 'us-plus-member', locale: 'en-US', tier: 'member' },
]

/** Cheap and expensive products, with and without a limit, sold in both stores at a price that no offer changes. */
const goods = catalogue.products
  .flatMap(({ variants }) => variants)
  .filter(({ inStock, prices }) => {
    const all = [prices['en-GB'], prices['en-US']]
    return (
      inStock &&
      all.every((price) => price && price.guest === undefined && price.typicalPromo === undefined && price.memberPromo === undefined)
    )
  })
  .filter(({ maxItemQuantity }, at) => at % 9 === 0 || maxItemQuantity !== undefined)
  .slice(0, 8)

type Deed =
  | { kind: 'add'; good: number }
  | { kind: 'set'; line: number; quantity: number }
  | { kind: 'remove' | 'putBack'; line: number }
  | { kind: 'code' | 'uncode'; code: string }
  | { kind: 'deliver'; method: 'Standard' | 'Express' }
  | { kind: 'reload' }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), good: fc.nat(goods.length - 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('set' as const), line: fc.nat(5), quantity: fc.oneof(fc.nat(8), fc.constant(999)) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'putBack' as const), line: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('code' as const, 'uncode' as const), code: fc.constantFrom('GLOW10', 'NO-SUCH') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('deliver' as const), method: fc.constantFrom('Standard' as const, 'Express' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
)

/** A minimal model of the basket. */
class Model {
  readonly #shopper: Shopper
  readonly quantities = new Map<string, number>()
  #hasCode = false
  #method: 'None' | 'Standard' | 'Express' = 'None'

  constructor(shopper: Shopper) {
    this.#shopper = shopper
  }

  limit(sku: string): number {
    return goods.find((good) => good.sku === sku)?.maxItemQuantity ?? 99_999
  }

  add(sku: string, quantity: number): void {
    const held = this.quantities.get(sku) ?? 0
    this.quantities.set(sku, Math.min(this.limit(sku), held + quantity))
  }

  set(sku: string, quantity: number): void {
    if (quantity === 0) this.quantities.delete(sku)
    else if (quantity <= this.limit(sku)) this.quantities.set(sku, quantity)
  }

  remove(sku: string): void {
    this.quantities.delete(sku)
  }

  code(code: string, isOn: boolean): void {
    if (code === 'GLOW10') this.#hasCode = isOn
  }

  deliver(method: 'Standard' | 'Express'): void {
    this.#method = method
  }

  /** The expected total of the summary, minor units. */
  total(): number {
    const { locale, tier } = this.#shopper
    let products = 0
    for (const [sku, quantity] of this.quantities)
      products += (goods.find((good) => good.sku === sku)?.prices[locale]?.[tier] ?? 0) * quantity
    if (this.quantities.size === 0) return 0
    const left = products - (this.#hasCode ? Math.floor((products * 10 + 50) / 100) : 0)
    const [standard, standardFree, express, expressFree] = locale === 'en-GB' ? [395, 2500, 595, 7500] : [495, 3000, 995, 9000]
    const isExpress = this.#method === 'Express'
    const delivery = products >= (isExpress ? expressFree : standardFree) ? 0 : isExpress ? express : standard
    if (locale === 'en-GB') return left + delivery
    // US sales tax is added to each amount separately; estimates are shown without it.
    const tax = (amount: number) => Math.floor((amount * 825 + 5000) / 10_000)
    return left + tax(left) + delivery + (this.#method === 'None' ? 0 : tax(delivery))
  }
}

/** The change to ask the store for; undefined if it has no target. Applies the same change to the model. */
function asked(deed: Deed, shown: readonly BasketLineView[], model: Model, removed: BasketLineView[]): BasketChange | undefined {
  const own = shown.filter(({ isGift }) => !isGift)
  switch (deed.kind) {
    case 'add': {
      const sku = goods[deed.good]?.sku ?? ''
      model.add(sku, 1)
      return { kind: 'addProducts', lines: [{ sku }], location: 'Page' }
    }
    case 'set': {
      const line = own[deed.line % Math.max(1, own.length)]
      // The shop sends nothing for a quantity that is already shown.
      if (!line || line.quantity === deed.quantity) return undefined
      model.set(line.sku ?? '', deed.quantity)
      return { kind: 'setQuantity', lineId: line.id, quantity: deed.quantity }
    }
    case 'remove': {
      const line = own[deed.line % Math.max(1, own.length)]
      if (!line) return undefined
      removed.push(line)
      model.remove(line.sku ?? '')
      return { kind: 'remove', lineId: line.id }
    }
    case 'putBack': {
      const line = removed.pop()
      if (!line) return undefined
      model.add(line.sku ?? '', line.quantity)
      return { kind: 'restore', line }
    }
    case 'code':
    case 'uncode':
      model.code(deed.code, deed.kind === 'code')
      return { kind: deed.kind === 'code' ? 'applyCode' : 'removeCode', code: deed.code }
    case 'deliver':
      model.deliver(deed.method)
      return { kind: 'setDelivery', method: deed.method }
    case 'reload':
      return undefined
  }
}

/** The store's basket after a refresh. */
async function basketAnew(): Promise<BasketView> {
  await refreshBasket()
  return currentBasket()
}

function currentBasket(): BasketView {
  const { basket } = readBasketState()
  if (!basket) throw new Error('The store has no bag.')
  return basket
}

function totalOf(view: BasketView, { locale, tier }: Shopper): number | undefined {
  const update = { ...view.update, isEmpty: view.lines.length === 0 }
  return pricingLines(update, { locale, hasMembership: tier === 'member' }).find(({ id }) => id === 'total')?.amount
}

let worlds = 0

/** An empty basket of this shopper in its own world. */
async function openEmptyBasket({ scenario }: Shopper): Promise<void> {
  door.place = { scenario, world: `agreed-${(worlds += 1)}` }
  for (const line of (await basketAnew()).lines) if (!line.isGift) await changeBasket({ kind: 'remove', lineId: line.id })
}

/** The lines that the shopper added, as the shop shows them. */
function ownQuantities(): Map<string | undefined, number> {
  const own = currentBasket().lines.filter(({ isGift }) => !isGift)
  return new Map(own.map(({ sku, quantity }) => [sku, quantity]))
}

test('whatever a shopper does, the shop shows the bag and the total that a reckoning of its own comes to', {
  timeout: 120_000,
}, async () => {
  expect(goods).toHaveLength(8)
  expect(goods.filter(({ maxItemQuantity }) => maxItemQuantity !== undefined)).not.toHaveLength(0)
  const numRuns = shareOf(Number(process.env['GENERATED_BASKETS'] ?? 10_000) / 50)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...shoppers), fc.array(deed, { minLength: 1, maxLength: 15 }), async (shopper, deeds) => {
      await openEmptyBasket(shopper)
      const model = new Model(shopper)
      const removed: BasketLineView[] = []
      for (const one of deeds) {
        const change = asked(one, currentBasket().lines, model, removed)
        if (change) await changeBasket(change)
        else await refreshBasket()
        expect(ownQuantities()).toEqual(model.quantities)
        expect(totalOf(currentBasket(), shopper)).toBe(model.total())
      }
    }),
    { numRuns },
  )
})

/** A change, and whether the shopper waits for its outcome before the next one. */
const hasty = fc.record({ deed, waits: fc.boolean() })

/** Requests every change against the basket shown at that moment; resolves when all are answered. */
async function askInHaste(deeds: readonly { deed: Deed; waits: boolean }[], model: Model): Promise<BasketOutcome[]> {
  const removed: BasketLineView[] = []
  const outcomes: Promise<BasketOutcome>[] = []
  for (const { deed: one, waits } of deeds) {
    const { pending } = readBasketState()
    // A quantity over the limit is refused, and the pending change that it superseded would be lost.
    const modest = one.kind === 'set' ? { ...one, quantity: one.quantity % 5 } : one
    const change = asked(modest, optimisticLines(currentBasket().lines, pending), model, removed)
    if (change) outcomes.push(changeBasket(change))
    if (waits) await outcomes.at(-1)
  }
  return Promise.all(outcomes)
}

test('however hastily it is asked for, the bag comes to what was asked for, one after the other', { timeout: 120_000 }, async () => {
  const numRuns = shareOf(Number(process.env['GENERATED_BASKETS'] ?? 10_000) / 100)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...shoppers), fc.array(hasty, { minLength: 2, maxLength: 20 }), async (shopper, deeds) => {
      await openEmptyBasket(shopper)
      const model = new Model(shopper)
      const outcomes = await askInHaste(deeds, model)
      expect(outcomes.map(({ status }) => status)).not.toContain('failed')
      expect(ownQuantities()).toEqual(model.quantities)
      expect(totalOf(currentBasket(), shopper)).toBe(model.total())
    }),
    { numRuns },
  )
})

test('whatever goes wrong meanwhile, the shop ends up with the server’s own bag, nothing under way, and nothing added twice', {
  timeout: 120_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fate = fc.constantFrom(undefined, undefined, undefined, 'reset', 'reset;executed', 'status=503', 'malformed;executed', 'empty-data')
  const numRuns = shareOf(Number(process.env['GENERATED_BASKETS'] ?? 10_000) / 100)
  await fc.assert(
    fc.asyncProperty(
      fc.array(hasty, { minLength: 2, maxLength: 15 }),
      fc.array(fate, { minLength: 5, maxLength: 30 }),
      async (deeds, fates) => {
        door.faultOf = () => undefined
        await openEmptyBasket(guest)
        const sentBefore = door.sent.length
        door.faultOf = (operation) => (operation === 'getBasket' ? undefined : fates[(door.sent.length - sentBefore) % fates.length])
        await askInHaste(deeds, new Model(guest))
        door.faultOf = () => undefined
        await refreshBasket()

        const { items } = await door.readBasket()
        expect(currentBasket().update.items.map(({ variant, quantity }) => [variant?.sku, quantity])).toEqual(
          items.map(({ variant, quantity }) => [variant?.sku, quantity]),
        )
        expect(readBasketState()).toMatchObject({ pending: [], isOffline: false })
        const adds = door.sent.slice(sentBefore).filter(({ operation }) => operation === 'addBasketItems')
        const asked = deeds.filter(({ deed: { kind } }) => kind === 'add' || kind === 'putBack')
        expect(adds.length).toBeLessThanOrEqual(asked.length)
      },
    ),
    { numRuns },
  )
  vi.useRealTimers()
})
