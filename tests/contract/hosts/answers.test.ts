import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { createTestServer } from '#mock-server/test.ts'

const LIPSTICK = 'OT-RSL-07'
const item = { id: '00000000-0000-4000-8000-000000000001', type: 'product', variantId: LIPSTICK, variantSku: LIPSTICK, quantity: 1 }
const add = { listId: '', version: -1, items: [item] }
const count = '{ me { id basketCount } }'

describe('an answer that was given before', () => {
  test('is given again, byte for byte', async () => {
    const server = createTestServer()
    const body = JSON.stringify({ query: server.operation('getProduct'), variables: { slug: 'ribbon-satin-lipstick' } })
    const ask = async () => {
      const response = await server.fetch(
        new Request('http://contract.test/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      )
      return [response.status, response.headers.get('content-type'), await response.text()]
    }
    const first = await ask()
    expect(await ask()).toEqual(first)
    expect(server.answered()).toEqual({ computed: 1, repeated: 1 })
  })

  test('is not given once the world has changed', async () => {
    const server = createTestServer()
    const world = { scenario: 'uk-guest', world: 'changes' }
    const basketCount = async () =>
      (await server.execute<{ me: { basketCount: number } }, object>({ document: count, ...world })).data?.me.basketCount
    expect([await basketCount(), await basketCount()]).toEqual([0, 0])
    await server.execute({ document: server.operation('addBasketItems'), variables: add, ...world })
    expect([await basketCount(), await basketCount()]).toEqual([1, 1])
    await server.execute({ document: server.operation('removeBasketItems'), variables: add, ...world })
    expect(await basketCount()).toBe(0)
    expect(server.answered().repeated).toBe(2)
  })

  test('is not given to another world, another store or another tier', async () => {
    const server = createTestServer()
    const document = '{ me { id } variantsBySkus(skus: ["OT-RSL-07"]) { prices { activeType } pricing { primary { formatted } } } }'
    const catalogueOnly = '{ variantsBySkus(skus: ["OT-RSL-07"]) { prices { activeType } pricing { primary { formatted } } } }'
    for (let round = 0; round < 2; round += 1) {
      for (const [scenario, activeType, formatted] of [
        ['uk-guest', 'guest', '£26.00'],
        ['uk-annual-member', 'member', '£13.50'],
        ['us-annual-member', 'member', '$17.50'],
        ['us-non-member', 'typical', '$34.00'],
      ] as const) {
        const variants = [{ prices: { activeType }, pricing: { primary: { formatted } } }]
        expect((await server.execute({ document, scenario })).data).toEqual({
          me: { id: scenario === 'uk-guest' ? 'initial' : scenario },
          variantsBySkus: variants,
        })
        expect((await server.execute({ document: catalogueOnly, scenario })).data).toEqual({ variantsBySkus: variants })
      }
    }
    expect(server.answered()).toEqual({ computed: 8, repeated: 8 })
  })

  test('changes with a membership in the bag, which changes the tier', async () => {
    const server = createTestServer()
    const tier = async () =>
      (
        await server.execute<{ variantsBySkus: { prices: { activeType: string } }[] }, object>({
          document: '{ variantsBySkus(skus: ["OT-RSL-07"]) { prices { activeType } } }',
          scenario: 'uk-guest',
          world: 'tier',
        })
      ).data?.variantsBySkus[0]?.prices.activeType
    expect(await tier()).toBe('guest')
    const membership = { id: '00000000-0000-4000-8000-000000000002', type: 'membership', membershipId: '610501', quantity: 1 }
    await server.execute({
      document: server.operation('addBasketItems'),
      variables: { ...add, items: [membership] },
      scenario: 'uk-guest',
      world: 'tier',
    })
    expect(await tier()).toBe('member')
  })

  test('is shared by all who see the same of the catalogue', async () => {
    const server = createTestServer()
    const variables = { categoryUrlPath: 'makeup', filters: [], isTypicalJourney: true, branchName: 'master', staged: false }
    for (let at = 0; at < 50; at += 1)
      await server.execute({ document: server.operation('getPlp'), variables, scenario: 'uk-guest', world: `shared-${at}` })
    expect(server.answered()).toEqual({ computed: 1, repeated: 49 })
  })

  test('is never given where a running clock was read, a mutation was made or something failed', async () => {
    let now = Date.parse('2027-05-01T00:00:00.000Z')
    const server = createTestServer({ now: () => now })
    const clock = async () => (await server.execute<{ now: string }, object>({ document: '{ now }' })).data?.now
    expect(await clock()).toBe('2027-05-01T00:00:00.000Z')
    now += 1000
    expect(await clock()).toBe('2027-05-01T00:00:01.000Z')
    for (let at = 0; at < 2; at += 1) {
      await server.execute({ document: 'mutation { startAnonymousSession { expiresAt } }', scenario: 'uk-guest' })
      await server.execute({
        document: '{ variantsBySkus(skus: ["a"]) { sku } productBySlug(slug: "ribbon-satin-lipstick") { reviewList(limit: 99) { id } } }',
      })
    }
    expect(server.answered().repeated).toBe(0)
  })

  test('is forgotten before there are too many', async () => {
    const server = createTestServer({ answerBounds: { characters: 200_000, questions: 100 } })
    const skus = catalogue.products.flatMap(({ variants }) => variants).map(({ sku }) => sku)
    for (const sku of skus.slice(0, 300))
      await server.execute({
        document: 'query ($skus: [String!]!) { variantsBySkus(skus: $skus) { sku title images { src altText } } }',
        variables: { skus: [sku] },
      })
    expect(server.answered()).toEqual({ computed: 300, repeated: 0 })
    expect(server.answersKept()).toBeLessThanOrEqual(100)
  })
})
