import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A membership in the bag does not lead to the member’s tier.',
    file: 'mock-server/contract/rules/tiers.ts',
    from: 'return shopper.isMember || membershipLine(lines) !== undefined',
    to: 'return shopper.isMember',
    turnsRed: ['PRICE-07'],
    seenBy: ['mock-server/contract/rules/tiers.test.ts'],
  },
  {
    says: 'A gift membership prices its giver as a member.',
    file: 'mock-server/contract/rules/tiers.ts',
    from: "line.type === 'membership' && line.quantity > 0",
    to: "line.type !== 'product' && line.quantity > 0",
    turnsRed: ['PRICE-07'],
    seenBy: ['mock-server/contract/rules/tiers.test.ts'],
  },
  {
    says: 'A guest’s own price is not used.',
    file: 'app/platform/catalogue/prices-view.ts',
    from: "activeType === 'typical' || !guest ? typical : guest",
    to: 'typical',
    turnsRed: ['PRICE-06'],
    seenBy: ['app/platform/catalogue/card-view.test.ts'],
  },
  {
    says: 'The suffix says non-member to a guest.',
    file: 'app/platform/catalogue/prices-view.ts',
    from: "return activeType === 'typical' ? 'typical' : 'guest'",
    to: "return activeType === 'member' ? 'guest' : 'typical'",
    turnsRed: ['PRICE-09'],
    seenBy: ['app/features/product/purchase-view.test.ts'],
  },
]
