import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { createTestServer, operations, scenarioNames, unresolvedFields } from '#mock-server/test.ts'

const server = createTestServer()
const lipstick = catalogue.products.find(({ id }) => id === 'ribbon-satin-lipstick')
const [shade] = lipstick?.variants.filter(({ inStock }) => inStock) ?? []
const item = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', type: 'product', variantId: shade?.id, variantSku: shade?.sku, quantity: 1 }
const newest = { listId: '', version: -1 }

/** What each operation of the domains that are resolved here is asked with. */
const variables: Readonly<Record<string, Record<string, unknown>>> = {
  getPlp: { categoryUrlPath: 'makeup/lips', filters: [], isTypicalJourney: true, branchName: 'master', staged: false },
  getProduct: { slug: 'ribbon-satin-lipstick' },
  variantsBySkus: { skus: [shade?.sku, 'no-such-sku'] },
  getRecommendations: { recommendations: [{ id: 'goes-well-with', skus: [shade?.sku], location: 'PDP', limit: 8 }] },
  searchProducts: { term: 'satin', useGuestPrice: true, isTypicalJourney: true },
  membershipsByIds: { ids: ['610101', '720101'] },
  getShopper: {},
  startAnonymousSession: {},
  refreshSession: {},
  login: { input: { email: 'annual-member.uk@example.com', password: 'ottilie-demo' } },
  register: { input: { email: 'robin@example.com', password: 'a-long-password', firstName: 'Robin', lastName: 'Field' } },
  logout: {},
  getBasket: {},
  addBasketItems: { ...newest, items: [item] },
  editBasketItem: { ...newest, item: { ...item, quantity: 2 } },
  removeBasketItems: { ...newest, items: [item] },
  applyDiscountCode: { code: 'HELLO20' },
  removeDiscountCode: { code: 'HELLO20' },
  setDeliveryMethod: { deliveryMethod: 'Express' },
}

describe.each(scenarioNames().filter((name) => /^u[ks]-[a-z]+(-member)?$/.test(name)))('in %s', (scenario) => {
  test.each(Object.keys(variables))('%s is answered over GraphQL with data and no error [OP-GEN-01]', async (name) => {
    const { data, errors, status } = await server.execute({
      document: server.operation(name),
      variables: variables[name],
      scenario,
      world: `every-${name}`,
    })
    expect(errors).toEqual([])
    expect(status).toBe(200)
    expect(Object.values(data ?? {}).every((answer) => answer !== undefined && answer !== null)).toBe(true)
  })
})

test('the operations that are asked here are operations of the shop', () => {
  const known = operations().map(({ name }) => name)
  expect(Object.keys(variables).filter((name) => !known.includes(name))).toEqual([])
})

test('nothing of the catalogue, search, basket, session or membership plans is left without an answer', () => {
  const ours =
    /^(Query\.(now|productListing|productBySlug|variantsBySkus|recommendations|searchSuggestions|basket|me|membershipsByIds)|Mutation\.(\w*Basket\w*|\w*DiscountCode|setDeliveryMethod|\w*[sS]ession|login|logout|register)|(Product|Variant|Basket)\w*\..*)$/
  expect(unresolvedFields().filter((coordinate) => ours.test(coordinate))).toEqual([])
})
