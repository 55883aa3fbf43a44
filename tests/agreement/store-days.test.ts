import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Dashboard } from '#app/features/account/dashboard/Dashboard.tsx'
import { OrderDetail } from '#app/features/account/orders/OrderDetail.tsx'
import { OrderCard } from '#app/features/account/orders/OrderHistory.tsx'
import { OrderInvoice } from '#app/features/account/orders/OrderInvoice.tsx'
import { ReferAFriend } from '#app/features/account/referral/ReferAFriend.tsx'
import { OrderItAgainPage } from '#app/features/favourites/order-it-again/OrderItAgainPage.tsx'
import { joinStatus } from '#app/features/join/join-status.ts'
import { AccountNotificationProvider } from '#app/platform/account/account-notification.client.tsx'
import { listPage } from '#app/platform/pagination/list-page.ts'
import { type Store, stores } from '#app/platform/store/stores.ts'
import { createTestServer } from '#mock-server/test.ts'
import { GetMyPlanDocument, GetOrderDocument, GetOrdersDocument, GetReferralDocument } from '#operations/__generated__/operations.ts'

// The contract's instants as days: those of the store's clock, where it is already, or still, another day than in UTC.

const pagination = { currentPage: 1, perPage: 5 }
const contract = createTestServer()

/** The shapes of an answer with every instant moved to one moment. Calendar dates have no time and stay. */
function movedTo<Answer>(answer: Answer, instant: string): Answer {
  return JSON.parse(JSON.stringify(answer).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, instant)) as Answer
}

const wordsOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<!-- -->|<script.*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe.each<[Store, string, { day: string; short: string; inUtc: RegExp }]>([
  [stores.us, '2026-07-01T02:00:00.000Z', { day: 'June 30, 2026', short: 'Jun 30, 2026', inUtc: /July 1\b|Jul 1\b/ }],
  [stores.uk, '2026-06-30T23:30:00.000Z', { day: '1 July 2026', short: '1 Jul 2026', inUtc: /30 June\b|30 Jun\b/ }],
])('in the $id store', (store, instant, { day, short, inUtc }) => {
  const asked = { scenario: `store=${store.locale}&shopper=plus-member`, world: `days-${store.id}` }

  async function orders() {
    const { data } = await contract.execute({ document: GetOrdersDocument, variables: { pagination }, ...asked })
    const [first] = data?.orders.orders ?? []
    if (!first) throw new Error('The shopper has no order.')
    return { all: data?.orders.orders ?? [], listed: movedTo(first, instant) }
  }

  test('the days of an order, on its card, its page, its invoice and its way', async () => {
    const { all, listed } = await orders()
    const card = wordsOf(createElement(OrderCard, { order: listed, store }))
    expect(card).toContain(day)
    expect(card).not.toMatch(inUtc)

    const answers = await Promise.all(
      all.map(({ number }) => contract.execute({ document: GetOrderDocument, variables: { number }, ...asked })),
    )
    const posted = answers.map(({ data }) => data?.order).find((order) => order?.shipments.length)
    if (!posted) throw new Error('No order was sent.')
    const order = movedTo(posted, instant)
    const page = wordsOf(createElement(OrderDetail, { store, order, isCancelling: false }))
    expect(page).toContain(day)
    expect(page).toContain(short)
    expect(page).not.toMatch(inUtc)
    const invoice = wordsOf(createElement(OrderInvoice, { store, order }))
    expect(invoice).toContain(day)
    expect(invoice).not.toMatch(inUtc)
  })

  test('the days of a friend', async () => {
    const { data } = await contract.execute({ document: GetReferralDocument, variables: { pagination }, ...asked })
    if (!data) throw new Error('The shopper has no friends.')
    const { referral, referredFriends } = movedTo(data, instant)
    expect(referredFriends.friends.length).toBeGreaterThan(0)
    const page = listPage({ path: '/account/refer-a-friend', asked: undefined, total: referredFriends.friends.length })
    const shown = wordsOf(
      createElement(ReferAFriend, {
        store,
        referral,
        friends: referredFriends.friends,
        total: referredFriends.friends.length,
        page,
        share: null,
      }),
    )
    expect(shown).toContain(day)
    expect(shown).not.toMatch(inUtc)
  })

  test('the day until which a membership runs, on the start page of the account and where one joins', async () => {
    const held = { kind: 'renews', name: 'Plus', at: instant } as const
    const shown = wordsOf(
      createElement(Dashboard, { store, order: { value: null }, membership: { value: held }, referral: { failed: true } }),
    )
    expect(shown).toContain(`Plus renews on ${day}.`)

    const { data } = await contract.execute({ document: GetMyPlanDocument, variables: {}, ...asked })
    if (!data) throw new Error('The shopper has no plan.')
    expect(joinStatus(movedTo(data, instant), { plan: undefined, nextPaymentDate: null }, store)).toMatchObject({
      kind: 'member',
      until: day,
    })
  })

  test('the day on which something was ordered last', () => {
    const view = {
      title: 'Order it again',
      subtitle: '',
      showOrderItAgain: true,
      pagination: { currentPage: 1, perPage: 12, total: 1 },
      query: { page: 1, sort: [], period: null, categories: [] },
      categories: [],
      products: [{ card: { sku: 'OT-RSL-07', productName: 'Ribbon Satin Lipstick' }, lastOrderedAt: instant }],
    }
    const Card = () => null
    // Of a card only these two are read: the page passes it to `Card`, which shows nothing here.
    const props = { view, store, href: '/account/favourites/order-it-again', Card } as unknown as Parameters<typeof OrderItAgainPage>[0]
    const page = createElement(OrderItAgainPage, props)
    expect(wordsOf(createElement(AccountNotificationProvider, null, page))).toContain(short)
  })
})
