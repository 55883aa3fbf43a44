import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'An answer does not say which kinds of line it changed.',
    file: 'mock-server/contract/basket/basket-update.ts',
    from: 'itemUpdates: [...report.touched]',
    to: 'itemUpdates: []',
    turnsRed: ['BUPDATE-01'],
    seenBy: ['tests/contract/basket/basket.test.ts'],
  },
  {
    says: 'A refused code is missing among the discounts.',
    file: 'mock-server/contract/basket/basket-update.ts',
    from: 'discounts: [...priced.includedDiscounts, ...priced.rejectedDiscounts]',
    to: 'discounts: [...priced.includedDiscounts]',
    turnsRed: ['BUPDATE-01'],
    seenBy: ['tests/contract/basket/basket.test.ts'],
  },
  {
    says: 'A membership comes without its perks.',
    file: 'mock-server/contract/basket/basket-update.ts',
    from: 'details: { perks: [...plan.perks] }',
    to: 'details: { perks: [] }',
    turnsRed: ['BUPDATE-02'],
    seenBy: ['tests/contract/basket/basket.test.ts'],
  },
]
