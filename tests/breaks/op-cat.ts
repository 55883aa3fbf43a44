import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A logged-in shopper searches with a guest’s prices.',
    file: 'app/features/search/panel/suggest.client.ts',
    from: 'useGuestPrice: !isLoggedIn && !hasMembershipInBag',
    to: 'useGuestPrice: !hasMembershipInBag',
    turnsRed: ['OP-CAT-03'],
    seenBy: ['app/features/search/panel/suggest.test.ts'],
  },
  {
    says: 'Seven suggestions are shown.',
    file: 'app/features/search/panel/suggest.client.ts',
    from: 'MOST_SUGGESTIONS = 6',
    to: 'MOST_SUGGESTIONS = 7',
    turnsRed: ['OP-CAT-04'],
    seenBy: ['app/features/search/panel/suggest.test.ts'],
  },
  {
    says: 'Recommendations come without products.',
    file: 'mock-server/contract/catalogue/recommendations.ts',
    from: '    items,\n',
    to: '    items: [],\n',
    turnsRed: ['OP-CAT-07'],
    seenBy: ['tests/contract/catalogue/product.test.ts'],
  },
  {
    says: 'An answer of the variants’ address is kept for ten hours.',
    file: 'app/api/variants/route.ts',
    from: 'REVALIDATE_SECONDS = 3600',
    to: 'REVALIDATE_SECONDS = 36000',
    turnsRed: ['OP-CAT-09'],
    seenBy: ['app/api/variants/route.test.ts'],
  },
  {
    says: 'A listing is asked for without its chosen filters.',
    file: 'app/features/listing/listing-data.ts',
    from: 'GetPlpDocument, {\n      categoryUrlPath,\n      filters: query.filters,',
    to: 'GetPlpDocument, {\n      categoryUrlPath,\n      filters: [],',
    turnsRed: ['OP-CAT-01'],
    seenBy: ['app/features/listing/listing-data.test.ts'],
  },
  {
    says: 'A listing is asked for as one of a shopper who pays the member’s price.',
    file: 'app/features/listing/listing-data.ts',
    from: 'isTypicalJourney: true,\n      marketingTilesPath',
    to: 'isTypicalJourney: false,\n      marketingTilesPath',
    turnsRed: ['OP-CAT-01'],
    seenBy: ['app/features/listing/listing-data.test.ts'],
  },
]
