import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A gift is charged.',
    file: 'mock-server/contract/rules/money/line-price.ts',
    from: "if (line.origin === 'discount') return { typical: 0, member: 0, charged: 0 }",
    to: "if (line.origin === 'discount') return { typical: 0, member: 0, charged: line.unit[tier] }",
    turnsRed: ['ITEM-04'],
    seenBy: ['mock-server/contract/rules/money/line-price.test.ts'],
  },
  {
    says: 'An item’s id is its sku: two of one product are one.',
    file: 'app/platform/basket/item-to-add.ts',
    from: "    id: crypto.randomUUID(),\n    type: 'product'",
    to: "    id: sku,\n    type: 'product'",
    turnsRed: ['ITEM-07'],
    seenBy: ['app/features/basket/sending/item-input.test.ts'],
  },
  {
    says: 'Who a gift is for is lost when its line is named.',
    file: 'app/features/basket/sending/item-input.ts',
    from: 'giftInfo: line.giftInfo ? giftInfoOf(line.giftInfo) : null',
    to: 'giftInfo: null',
    turnsRed: ['ITEM-06'],
    seenBy: ['app/features/basket/sending/item-input.test.ts'],
  },
  {
    says: 'A membership that does not renew is said to renew.',
    file: 'app/features/basket/lines/line-labels.ts',
    from: "duration === 'monthly' ? lineWords.renewsMonthly : undefined",
    to: 'lineWords.renewsMonthly',
    turnsRed: ['ITEM-05'],
    seenBy: ['app/features/basket/lines/line-labels.test.ts'],
  },
]
