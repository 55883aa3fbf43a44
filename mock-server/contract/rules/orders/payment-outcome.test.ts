import { expect, test } from 'vitest'
import { paymentOutcome } from './payment-outcome.ts'

test.each(['test-approved', 'test-wishlist'])('%s pays', (token) => {
  expect(paymentOutcome(token)).toEqual({ paid: true })
})

test.each([
  ['test-refused', 'CHECKOUT_PAYMENT_REFUSED'],
  ['test-failed', 'CHECKOUT_PAYMENT_FAILED'],
  ['test-cancelled', 'CHECKOUT_PAYMENT_CANCELLED'],
  ['test-error', 'PAYMENT_FAILED_ERROR'],
  ['test-load-error', 'PAYMENT_LOAD_ERROR'],
  ['test-unknown', 'CHECKOUT_UNKNOWN_FAILURE'],
  ['test-discount', 'CHECKOUT_DISCOUNT_FAILURE'],
  ['toString', 'BAD_REQUEST'],
  ['', 'BAD_REQUEST'],
  [null, 'BAD_REQUEST'],
])('%s ends as %s', (token, code) => {
  expect(paymentOutcome(token)).toEqual({ paid: false, code })
})
