import { expect, test } from 'vitest'
import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { playable, redacted, redactedQuery } from './redaction.ts'

test('passwords, tokens and card numbers are taken out at any depth; the rest stays as it was', () => {
  const variables = {
    input: {
      email: 'maya@example.com',
      password: 'hunter2',
      newPassword: 'a',
      currentPassword: 'b',
      paymentToken: 'tok_4711',
      card: { cardNumber: '4242424242424242', cvc: '123' },
      tokenName: 'rose',
    },
    sessionToken: 'x',
    list: [{ accessToken: { deep: 1 } }, 'password', 2, null],
  }
  const before = structuredClone(variables)
  expect(redacted(variables)).toEqual({
    input: {
      email: 'maya@example.com',
      password: '[redacted]',
      newPassword: '[redacted]',
      currentPassword: '[redacted]',
      paymentToken: '[redacted]',
      card: { cardNumber: '[redacted]', cvc: '[redacted]' },
      tokenName: 'rose',
    },
    sessionToken: '[redacted]',
    list: [{ accessToken: '[redacted]' }, 'password', 2, null],
  })
  expect(variables).toEqual(before)
})

test('what everybody may know is marked, and can be played again', () => {
  const variables = { input: { password: shopperPassword, paymentToken: 'test-approved', other: 'test-approved', list: [null, 1] } }
  const kept = redacted(variables)
  expect(JSON.stringify(kept)).not.toContain(shopperPassword)
  expect(kept).toMatchObject({ input: { paymentToken: '[try-out approved]', other: 'test-approved' } })
  expect(playable(kept)).toEqual(variables)
})

test('a secret that is not there stays away', () => {
  expect(redacted({ password: null, paymentToken: undefined })).toEqual({ password: null, paymentToken: undefined })
})

test('what is nested without end is cut and not followed', () => {
  const nested = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as Record<string, unknown>
  expect(JSON.stringify(redacted(nested)).length).toBeLessThan(300)
  expect(redacted({ filters: [[['lips']]] })).toEqual({ filters: [[['lips']]] })
})

test.each([
  ['?page=2&sort=NEWEST', '?page=2&sort=NEWEST'],
  ['?token=abc&page=2', '?token=%5Bredacted%5D&page=2'],
  ['', ''],
])('the query %j is kept as %j', (search, kept) => {
  expect(redactedQuery(search)).toBe(kept)
})
