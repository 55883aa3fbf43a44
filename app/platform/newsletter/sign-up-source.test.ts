import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { signUpTypes, signUpVariables } from './sign-up-source.ts'

test('a sign-up sends the address, the store as US or UK, and the footer as its source unless another is named [OP-NEWS-02, OP-NEWS-03]', () => {
  expect(signUpVariables(stores.us, ' ada@example.com ')).toEqual({ email: 'ada@example.com', country: 'US', source: 'Email Footer' })
  expect(signUpVariables(stores.uk, 'ada@example.com')).toMatchObject({ country: 'UK' })
})

test('the other kinds of sign-up are OOS, Waitlist and Newsletter, each a source [NEWSLETTER-10]', () => {
  expect(signUpTypes).toEqual(['OOS', 'Waitlist', 'Newsletter'])
  for (const type of signUpTypes) expect(signUpVariables(stores.uk, 'ada@example.com', type).source).toBe(type)
})
