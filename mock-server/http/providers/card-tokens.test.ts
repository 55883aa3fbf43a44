import { expect, test } from 'vitest'
import { cardOutcomes } from '#payment-provider/cards.ts'
import { isPaymentPlan, readToken } from '../../contract/rules/orders/payment-plan.ts'

test.each(Object.entries(cardOutcomes))('the token of the card %s is read by the server as %s', (number, outcome) => {
  expect(isPaymentPlan(outcome)).toBe(true)
  expect(readToken(`card-${number.slice(-4)}-${outcome}-0123456789abcdef`)).toEqual({ plan: outcome, lastFour: number.slice(-4) })
})
