import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

const prices = 'app/platform/catalogue/prices-view.ts'
const record = 'app/platform/shopper/shopper-record.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A membership that comes into the bag in another tab changes no price of this one.',
    file: record,
    from: 'if (!isShopperUnknown()) leadPrices(readShopper())',
    to: '',
    turnsRed: ['PRICE-05', 'PRICE-15'],
    seenBy: ['app/platform/shopper/shopper-record.test.ts'],
  },
  {
    says: 'A membership in the bag does not make the tier a member’s.',
    file: prices,
    from: "hasMembership || prices.activeType === 'member'",
    to: "prices.activeType === 'member'",
    turnsRed: ['PRICE-07', 'PRICE-15'],
    seenBy: ['app/platform/catalogue/card-view.test.ts'],
  },
  {
    says: 'A guest sees the typical price where there is a guest’s.',
    file: prices,
    from: "activeType === 'typical' ? null : guest",
    to: "activeType === 'member' ? guest : null",
    turnsRed: ['PRICE-06'],
    seenBy: ['app/platform/catalogue/card-view.test.ts'],
  },
  {
    says: 'The typical price has the guest price’s suffix.',
    file: prices,
    from: 'isGuestPrice: others !== null',
    to: 'isGuestPrice: true',
    turnsRed: ['PRICE-08'],
    seenBy: ['tests/agreement/prices.test.ts'],
  },
  {
    says: 'A guest price has the typical price’s suffix.',
    file: prices,
    from: 'isGuestPrice: others !== null',
    to: 'isGuestPrice: false',
    turnsRed: ['PRICE-09'],
    seenBy: ['tests/agreement/prices.test.ts'],
  },
  {
    says: 'The suffix repeats the Member’s Price.',
    file: 'app/features/product/Purchase.client.tsx',
    from: '<Struck was={copy.was}>\n              <Money>{variant.prices.typical.price.formatted}</Money>',
    to: '<Struck was={copy.was}>\n              <Money>{variant.prices.member.price.formatted}</Money>',
    turnsRed: ['PRICE-08', 'PRICE-09'],
    seenBy: ['app/features/product/PurchasePanel.test.tsx'],
  },
]
