import { beforeEach, describe, expect, test, vi } from 'vitest'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'
import { sendForVisitor } from './session-response.ts'

/** The contract's requests in order: the operation and its session. */
let asked: { operation: string; session: string | undefined }[] = []
/** Tokens that the contract still accepts. */
let known: string[] = []

beforeEach(() => {
  asked = []
  known = ['kept']
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string }
    const session = /ottilie-session=([^;]+)/.exec(new Headers(init.headers).get('cookie') ?? '')?.[1]
    asked.push({ operation: operationName, session })
    if (operationName === 'startAnonymousSession') {
      known.push('fresh')
      return new Response('{"data":{}}', { headers: { 'set-cookie': 'ottilie-session=fresh; Max-Age=60' } })
    }
    const isMissing = session === undefined || !known.includes(session)
    return new Response(isMissing ? '{"errors":[{"extensions":{"code":"SESSION_REQUIRED"}}]}' : '{"data":{}}')
  })
})

function send(operation: keyof typeof operationPolicies, sessionToken?: string) {
  const visitor = { sessionToken, forwardedCookies: '', page: undefined }
  return sendForVisitor(visitor, { document: documentOf(operation), variables: {}, locale: 'en-GB' })
}

const starters = Object.entries(operationPolicies).flatMap(([name, { session }]) => (session === 'START_NEW_ANONYMOUS' ? [name] : []))

test('recommendations, every basket mutation and the member’s skinny banner start a session if there is none [SESSION-07, SESSION-08, SESSION-09]', () => {
  const changes = ['addBasketItems', 'removeBasketItems', 'editBasketItem', 'applyDiscountCode', 'removeDiscountCode', 'setDeliveryMethod']
  expect(starters).toEqual(expect.arrayContaining(['getRecommendations', 'getMemberSkinnyBannerContent', ...changes]))
})

describe('an operation that starts a session', () => {
  test('starts one if there is none, and is sent with it [SESSION-08]', async () => {
    const answer = await send('addBasketItems')
    expect(asked).toEqual([
      { operation: 'startAnonymousSession', session: undefined },
      { operation: 'addBasketItems', session: 'fresh' },
    ])
    expect(answer).toMatchObject({ body: '{"data":{}}', token: { value: 'fresh', maxAgeSeconds: 60 } })
  })

  test('keeps an existing session: nobody is logged out by it [SESSION-08]', async () => {
    const answer = await send('addBasketItems', 'kept')
    expect(asked).toEqual([{ operation: 'addBasketItems', session: 'kept' }])
    expect(answer.token).toBeUndefined()
  })

  test('replaces an expired session, and is sent again', async () => {
    await send('addBasketItems', 'forgotten')
    expect(asked).toEqual([
      { operation: 'addBasketItems', session: 'forgotten' },
      { operation: 'startAnonymousSession', session: 'forgotten' },
      { operation: 'addBasketItems', session: 'fresh' },
    ])
  })
})

test('an operation with strategy CURRENT starts no session', async () => {
  await send('getBasket')
  expect(asked).toEqual([{ operation: 'getBasket', session: undefined }])
})

test('the promotional banner is requested without the session [SESSION-10]', async () => {
  await send('getPromotionalBanner', 'kept')
  expect(asked).toEqual([{ operation: 'getPromotionalBanner', session: undefined }])
})
