import { expect, test } from 'vitest'
import { thirdParties, thirdPartyOrigins } from './third-parties.ts'

test('third parties with an address are set up, and each origin is listed once', () => {
  const parties = thirdParties({
    CHAT_SCRIPT_URL: 'https://care.example/chat.js?a=1',
    REVIEWS_SCRIPT_URL: 'https://care.example/reviews.js',
  })
  expect(parties).toEqual({ chat: 'https://care.example/chat.js?a=1', reviews: 'https://care.example/reviews.js' })
  expect(thirdPartyOrigins(parties)).toEqual(['https://care.example'])
})

test.each([
  {},
  { CHAT_SCRIPT_URL: '' },
  { CHAT_SCRIPT_URL: 'chat.js' },
  { CHAT_SCRIPT_URL: 'javascript:alert(1)' },
  { CHAT_SCRIPT_URL: 'data:,' },
])('%j sets up no third party', (env) => {
  expect(thirdParties(env)).toEqual({})
  expect(thirdPartyOrigins(thirdParties(env))).toEqual([])
})
