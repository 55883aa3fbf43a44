import { expect, it } from 'vitest'
import { giftMembershipLine, membershipLine, productLine } from '../testing/lines.ts'
import { hasOnlyVirtualProducts, notification } from './basket-line.ts'

it.each([
  ['a membership alone', [membershipLine()], true],
  ['memberships and virtual products', [membershipLine(), giftMembershipLine(), productLine({ isVirtual: true })], true],
  ['a product beside a membership', [membershipLine(), productLine()], false],
  ['a posted gift beside a membership', [membershipLine(), productLine({ origin: 'discount' })], false],
  ['nothing', [], false],
])('a bag with %s is virtual only: %s', (_, lines, expected) => {
  expect(hasOnlyVirtualProducts(lines)).toBe(expected)
})

it('a notification carries its parameters by name', () => {
  expect(notification('MAX_QTY_EXCEEDED', 'info', { maxQty: '5' })).toEqual({
    code: 'MAX_QTY_EXCEEDED',
    level: 'info',
    params: [{ name: 'maxQty', value: '5' }],
    handler: null,
  })
  expect(notification('ITEM_OOS', 'warn').params).toEqual([])
})
