import { expect, it } from 'vitest'
import { annualMembershipLine, giftMembershipLine, lipstickLine } from '../testing/lines.ts'
import { hasOnlyVirtualProducts, ruleNotification } from './basket-line.ts'

it.each([
  ['a membership alone', [annualMembershipLine()], true],
  ['memberships and virtual products', [annualMembershipLine(), giftMembershipLine(), lipstickLine({ isVirtual: true })], true],
  ['a product beside a membership', [annualMembershipLine(), lipstickLine()], false],
  ['a posted gift beside a membership', [annualMembershipLine(), lipstickLine({ origin: 'discount' })], false],
  ['nothing', [], false],
])('a bag with %s is virtual only: %s', (_, lines, expected) => {
  expect(hasOnlyVirtualProducts(lines)).toBe(expected)
})

it('a notification carries its parameters by name', () => {
  expect(ruleNotification('MAX_QTY_EXCEEDED', 'info', { maxQty: '5' })).toEqual({
    code: 'MAX_QTY_EXCEEDED',
    level: 'info',
    params: [{ name: 'maxQty', value: '5' }],
    handler: null,
  })
  expect(ruleNotification('ITEM_OOS', 'warn').params).toEqual([])
})
