// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf } from '#tests/harness/generated-share.ts'
import { ReferralProgress } from './ReferralProgress.tsx'
import { progressOf, referralProgress } from './referral-progress.ts'

type Update = Parameters<typeof referralProgress>[0]

const friend = { code: 'R1', name: 'RAF friend credit', value: 1000, state: 'Accepted' as const, referralCode: 'R1' }

/** A referred friend's basket with this total in each tier. */
function basket(typical: number, member: number, { currency = 'GBP', currencySymbol = '£' } = {}): Update {
  return {
    discounts: [friend],
    rejectedDiscounts: [],
    notifications: [],
    pricing: {
      priceTier: 'typical',
      totalProductPriceByTier: { typical, member },
      totalPrice: { gross: typical },
      subTotal: { tax: 0 },
      estimatedShipping: 0,
      shipping: { net: 0, gross: 0, tax: 0 },
      totalDiscountsByType: [],
      totalMembershipPrice: 0,
      totalMembershipDiscountedPrice: 0,
      membershipPayback: null,
      currency,
      currencySymbol,
    },
  }
}

describe('what counts towards a referral discount', () => {
  it('is the members total for whoever has a membership [REFERRAL-06]', () => {
    expect(referralProgress(basket(9000, 4500), 'en-GB', true)).toEqual({ isReached: false, left: 1500, percent: 75 })
  })

  it('is the typical total for whoever has none [REFERRAL-07]', () => {
    expect(referralProgress(basket(4500, 9000), 'en-GB', false)).toEqual({ isReached: false, left: 1500, percent: 75 })
  })

  it('is reached at 60 in pounds [REFERRAL-15]', () => {
    expect(referralProgress(basket(5999, 0), 'en-GB', false)).toMatchObject({ isReached: false, left: 1 })
    expect(referralProgress(basket(6000, 0), 'en-GB', false)).toEqual({ isReached: true, left: 0, percent: 100 })
  })

  it('is reached at 80 in dollars [REFERRAL-16]', () => {
    expect(referralProgress(basket(7999, 0), 'en-US', false)).toMatchObject({ isReached: false, left: 1 })
    expect(referralProgress(basket(8000, 0), 'en-US', false)).toEqual({ isReached: true, left: 0, percent: 100 })
  })

  it('is nothing without a referral', () => {
    expect(referralProgress({ ...basket(6000, 6000), discounts: [] }, 'en-GB', false)).toBeUndefined()
  })
})

describe('whatever the total', () => {
  const money = fc.integer({ min: 0, max: 1e7 })

  it('what is there and what is left make the threshold, until it is reached [REFERRAL-08, REFERRAL-09, REFERRAL-10]', () => {
    fc.assert(
      fc.property(money, fc.integer({ min: 1, max: 1e6 }), (total, threshold) => {
        const { isReached, left, percent } = progressOf(total, threshold)
        expect(isReached).toBe(total >= threshold)
        expect(left).toBe(isReached ? 0 : threshold - total)
        expect(percent).toBeCloseTo(isReached ? 100 : (total * 100) / threshold, 9)
        expect(percent >= 0 && percent <= 100 && (percent < 100 || isReached)).toBe(true)
      }),
      { numRuns: shareOf(10_000) },
    )
  })

  it('more never leads further away', () => {
    fc.assert(
      fc.property(money, money, fc.integer({ min: 1, max: 1e6 }), (total, more, threshold) => {
        const [before, after] = [progressOf(total, threshold), progressOf(total + more, threshold)]
        expect(after.left).toBeLessThanOrEqual(before.left)
        expect(after.percent).toBeGreaterThanOrEqual(before.percent)
      }),
      { numRuns: shareOf(10_000) },
    )
  })
})

describe('the way to a referral discount', () => {
  const show = (update: Update, locale = 'en-GB') =>
    render(<ReferralProgress update={update} locale={locale} hasMembership={false} />).container

  it('says what is left to spend, and shows how much is done [REFERRAL-09, REFERRAL-10]', () => {
    const container = show(basket(4500, 0))
    expect(container).toHaveTextContent(/^Spend £15 more to get your referral discount$/)
    const bar = screen.getByRole('progressbar', { name: 'Your referral discount' })
    expect(bar).toHaveAttribute('aria-valuenow', '75')
    expect(bar.querySelector('[style*="inline-size: 75%"]')).not.toBeNull()
  })

  it('speaks of the store’s money, with decimals where there are any [REFERRAL-09]', () => {
    expect(show(basket(7050, 0, { currency: 'USD', currencySymbol: '$' }), 'en-US')).toHaveTextContent(
      'Spend $9.50 more to get your referral discount',
    )
  })

  it('says that it is reached, and shows no bar [REFERRAL-08]', () => {
    expect(show(basket(6000, 0))).toHaveTextContent(/^Referral discount applied to your order!$/)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('is nothing for whoever has no referral', () => {
    expect(show({ ...basket(6000, 0), discounts: [] })).toBeEmptyDOMElement()
  })
})
