import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'What is sold out has one left.',
    file: 'mock-server/contract/rules/basket/stock.ts',
    from: 'inStock ? IN_STOCK_COUNT : 0',
    to: 'inStock ? IN_STOCK_COUNT : 1',
    turnsRed: ['STOCK-03'],
    seenBy: ['mock-server/contract/rules/basket/stock.test.ts'],
  },
  {
    says: 'Real counts are told: 9999.',
    file: 'mock-server/contract/rules/basket/stock.ts',
    from: 'IN_STOCK_COUNT = 99_999',
    to: 'IN_STOCK_COUNT = 9_999',
    turnsRed: ['STOCK-02'],
    seenBy: ['mock-server/contract/rules/basket/stock.test.ts'],
  },
  {
    says: 'The two shapes of stock contradict each other.',
    file: 'mock-server/contract/rules/basket/stock.ts',
    from: "status: inStock ? 'instock' : 'outofstock'",
    to: "status: 'instock'",
    turnsRed: ['STOCK-01', 'STOCK-03'],
    seenBy: ['mock-server/contract/rules/basket/stock.test.ts', 'tests/contract/catalogue/product.test.ts'],
  },
]
