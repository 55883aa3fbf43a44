import { expect, test } from 'vitest'
import { type BasketChange, isAddition, type LineFacts, lineIdOf } from './basket-change.ts'

const line: LineFacts = {
  id: 'a',
  type: 'product',
  sku: 'OT-1',
  variantId: undefined,
  membershipId: undefined,
  name: 'Night Balm',
  quantity: 1,
  maxItemQuantity: undefined,
  giftInfo: null,
}

test.each<[BasketChange, string | undefined]>([
  [{ kind: 'setQuantity', lineId: 'a', quantity: 2 }, 'a'],
  [{ kind: 'remove', lineId: 'a' }, 'a'],
  [{ kind: 'restore', line }, 'a'],
  [{ kind: 'addProducts', lines: [{ sku: 'OT-1' }], location: 'Page' }, undefined],
  [{ kind: 'setDelivery', method: 'Express' }, undefined],
])('%j is about the line %s', (change, id) => {
  expect(lineIdOf(change)).toBe(id)
})

test.each<[BasketChange, boolean]>([
  [{ kind: 'addProducts', lines: [{ sku: 'OT-1' }], location: 'Page' }, true],
  [{ kind: 'addMembership', membershipId: '610501' }, true],
  [{ kind: 'addGiftMembership', sku: 'MBR-GIFT-UK' }, true],
  [{ kind: 'restore', line }, true],
  [{ kind: 'setQuantity', lineId: 'a', quantity: 2 }, false],
  [{ kind: 'remove', lineId: 'a' }, false],
  [{ kind: 'applyCode', code: 'GLOW10' }, false],
  [{ kind: 'removeCode', code: 'GLOW10' }, false],
  [{ kind: 'setDelivery', method: 'Express' }, false],
])('%j is an addition: %s', (change, isOne) => {
  expect(isAddition(change)).toBe(isOne)
})
