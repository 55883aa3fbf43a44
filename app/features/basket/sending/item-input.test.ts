// @vitest-environment jsdom

import { expect, test } from 'vitest'
import type { LineFacts } from '../store/basket-change.ts'
import { isGiftMembership, itemsToAdd, toItemInput } from './item-input.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const balm: LineFacts = {
  id: 'line-1',
  type: 'product',
  sku: 'BALM-01',
  variantId: 'variant-1',
  membershipId: undefined,
  name: 'Satin Lip Balm',
  quantity: 2,
  maxItemQuantity: 5,
  giftInfo: null,
}

test('a product is added as one line of the shopper’s own, with its variant and its limit [BASKET-08, BASKET-30, ITEM-06, ITEM-08]', () => {
  const lines = [{ sku: 'BALM-01', variantId: 'variant-1', maxItemQuantity: 5 }, { sku: 'SERUM-02' }]
  const [first, second] = itemsToAdd({ kind: 'addProducts', lines, location: 'Page' })
  expect(first).toEqual({
    id: expect.stringMatching(uuid),
    type: 'product',
    membershipId: null,
    variantId: 'variant-1',
    variantSku: 'BALM-01',
    quantity: 1,
    giftInfo: null,
    origin: 'user',
    maxItemQuantity: 5,
  })
  expect(second).toMatchObject({ variantId: null, variantSku: 'SERUM-02', maxItemQuantity: null })
})

test('every item has an id of its own, made here [ITEM-07]', () => {
  const lines = Array.from({ length: 50 }, () => ({ sku: 'BALM-01' }))
  const ids = itemsToAdd({ kind: 'addProducts', lines, location: 'Page' }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(id).toMatch(uuid)
})

test('a membership is added by its id alone [BASKET-16, ITEM-02]', () => {
  expect(itemsToAdd({ kind: 'addMembership', membershipId: '610501', location: 'MEMBERSHIP_TOGGLE_CARD' })).toEqual([
    {
      id: expect.stringMatching(uuid),
      type: 'membership',
      membershipId: '610501',
      variantId: null,
      variantSku: null,
      quantity: 1,
      giftInfo: null,
      origin: 'user',
      maxItemQuantity: null,
    },
  ])
})

test.each([
  ['610801', '610802'],
  ['720801', '720802'],
  ['610802', '610802'],
  ['610803', '610803'],
  ['610701', '610701'],
  ['anything', 'anything'],
])('the membership %s is added as %s: a 60-day trial renews annually [BASKET-18]', (membershipId, added) => {
  expect(itemsToAdd({ kind: 'addMembership', membershipId })).toMatchObject([{ membershipId: added }])
})

test('a gift membership is one item of its own type, by either kind of addition [BASKET-14, BASKET-38, ITEM-02]', () => {
  const giftInfo = { recipientName: 'Ada', recipientEmail: 'ada@example.com', message: null, sendDate: null }
  const item = { type: 'giftMembership', variantSku: 'MBR-GIFT-UK', membershipId: null, quantity: 1, origin: 'user' }
  expect(itemsToAdd({ kind: 'addGiftMembership', sku: 'MBR-GIFT-UK', giftInfo })).toMatchObject([{ ...item, giftInfo }])
  expect(itemsToAdd({ kind: 'addProducts', lines: [{ sku: 'MBR-GIFT-UK' }], location: 'Page' })).toMatchObject([
    { ...item, giftInfo: null },
  ])
  expect(isGiftMembership({ kind: 'addProducts', lines: [{ sku: 'MBR-GIFT-US' }], location: 'Page' })).toBe(true)
  expect(isGiftMembership({ kind: 'addProducts', lines: [{ sku: 'BALM-01' }], location: 'Page' })).toBe(false)
  expect(isGiftMembership({ kind: 'addMembership', membershipId: '610301' })).toBe(false)
  expect(isGiftMembership({ kind: 'addGiftMembership', sku: 'MBR-GIFT-UK' })).toBe(true)
  expect(isGiftMembership({ kind: 'addProducts', lines: [{ sku: 'BALM-01' }, { sku: 'MBR-GIFT-UK' }], location: 'Page' })).toBe(true)
})

test('a line is named by all that the contract knows it by, with the quantity that is asked for [BASKET-30, ITEM-06]', () => {
  expect(toItemInput(balm, 3)).toEqual({
    id: 'line-1',
    type: 'product',
    membershipId: null,
    variantId: 'variant-1',
    variantSku: 'BALM-01',
    quantity: 3,
    giftInfo: null,
    origin: 'user',
    maxItemQuantity: 5,
  })
  expect(toItemInput(balm)).toMatchObject({ quantity: 2 })
  expect(toItemInput(balm, 0)).toMatchObject({ quantity: 0 })
})

test('who a gift is for goes with it, and nothing else of the answer does [ITEM-06]', () => {
  const giftInfo = {
    __typename: 'GiftInfo',
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    message: null,
    sendDate: '2026-12-24',
  }
  expect(toItemInput({ ...balm, type: 'giftMembership', giftInfo }).giftInfo).toEqual({
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    message: null,
    sendDate: '2026-12-24',
  })
})

test.each([null, undefined])('a line that is %s cannot be named [BASKET-34]', (line) => {
  expect(() => toItemInput(line)).toThrow(new Error('toItemInput(): received null item'))
})

test('a gift membership’s message is sent as written', () => {
  const giftInfo = { recipientName: 'Ada', recipientEmail: 'ada@example.com', message: 'Enjoy', sendDate: '2026-12-24' }
  expect(toItemInput({ ...balm, giftInfo }).giftInfo).toEqual(giftInfo)
})

test('a line that comes back is added as it was, under an id of its own', () => {
  expect(itemsToAdd({ kind: 'restore', line: balm })).toEqual([{ ...toItemInput(balm), id: expect.stringMatching(uuid) }])
})
