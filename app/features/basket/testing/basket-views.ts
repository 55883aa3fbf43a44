import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'
import { type BasketView, basketView } from '../store/basket-view.ts'

type Line = BasketContentsFieldsFragment['items'][number]
type Discount = BasketContentsFieldsFragment['discounts'][number]

/** An empty UK basket with a test's overrides. */
export function testBasket(changes: Partial<BasketContentsFieldsFragment> = {}): BasketView {
  return basketView({
    version: 1,
    items: [],
    discounts: [],
    includedDiscounts: [],
    rejectedDiscounts: [],
    notifications: [],
    hasOnlyVirtualProducts: false,
    deliveryMethod: 'None',
    deliveryMethodName: '',
    termsAndConditions: null,
    gwpModule: null,
    thresholds: [],
    spotlightModule: null,
    membershipDetails: null,
    pricing: {
      priceTier: 'typical',
      totalProductPriceByTier: { typical: 0, member: 0 },
      totalPrice: { gross: 0 },
      subTotal: { tax: 0 },
      estimatedShipping: 0,
      shipping: { net: 0, gross: 0, tax: 0 },
      totalDiscountsByType: [],
      totalMembershipPrice: 0,
      totalMembershipDiscountedPrice: 0,
      membershipPayback: null,
      currency: 'GBP',
      currencySymbol: '£',
    },
    ...changes,
  })
}

export function membershipItem(changes: Partial<Line> = {}): Line {
  const price = { formatted: '£49.00', raw: 4900, label: null, currency: 'GBP', currencySymbol: '£' }
  return {
    id: 'membership-line',
    quantity: 1,
    type: 'membership',
    origin: 'user',
    removable: true,
    maxItemQuantity: null,
    giftInfo: null,
    variant: null,
    membership: { id: '610501', name: 'Annual Membership', value: 'ANNUAL', duration: 'annually', price, visual: null },
    linePrice: { typical: price, member: price, charged: price },
    ...changes,
  }
}

/** An active promo code. */
export function activeCode(code: string): Discount {
  return { code, name: '10% off everything', value: 260, state: 'Accepted', referralCode: null }
}

/** A rejected promo code. */
export function refusedCode(code: string, state: Discount['state']): Discount {
  return { ...activeCode(code), value: 0, state }
}
