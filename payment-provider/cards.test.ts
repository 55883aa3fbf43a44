import valid from 'card-validator'
import { expect, test } from 'vitest'
import { cardOutcomes, outcomeOfCard } from './cards.ts'

test.each(Object.entries(cardOutcomes))('%s is a number that the fields accept, and ends as %s', (number, outcome) => {
  expect(valid.number(number).isValid).toBe(true)
  expect(outcomeOfCard(number)).toBe(outcome)
})

test('any other card is accepted', () => {
  expect(outcomeOfCard('4111111111111111')).toBe('approved')
})
