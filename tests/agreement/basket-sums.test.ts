import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toItemInput } from '#app/features/basket/sending/item-input.ts'
import { basketView } from '#app/features/basket/store/basket-view.ts'
import { pricingLines } from '#app/features/basket/summary/pricing-lines.ts'
import { facets } from '#fixtures/scenarios/facets/facets.ts'
import type { FacetValue, ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import { createTestServer } from '#mock-server/test.ts'
import { EditBasketItemDocument, GetBasketDocument } from '#operations/__generated__/operations.ts'

// A scenario's amounts stay true when its basket changes.

const server = createTestServer()
let worlds = 0

/** The layers of a facet's value: one, or one for each store. */
function layersOf(layer: FacetValue['layer']): ScenarioLayer[] {
  return 'en-GB' in layer || 'en-US' in layer ? [layer['en-GB'] ?? {}, layer['en-US'] ?? {}] : [layer as ScenarioLayer]
}

/** Every layer of the fixtures by name. */
const layers = [
  ...scenarios.map(({ name, layer = {} }) => [name, layer] as const),
  ...Object.entries(facets).flatMap(([facet, { values }]) =>
    Object.entries(values).flatMap(([name, { layer }]) => layersOf(layer).map((one) => [`${facet}=${name}`, one] as const)),
  ),
]

test('no scenario fixes an amount of the basket: each comes from the rules', () => {
  const isAmount = (coordinate: string) => /^Basket(Pricing|Membership|LinePrice)\.(?!currency)/.test(coordinate)
  expect(layers.filter(([, { answers = {} }]) => Object.keys(answers).some(isAmount)).map(([name]) => name)).toEqual([])
})

const discounted = scenarios.filter(({ facets: { promo = 'none', basket = 'empty' } }) => promo !== 'none' && basket !== 'empty')

test.each(discounted.map(({ name }) => name))('%s: the summary adds up, however many of its product are wanted', async (scenario) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }), async (quantities) => {
      worlds += 1
      const place = { scenario, world: `sums-${worlds}` }
      const { store } = await server.sessions.open(scenario, place.world)
      const read = async () => (await server.execute({ document: GetBasketDocument, variables: {}, store, ...place })).data?.basket
      let basket = await read()
      for (const quantity of quantities) {
        const line = basket && basketView(basket).lines.find(({ type, isGift }) => type === 'product' && !isGift)
        if (!line || line.quantity === quantity) continue
        const variables = { listId: '', version: -1, item: toItemInput(line, quantity) }
        await server.execute({ document: EditBasketItemDocument, variables, store, ...place })
        basket = await read()
        expect(basket?.items.find(({ id }) => id === line.id)?.quantity).toBe(quantity)
      }
      if (!basket) throw new Error(`${scenario} has no basket.`)
      const lines = pricingLines({ ...basket, isEmpty: false }, { locale: store, hasMembership: false })
      const counted = lines.filter(({ tone, id }) => tone !== 'worth' && tone !== 'total' && id !== 'memberSavings')
      expect(counted.reduce((sum, { amount }) => sum + amount, 0)).toBe(lines.at(-1)?.amount)
    }),
    { numRuns: 5 },
  )
})
