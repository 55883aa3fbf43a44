import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facets } from '#fixtures/scenarios/facets/facets.ts'
import { createTestServer, scenarioNames } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'

type Discount = { type: string; value: number }
type Basket = {
  items: { origin: string; quantity: number; linePrice: { charged: { raw: number } } }[]
  pricing: {
    priceTier: 'member' | 'typical'
    totalProductPriceByTier: { typical: number; member: number }
    totalPrice: { gross: number }
    subTotal: { tax: number }
    shipping: { gross: number; net: number; tax: number }
    totalDiscountsByType: Discount[]
    totalMembershipDiscountedPrice: number
  }
  thresholds: { percentProgress: number }[]
}

const server = createTestServer()
let worlds = 0

async function basketOf(scenario: string): Promise<Basket> {
  worlds += 1
  const { data, errors } = await server.execute<{ basket: Basket }, object>({
    document: server.operation('getBasket'),
    scenario,
    world: `composed-${worlds}`,
  })
  if (!data || errors.length > 0) throw new Error(`${scenario}: ${JSON.stringify(errors)}`)
  return data.basket
}

/** Names of a facet's values that leave the prices to the rules. */
function ruled(facet: 'shopper' | 'basket' | 'promo'): string[] {
  return Object.entries(facets[facet].values).flatMap(([name, { layer }]) => (JSON.stringify(layer).includes('"answers"') ? [] : [name]))
}

const roles = ruled('shopper').filter((name) => name === 'guest' || name.endsWith('-member'))

const composition = fc
  .record({
    store: fc.constantFrom('en-GB', 'en-US'),
    shopper: fc.constantFrom(...roles),
    basket: fc.constantFrom(...ruled('basket')),
    promo: fc.constantFrom(...ruled('promo')),
  })
  .map((parts) => new URLSearchParams(parts).toString())

/** The total a shopper would compute from the summary: products, US tax, minus discounts, plus delivery and memberships. */
function summed({ pricing }: Basket, isTaxAdded: boolean): number {
  const off = pricing.totalDiscountsByType.filter(({ type }) => !['shipping', 'gift', 'membership'].includes(type))
  const products = pricing.totalProductPriceByTier[pricing.priceTier] - off.reduce((sum, { value }) => sum + value, 0)
  return products + (isTaxAdded ? pricing.subTotal.tax : 0) + pricing.shipping.gross + pricing.totalMembershipDiscountedPrice
}

describe('whoever shops, with whatever in the bag', () => {
  test('the summary adds up to the total', async () => {
    await fc.assert(
      fc.asyncProperty(composition, async (selection) => {
        const basket = await basketOf(selection)
        expect(basket.pricing.totalPrice.gross).toBe(summed(basket, selection.startsWith('store=en-US')))
      }),
      { numRuns: shareOf(150) },
    )
  })

  test('no line costs less than nothing, gifts cost nothing, and progress is a percentage', async () => {
    await fc.assert(
      fc.asyncProperty(composition, async (selection) => {
        const { items, thresholds } = await basketOf(selection)
        expect(items.every(({ linePrice }) => linePrice.charged.raw >= 0)).toBe(true)
        expect(items.every(({ origin, linePrice }) => origin === 'user' || linePrice.charged.raw === 0)).toBe(true)
        expect(thresholds.every(({ percentProgress }) => percentProgress >= 0 && percentProgress <= 100)).toBe(true)
      }),
      { numRuns: shareOf(100) },
    )
  })
})

describe('a scenario that is about no store', () => {
  const names = scenarioNames().filter((name) =>
    /^(basket|promo|product|guest|member|non-member|membership)-(?!us-|trial-limitless)/.test(name),
  )

  test.each(['en-GB', 'en-US'])('is to be had in %s', async (store) => {
    expect(names.length).toBeGreaterThan(100)
    const baskets = await Promise.all(names.map((name) => basketOf(`${name}&store=${store}`)))
    expect(baskets).toHaveLength(names.length)
  })
})
