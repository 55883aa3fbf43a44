import { beforeAll, describe, expect, test } from 'vitest'
import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { createTestServer } from '#mock-server/test.ts'
import { dataOf } from '../ask.ts'
import { attemptOf, browserOf, checkoutOf, pay, putLipstick, readyGuest } from './paying.ts'

const server = createTestServer()
const PASSWORD = 'ottilie-demo'

type Owned = {
  who: string
  attempt: string
  pending: string
  order: string
  address: string
  payment: string
  page: string
  secrets: string[]
}

/** A visitor with an order, an attempt that is open, and, with an account, an address and a way to pay. */
async function owner(who: string, email: string | null) {
  const ask = browserOf(server)
  await dataOf(ask('startAnonymousSession'))
  if (email !== null) await dataOf(ask('login', { input: { email, password: PASSWORD } }))
  if (email === null) await readyGuest(ask)
  else {
    await putLipstick(ask)
    await dataOf(ask('setDeliveryMethod', { deliveryMethod: 'Standard' }))
  }
  const { attemptId: attempt } = await checkoutOf(ask)
  await pay(ask, 'test-approved')
  const order = (await attemptOf(ask, attempt))?.order?.number ?? ''
  await putLipstick(ask)
  await dataOf(ask('setDeliveryMethod', { deliveryMethod: 'Standard' }))
  const asked = await pay(ask, 'test-challenge')
  const account =
    email === null ? undefined : (await ask<{ addressBook: { addresses: { id: string; line1: string }[] } }>('getAddressBook')).data
  const ways = email === null ? undefined : (await ask<{ paymentDetails: { methods: { id: string }[] } }>('getPaymentDetails')).data
  const [address] = account?.addressBook.addresses ?? []
  const owned: Owned = {
    who,
    attempt,
    order,
    pending: asked.attempt?.requestId ?? '',
    address: address?.id ?? '',
    payment: ways?.paymentDetails.methods[0]?.id ?? '',
    page: asked.url ?? '',
    secrets: [order, address?.line1 ?? '12 St James’s Square', email ?? 'ada@example.com'],
  }
  return { ask, owned }
}

type Owner = Awaited<ReturnType<typeof owner>>
const visits: Owner[] = []

beforeAll(async () => {
  visits.push(
    await owner('a guest', null),
    await owner('another guest', null),
    await owner('a member', 'plus-member.uk@example.com'),
    await owner('another member', 'annual-member.uk@example.com'),
  )
})

const pairs = [0, 1, 2, 3].flatMap((from) => [0, 1, 2, 3].flatMap((to) => (from === to ? [] : [[from, to] as const])))

const home = { firstName: 'Eve', lastName: 'Moor', line1: '1 Elm Road', city: 'Leeds', postalCode: 'LS6 3BN', countryCode: 'GB' }

/** Every operation that takes the id of an order, an attempt, an address or a way to pay. */
const questions: Readonly<Record<string, (owned: Owned) => Record<string, unknown>>> = {
  getOrder: ({ order }) => ({ number: order }),
  getPlacedOrder: ({ order }) => ({ number: order }),
  cancelOrder: ({ order }) => ({ number: order }),
  getOrderAttempt: ({ attempt }) => ({ requestId: attempt }),
  setDeliveryAddress: ({ address }) => ({ input: { addressId: address || 'address-typed' } }),
  editAddress: ({ address }) => ({ id: address || 'address-typed', input: home }),
  removeAddress: ({ address }) => ({ id: address || 'address-typed' }),
  setDefaultAddress: ({ address }) => ({ id: address || 'address-typed' }),
  removePaymentMethod: ({ payment }) => ({ id: payment || 'payment-none' }),
}

/** Whoever has the link of a quiz's result may see it (decision 169). */
const SHARED: readonly string[] = ['getQuizResult']

