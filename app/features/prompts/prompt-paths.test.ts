import { expect, test } from 'vitest'
import { isTermsPage, mayPrompt } from './prompt-paths.ts'

test.each([
  'basket',
  'checkout',
  'checkout/success?order=1',
  'login?redirectTo=%2F',
  'signin',
  'register',
  'guest-details',
  'account/my-membership/update-payment-details?onCompletion=reactivate',
])('/%s has no prompts in either store', (path) => {
  expect([mayPrompt(`/${path}`), mayPrompt(`/us/${path}`)]).toEqual([false, false])
})

test.each(['/', '/us', '/shop/makeup', '/us/basketball', '/blog/login', '/account/my-membership', '/legal/terms-and-conditions'])(
  '%s may have one',
  (path) => {
    expect(mayPrompt(path)).toBe(true)
  },
)

test('the terms are one page in each store', () => {
  expect(['/legal/terms-and-conditions', '/us/legal/terms-and-conditions', '/legal/privacy', '/'].map(isTermsPage)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
