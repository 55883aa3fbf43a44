import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, worldOf } from '../ask.ts'

type Basket = {
  items: { id: string; type: string; linePrice: { charged: { raw: number } } }[]
  itemUpdates: string[]
  notifications: { code: string; params: { name: string; value: string }[] }[]
  updateTracking: { event: string; properties: { sku: string } }[]
}

const newest = { listId: '', version: -1 }
const lipstick = { id: 'line-ot-rsl-07', type: 'product', variantSku: 'OT-RSL-07', quantity: 2 }
const kit = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', type: 'product', variantSku: 'OT-TSSSS-3', quantity: 1 }
const codes = ({ notifications }: Basket): string[] => notifications.map(({ code }) => code)
const ids = ({ items }: Basket): string[] => items.map(({ id }) => id)
const basket = async (ask: AskContract): Promise<Basket> => (await dataOf(ask<{ basket: Basket }>('getBasket'))).basket
const edit = async (ask: AskContract, item: object): Promise<Basket> =>
  (await dataOf(ask<{ editBasketItem: Basket }>('editBasketItem', { ...newest, item }))).editBasketItem
const add = async (ask: AskContract, item: object): Promise<Basket> =>
  (await dataOf(ask<{ addBasketItems: Basket }>('addBasketItems', { ...newest, items: [item] }))).addBasketItems

describe('what sold out while it stood in the bag', () => {
  test('is not told in the UK until the bag changes; then it is taken out, and told by name', async () => {
    const ask = worldOf('basket-one-item-gone')
    expect(codes(await basket(ask))).toEqual([])
    const changed = await edit(ask, lipstick)
    expect(ids(changed)).toEqual(['line-ot-rsl-07'])
    expect(changed.notifications).toMatchObject([{ code: 'ITEM_OOS', params: [{ name: 'product', value: 'Ribbon Satin Lipstick' }] }])
    expect(changed.updateTracking.map(({ event }) => event)).toEqual(['Product Added', 'Product Removed'])
    expect(codes(await basket(ask))).toEqual([])
  })

  test('stays in the US, uncharged, and is told as long as it does', async () => {
    const ask = worldOf('basket-one-item-gone&store=en-US')
    const read = await basket(ask)
    expect(codes(read)).toEqual(['ITEM_OOS'])
    expect(read.items.map(({ linePrice }) => linePrice.charged.raw)).toEqual([3400, 0])
    const changed = await edit(ask, lipstick)
    expect(ids(changed)).toContain('line-ot-rsl-12')
    expect(codes(changed)).toEqual(['ITEM_OOS'])
  })

  test('is told once when more of it is asked for', async () => {
    const ask = worldOf('basket-one-item-gone&store=en-US')
    expect(codes(await add(ask, { ...lipstick, id: kit.id, variantSku: 'OT-RSL-12' }))).toEqual(['ITEM_OOS'])
  })
})

describe('what is no longer sold', () => {
  test.each([
    ['applyDiscountCode', { code: 'GLOW10' }],
    ['removeDiscountCode', { code: 'GLOW10' }],
    ['setDeliveryMethod', { deliveryMethod: 'Express' }],
  ])('is told by %s too', async (operation, variables) => {
    const changed = (await dataOf(worldOf('basket-no-longer-sold')<Record<string, Basket>>(operation, variables)))[operation]
    expect(changed && codes(changed)).toContain('VARIANT_NOT_AVAILABLE')
  })
})

describe('a kit with a membership', () => {
  test('brings it to a non-member, and takes it along when it goes [BASKET-37]', async () => {
    const ask = worldOf('uk-non-member')
    expect((await add(ask, kit)).items.map(({ type }) => type)).toEqual(['product', 'membership'])
    expect((await edit(ask, { ...kit, quantity: 0 })).items).toEqual([])
  })

  test('brings none to a member, who is told [BASKET-37]', async () => {
    const added = await add(worldOf('uk-annual-member'), kit)
    expect(added.items.map(({ type }) => type)).toEqual(['product'])
    expect(codes(added)).toEqual(['MEMBERSHIP_KIT_REMOVED'])
  })

  test('loses it at the next change when its shopper is a member by then', async () => {
    const ask = worldOf('uk-annual-member&basket=kit')
    const changed = await edit(ask, { ...kit, id: 'line-ot-tssss-3', quantity: 2 })
    expect(changed.items.map(({ type }) => type)).toEqual(['product'])
    expect(changed.itemUpdates).toEqual(['product', 'membership'])
    expect(codes(changed)).toEqual(['MEMBERSHIP_KIT_REMOVED'])
  })
})

describe('a member who has hit the spending limit', () => {
  const topUp = { id: kit.id, type: 'product', variantSku: 'OT-TOPUP-1000', quantity: 1 }

  test('is within it again with the top-up in the bag, which costs nothing and is not posted [NOTIF-43]', async () => {
    const ask = worldOf('basket-over-spending-limit')
    expect(codes(await basket(ask))).toEqual(['OUT_OF_LIMIT'])
    const raised = await add(ask, topUp)
    expect(codes(raised)).toEqual([])
    expect(raised.items.find(({ id }) => id === topUp.id)?.linePrice.charged.raw).toBe(0)
    expect(codes(await edit(ask, { ...topUp, quantity: 0 }))).toEqual(['OUT_OF_LIMIT'])
  })

  test('cannot have it twice, and finds it in no search', async () => {
    const ask = worldOf('basket-over-spending-limit')
    await add(ask, topUp)
    const { notifications } = await add(ask, { ...topUp, id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a11' })
    expect(notifications).toMatchObject([{ code: 'MAX_QTY_EXCEEDED', params: [{ name: 'maxQty', value: '1' }] }])
    const found = await dataOf(ask<object>('getSearchListing', { term: 'Spending Limit Boost', filters: [], isTypicalJourney: false }))
    expect(JSON.stringify(found)).not.toContain('OT-TOPUP-1000')
  })

  test('of the US has no such thing', async () => {
    expect(codes(await add(worldOf('basket-over-spending-limit&store=en-US'), topUp))).toContain('ADD_ITEMS_FAILURE')
  })
})
