import valid from 'card-validator'
import { expect, test } from 'vitest'
import { isPaymentPlan } from '#mock-server/contract/rules/orders/payment-plan.ts'
import { cardOutcomes, outcomeOfCard } from './cards.ts'

test.each(Object.entries(cardOutcomes))(
  '%s is a number that the fields accept, and ends as %s, which the server knows',
  (number, outcome) => {
    expect(valid.number(number).isValid).toBe(true)
    expect(isPaymentPlan(outcome)).toBe(true)
    expect(outcomeOfCard(number)).toBe(outcome)
  },
)

test('any other card is accepted', () => {
  expect(outcomeOfCard('4111111111111111')).toBe('approved')
})
