import { expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { dataOf, refusedFor, worldOf } from '../ask.ts'

type Basket = { items: { id: string }[]; notifications: { code: string; params: { name: string; value: string }[] }[] }

const LIST = { listId: '', version: -1 }
const UUID = '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10'
const LIPSTICK = 'OT-RSL-07'
const product = { id: UUID, type: 'product', quantity: 1, variantSku: LIPSTICK }
const membership = { id: UUID, type: 'membership', quantity: 1, membershipId: '610501' }

const adding = (...items: object[]) => worldOf('uk-guest')<{ addBasketItems: Basket }>('addBasketItems', { ...LIST, items })

test.each<[string, object, string, string]>([
  ['a product without a variant', { ...product, variantSku: null }, 'variantSku', 'REQUIRED'],
  ['a membership without its id', { ...membership, membershipId: null }, 'membershipId', 'REQUIRED'],
  ['a membership with a sku alone', { ...membership, membershipId: null, variantSku: 'MBR-ANNUAL-UK' }, 'membershipId', 'REQUIRED'],
  ['a gift membership of nothing', { ...product, type: 'giftMembership', variantSku: null }, 'variantSku', 'REQUIRED'],
  ['an id that is no UUID of version 4', { ...product, id: 'line-ot-rsl-07' }, 'id', 'INVALID'],
  ['the id of no variant beside the sku of one', { ...product, variantId: 'nope' }, 'variantId', 'INVALID'],
  ['the id of one variant beside the sku of another', { ...product, variantId: 'OT-RSL-08' }, 'variantId', 'INVALID'],
  ['a product that is a membership too', { ...product, membershipId: '610501' }, 'membershipId', 'INVALID'],
  ['a gift of a rule', { ...product, origin: 'discount' }, 'origin', 'INVALID'],
])('%s cannot be added, and is told with its place', async (_what, item, field, code) => {
  expect(await refusedFor(adding(product, item))).toEqual([[`items.1.${field}`, code]])
})

test('a line that exists is named by the id that the server gave it', async () => {
  const ask = worldOf('uk-guest&basket=one-item')
  const [line] = (await dataOf(ask<{ basket: Basket }>('getBasket'))).basket.items
  const item = { ...product, id: line?.id, quantity: 2 }
  await dataOf(ask('editBasketItem', { ...LIST, item }))
  const { removeBasketItems } = await dataOf(
    ask<{ removeBasketItems: Basket }>('removeBasketItems', { ...LIST, items: [{ ...item, variantSku: null }] }),
  )
  expect(removeBasketItems.items).toEqual([])
})

test.each([
  ['editBasketItem', { item: { ...product, variantId: 'nope', origin: 'discount' } }, 'item'],
  ['removeBasketItems', { items: [{ ...product, variantId: 'nope', origin: 'discount' }] }, 'items.0'],
])('%s refuses an item that contradicts itself', async (operation, given, path) => {
  expect(await refusedFor(worldOf('uk-guest')(operation, { ...LIST, ...given }))).toEqual([
    [`${path}.origin`, 'INVALID'],
    [`${path}.variantId`, 'INVALID'],
  ])
})

test('what is not sold is told by the name that was asked for', async () => {
  const { addBasketItems } = await dataOf(adding({ ...product, variantSku: 'NO-SUCH-SKU' }, { ...membership, membershipId: '999999' }))
  expect(addBasketItems.notifications).toMatchObject([
    { code: 'ADD_ITEMS_FAILURE', params: [{ name: 'names', value: 'NO-SUCH-SKU, 999999' }] },
  ])
})

test('arguments are refused before a missing session, which says nothing about them', async () => {
  const server = createTestServer()
  const added = (item: object) => server.execute({ document: server.operation('addBasketItems'), variables: { ...LIST, items: [item] } })
  expect((await added({ ...product, id: 'x' })).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  expect((await added(product)).errors[0]?.extensions?.code).toBe('SESSION_REQUIRED')
})
