import { describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { dataOf, scenarioStart } from '../ask.ts'
import { answerPage, attemptOf, checkoutOf, orderNumbers, pay, putLipstick, readyGuest, visitorIn } from './paying.ts'

/** A member with a lipstick in the basket, an address and a delivery method. */
const READY = 'uk-checkout-ready'

const codes = ({ problems = [] }: { problems?: readonly { code: string }[] }) => problems.map(({ code }) => code)

describe('the id of an attempt', () => {
  test('stays over changes of the basket, and is a new one after an order and after a refusal', async () => {
    const ask = visitorIn(READY)
    const { attemptId } = await checkoutOf(ask)
    await putLipstick(ask)
    expect((await checkoutOf(ask)).attemptId).toBe(attemptId)
    expect(await attemptOf(ask, attemptId)).toMatchObject({ state: 'NOT_STARTED', payment: 'NOT_ASKED', amount: null, order: null })
    await pay(ask, 'test-refused')
    const second = (await checkoutOf(ask)).attemptId
    expect(second).not.toBe(attemptId)
    await pay(ask, 'test-approved')
    const third = (await checkoutOf(ask)).attemptId
    expect(new Set([attemptId, second, third]).size).toBe(3)
  })

  test('stays when the checkout itself refuses the order', async () => {
    const ask = visitorIn(READY)
    const { attemptId } = await checkoutOf(ask)
    expect(codes(await pay(ask, 'test-approved', { expectedTotal: 1 }))).toEqual(['CHECKOUT_SYNC_FAILURE'])
    expect((await checkoutOf(ask)).attemptId).toBe(attemptId)
  })
})

describe('an attempt ends as its payment does', () => {
  test.each([
    ['test-approved', 'PLACED', 'CHARGED', []],
    ['test-message-first', 'PLACED', 'CHARGED', []],
    ['test-wishlist', 'PLACED', 'CHARGED', []],
    ['test-refused', 'REFUSED', 'NOT_CHARGED', ['CHECKOUT_PAYMENT_REFUSED']],
    ['test-cancelled', 'REFUSED', 'NOT_CHARGED', ['CHECKOUT_PAYMENT_CANCELLED']],
    ['test-unordered', 'REFUSED', 'REFUNDED', ['CHECKOUT_PAYMENT_REFUNDED']],
  ])('%s: %s, %s', async (token, state, payment, problems) => {
    const ask = visitorIn(READY)
    const before = await orderNumbers(ask)
    const { attemptId } = await checkoutOf(ask)
    await pay(ask, token)
    const attempt = await attemptOf(ask, attemptId)
    expect(attempt).toMatchObject({ state, payment, amount: { raw: 1745 } })
    expect(codes(attempt ?? {})).toEqual(problems)
    expect(await orderNumbers(ask)).toHaveLength(before.length + (state === 'PLACED' ? 1 : 0))
  })

  test.each([
    ['test-late', 3, 'PLACED', 'CHARGED'],
    ['test-late-refused', 3, 'REFUSED', 'NOT_CHARGED'],
    ['test-lost', 1, 'PLACED', 'CHARGED'],
    ['test-message-last', 2, 'PLACED', 'CHARGED'],
    ['test-late-unordered', 2, 'REFUSED', 'REFUNDED'],
  ])('%s is known when the provider was asked %d times, and paying meanwhile charges nothing more', async (token, asks, state, payment) => {
    const ask = visitorIn(READY)
    const before = await orderNumbers(ask)
    const { attemptId } = await checkoutOf(ask)
    expect(await pay(ask, token)).toMatchObject({ __typename: 'OrderPending', attempt: { state: 'PENDING', askAgainIn: 2 } })
    for (let asked = 1; asked < asks; asked++)
      expect(await pay(ask, 'test-approved', { requestId: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a99' })).toMatchObject({
        __typename: 'OrderPending',
        attempt: { requestId: attemptId },
      })
    expect(await attemptOf(ask, attemptId)).toMatchObject({ state, payment, askAgainIn: null })
    expect(await orderNumbers(ask)).toHaveLength(before.length + (state === 'PLACED' ? 1 : 0))
    expect((await checkoutOf(ask)).basket.items).toHaveLength(state === 'PLACED' ? 0 : 1)
  })

  test('sent again, it answers the same end', async () => {
    const ask = visitorIn(READY)
    const { attemptId: requestId } = await checkoutOf(ask)
    const first = await pay(ask, 'test-approved')
    await putLipstick(ask, 2)
    expect(await pay(ask, 'test-refused', { requestId })).toMatchObject({
      __typename: 'OrderPlaced',
      order: { number: first.order?.number },
    })
    expect((await checkoutOf(ask)).basket.items).toMatchObject([{ quantity: 2 }])
  })

  test('what is put in while the answer is awaited stays in the basket', async () => {
    const ask = visitorIn(READY)
    await pay(ask, 'test-lost')
    await putLipstick(ask, 2)
    const [attempt] = [await attemptOf(ask, (await checkoutOf(ask)).attemptId)]
    expect(attempt).toMatchObject({ state: 'PLACED', order: { totals: { total: { raw: 1745 } } } })
    expect((await checkoutOf(ask)).basket.items).toMatchObject([{ quantity: 2 }])
  })
})

describe('what the shopper is asked for', () => {
  test.each([
    ['card', 'test-challenge', 'CHALLENGE', 'challenge'],
    ['wallet', null, 'WALLET', 'wallet'],
    ['pay-later', null, 'PAY_LATER', 'pay-later'],
  ])('with %s and %s is %s, on a page that leads back', async (paymentMethodId, token, kind, page) => {
    const visitor = visitorIn(READY)
    const { attemptId } = await checkoutOf(visitor)
    const returnUrl = 'http://localhost:3000/checkout/return?from=pay'
    const asked = await pay(visitor, token, { paymentMethodId, returnUrl })
    expect(asked).toMatchObject({ __typename: 'PaymentActionRequired', kind, attempt: { state: 'ACTION_REQUIRED', actionUrl: asked.url } })
    expect(new URL(asked.url ?? '').pathname).toBe(`/providers/payment/${page}/${attemptId}`)
    expect(await answerPage(visitor, asked.url ?? '', 'approve')).toBe(`${returnUrl}&attempt=${attemptId}`)
    expect(await attemptOf(visitor, attemptId)).toMatchObject({ state: 'PLACED', payment: 'CHARGED' })
  })

  test.each([
    ['test-challenge', 'card', 'refuse', 'CHECKOUT_PAYMENT_FAILED'],
    ['test-challenge', 'card', 'cancel', 'CHECKOUT_PAYMENT_CANCELLED'],
    [null, 'wallet', 'cancel', 'CHECKOUT_PAYMENT_CANCELLED'],
    [null, 'pay-later', 'refuse', 'CHECKOUT_PAYMENT_REFUSED'],
  ])('%s %s: %s ends as %s', async (token, paymentMethodId, answer, code) => {
    const visitor = visitorIn(READY)
    const { attemptId } = await checkoutOf(visitor)
    const { url = '' } = await pay(visitor, token, { paymentMethodId })
    await answerPage(visitor, url, answer)
    expect(codes((await attemptOf(visitor, attemptId)) ?? {})).toEqual([code])
    // The page that was answered is over: pressing back and approving after all charges nothing.
    await answerPage(visitor, url, 'approve')
    expect(await attemptOf(visitor, attemptId)).toMatchObject({ state: 'REFUSED', payment: 'NOT_CHARGED' })
  })

  test('approved with an answer that is late is PENDING, then placed', async () => {
    const visitor = visitorIn(READY)
    const { attemptId } = await checkoutOf(visitor)
    const { url = '' } = await pay(visitor, null, { paymentMethodId: 'wallet' })
    await answerPage(visitor, url, 'late')
    expect([await attemptOf(visitor, attemptId), await attemptOf(visitor, attemptId), await attemptOf(visitor, attemptId)]).toMatchObject([
      { state: 'PENDING' },
      { state: 'PENDING' },
      { state: 'PLACED' },
    ])
  })

  test('is asked for again by the same press, and begins anew with another way to pay: the page of the first is over', async () => {
    const visitor = visitorIn(READY)
    const first = await pay(visitor, 'test-challenge')
    expect((await pay(visitor, 'test-challenge')).url).toBe(first.url)
    const second = await pay(visitor, null, { paymentMethodId: 'wallet' })
    expect(second.attempt?.requestId).toBe(first.attempt?.requestId)
    await answerPage(visitor, first.url ?? '', 'approve')
    expect(await attemptOf(visitor, first.attempt?.requestId ?? '')).toMatchObject({ state: 'ACTION_REQUIRED', actionKind: 'WALLET' })
  })

  test('is given up after half an hour', async () => {
    let now = scenarioStart
    const visitor = visitorIn(`${READY}&clock=running`, createTestServer({ now: () => now }))
    const { attempt } = await pay(visitor, 'test-challenge')
    now += 29 * 60 * 1000
    expect(await attemptOf(visitor, attempt?.requestId ?? '')).toMatchObject({ state: 'ACTION_REQUIRED' })
    now += 2 * 60 * 1000
    expect((await checkoutOf(visitor)).attemptId).not.toBe(attempt?.requestId)
    expect(codes((await attemptOf(visitor, attempt?.requestId ?? '')) ?? {})).toEqual(['CHECKOUT_PAYMENT_CANCELLED'])
  })

  test('a late answer is known twenty seconds later too, without a question: the next read of the orders has it', async () => {
    let now = scenarioStart
    const visitor = visitorIn(`${READY}&clock=running`, createTestServer({ now: () => now }))
    const before = await orderNumbers(visitor)
    await pay(visitor, 'test-late')
    expect(await orderNumbers(visitor)).toHaveLength(before.length)
    now += 21 * 1000
    expect(await orderNumbers(visitor)).toHaveLength(before.length + 1)
  })

  test.each([
    'https://elsewhere.example/checkout/return',
    'http://localhost:3000@elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/checkout/return',
  ])('never leads to %s', async (returnUrl) => {
    const ask = visitorIn(READY)
    const refused = await pay(ask, 'test-challenge', { returnUrl })
    expect(refused.problems).toMatchObject([{ code: 'BAD_REQUEST', path: ['input', 'returnUrl'] }])
  })
})

describe('whose attempt it is', () => {
  test('a guest’s order and the payment that is not answered yet go along when they log in', async () => {
    const server = createTestServer()
    const visitor = visitorIn('uk-guest', server)
    await readyGuest(visitor)
    const { attemptId } = await checkoutOf(visitor)
    await pay(visitor, 'test-late')
    await dataOf(visitor('login', { input: { email: 'plus-member.uk@example.com', password: 'ottilie-demo' } }))
    await attemptOf(visitor, attemptId)
    await attemptOf(visitor, attemptId)
    const ended = await attemptOf(visitor, attemptId)
    expect(ended).toMatchObject({ state: 'PLACED' })
    expect(await orderNumbers(visitor)).toContain(ended?.order?.number)
    await dataOf(visitor('logout'))
    expect(await attemptOf(visitor, attemptId)).toBeNull()
  })
})
