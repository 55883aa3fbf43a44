import { expect, test } from 'vitest'
import { paymentOutcome } from './payment-outcome.ts'

test.each([
  ['test-approved', '4444'],
  ['test-wishlist', '4444'],
  ['card-4242-approved-0123456789abcdef', '4242'],
])('%s keeps the card ending %s', (token, lastFour) => {
  expect(paymentOutcome(token)).toEqual({ paid: true, lastFour })
})

test.each([
  ['test-refused', 'CHECKOUT_PAYMENT_REFUSED'],
  ['card-0002-refused-0123456789abcdef', 'CHECKOUT_PAYMENT_REFUSED'],
  ['test-failed', 'CHECKOUT_PAYMENT_FAILED'],
  ['card-3220-challenge-0123456789abcdef', 'CHECKOUT_PAYMENT_FAILED'],
  ['test-cancelled', 'CHECKOUT_PAYMENT_CANCELLED'],
  ['test-error', 'PAYMENT_FAILED_ERROR'],
  ['test-load-error', 'PAYMENT_LOAD_ERROR'],
  ['test-unknown', 'CHECKOUT_UNKNOWN_FAILURE'],
  ['test-discount', 'CHECKOUT_DISCOUNT_FAILURE'],
  ['test-nonsense', 'BAD_REQUEST'],
  ['toString', 'BAD_REQUEST'],
  ['test-toString', 'BAD_REQUEST'],
  ['card-4242-approved-', 'BAD_REQUEST'],
  ['', 'BAD_REQUEST'],
])('%s ends as %s', (token, code) => {
  expect(paymentOutcome(token)).toEqual({ paid: false, code })
})
