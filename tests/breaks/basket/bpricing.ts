import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Sales tax is not part of the total.',
    file: 'mock-server/contract/rules/basket/basket-pricing.ts',
    from: 'gross: sum([products.gross, shipping.gross, left(false)])',
    to: 'gross: sum([left(true), shipping.gross, left(false)])',
    turnsRed: ['BPRICING-01'],
    seenBy: ['mock-server/contract/rules/basket/basket-pricing.test.ts'],
  },
  {
    says: 'What memberships cost is told after their discounts.',
    file: 'mock-server/contract/rules/basket/basket-pricing.ts',
    from: 'totalMembershipPrice: totalOf(false, lines, tier)',
    to: 'totalMembershipPrice: left(false)',
    turnsRed: ['BPRICING-01'],
    seenBy: ['mock-server/contract/rules/basket/basket-pricing.test.ts'],
  },
]