describe('what belongs to another shopper is never answered', () => {
  test('by any operation that takes the id of something', () => {
    const taking = Object.entries(usualVariables).flatMap(([operation, variables]) =>
      ['id', 'number', 'requestId'].some((name) => name in variables) ? [operation] : [],
    )
    expect(taking.length).toBeGreaterThan(5)
    expect(taking.filter((operation) => !(operation in questions) && !SHARED.includes(operation))).toEqual([])
  })

  test.each(Object.keys(questions))('%s', async (operation) => {
    for (const [from, to] of pairs) {
      const [asking, other] = [visits[from], visits[to]]
      if (!asking || !other) throw new Error('No such visitor.')
      const { data, errors } = await asking.ask<Record<string, unknown>>(operation, questions[operation]?.(other.owned))
      const said = `${asking.owned.who} asks ${operation} of ${other.owned.who}`
      const told = JSON.stringify(data ?? {})
      expect([said, ...other.owned.secrets.filter((secret) => told.includes(secret) && !asking.owned.secrets.includes(secret))]).toEqual([
        said,
      ])
      const isRefused = errors.length > 0 || Object.values(data ?? {}).every((value) => value === null)
      expect([said, isRefused]).toEqual([said, true])
    }
  })

  test('an attempt of another shopper cannot be paid with, seen on a page of the provider, or answered', async () => {
    for (const [from, to] of pairs) {
      const [asking, other] = [visits[from], visits[to]]
      if (!asking || !other) throw new Error('No such visitor.')
      const { owned } = other
      expect((await attemptOf(asking.ask, owned.pending))?.order ?? null).toBeNull()
      const headers = { cookie: asking.ask.cookie(), 'content-type': 'application/json' }
      const page = await server.fetch(new Request(owned.page, { headers }))
      expect([page.status, (await page.text()).includes('Nothing to approve')]).toEqual([404, true])
      const answered = await server.fetch(new Request(owned.page, { method: 'POST', headers, body: '{"answer":"approve"}' }))
      expect(answered.status).toBe(404)
    }
    for (const { ask, owned } of visits) expect(await attemptOf(ask, owned.pending)).toMatchObject({ state: 'ACTION_REQUIRED' })
  })

  test('a way to pay of another shopper pays for nothing', async () => {
    for (const [from, to] of pairs) {
      const [asking, other] = [visits[from], visits[to]]
      if (!asking || !other) throw new Error('No such visitor.')
      if (other.owned.payment === '') continue
      const refused = await pay(asking.ask, null, { requestId: other.owned.attempt, paymentMethodId: other.owned.payment })
      expect([refused.__typename, refused.problems?.map(({ code, path }) => [code, path.join('.')])]).toEqual([
        'CheckoutRejected',
        [['BAD_REQUEST', 'input.paymentMethodId']],
      ])
      expect(other.owned.secrets.filter((secret) => JSON.stringify(refused).includes(secret))).toEqual([])
    }
  })

  test('an attempt’s id of another shopper orders one’s own basket, and says nothing of theirs', async () => {
    for (const { ask, owned } of visits) {
      const stranger = browserOf(server)
      await dataOf(stranger('startAnonymousSession'))
      await readyGuest(stranger)
      await dataOf(stranger('setGuestDetails', { input: { firstName: 'Eve', lastName: 'Moor', email: 'eve@example.com' } }))
      const placed = await pay(stranger, 'test-approved', { requestId: owned.attempt })
      expect(placed.__typename).toBe('OrderPlaced')
      expect(placed.order?.number).not.toBe(owned.order)
      expect((await attemptOf(ask, owned.attempt))?.order?.number).toBe(owned.order)
    }
  })

  test('its owner does have it, so the questions above ask of something', async () => {
    for (const { ask, owned } of visits) {
      expect(owned.order).not.toBe('')
      const { data } = await ask<{ order: { number: string } }>('getPlacedOrder', { number: owned.order })
      expect(data?.order.number).toBe(owned.order)
    }
  })
})
