import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JoinStatusNote } from '#app/features/join/JoinStatusNote.tsx'
import { joinStatus } from '#app/features/join/join-status.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { GetMyPlanQuery } from '#operations/__generated__/operations.ts'
import { dataOf, worldOf } from '../contract/ask.ts'

// What the join page says of a shopper's basket, and what the contract answers of it.

type Basket = { basket: { pricing: { totalProductPriceByTier: { typical: number; member: number } } } }

const hrefs = { basket: '/basket', membership: '/account/my-membership', renewal: '/account' }

test.each([
  ['guest', 'en-GB', 'GBP'],
  ['lapsed-member', 'en-GB', 'GBP'],
  ['guest', 'en-US', 'USD'],
])(
  'of the basket of a %s in %s the join page says what it comes to at either price, and what that saves',
  async (shopper, store, currency) => {
    const ask = worldOf(`store=${store}&shopper=${shopper}&basket=one-item`)
    const { basket } = await dataOf(ask<Basket>('getBasket'))
    const { typical, member } = basket.pricing.totalProductPriceByTier
    const [whole, asMember, saved] = [typical, member, typical - member].map((amount) =>
      new Intl.NumberFormat(store, { style: 'currency', currency }).format(amount / 100),
    )
    expect(typical).toBeGreaterThan(member)
    const status = joinStatus(
      await dataOf(ask<GetMyPlanQuery>('getMyPlan')),
      { plan: undefined, nextPaymentDate: undefined },
      storeOf(store),
    )
    expect(renderToStaticMarkup(createElement(JoinStatusNote, { status, hrefs })).replaceAll(/<[^>]+>/g, '')).toContain(
      `The products in your bag come to ${whole}. With a membership they come to ${asMember}. You save ${saved}.`,
    )
  },
)
