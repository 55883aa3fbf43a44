import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

const basket = 'app/features/basket'
const display = 'app/platform/money/price-display.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A membership that costs nothing shows what its line was charged before discounts.',
    file: `${basket}/lines/line-labels.ts`,
    from: '(membershipPrice ?? price.charged).raw',
    to: 'price.charged.raw',
    turnsRed: ['PRICEDISP-02', 'PRICEDISP-03'],
    seenBy: [`${basket}/lines/line-labels.test.ts`],
  },
  {
    says: 'The drawer writes an amount that is not known yet as a negative one.',
    file: `${basket}/summary/summary-lines.ts`,
    from: "tone === 'saving' ? formatMoney(amount, style) : displayPrice(amount, style)",
    to: 'formatMoney(amount, style)',
    turnsRed: ['PRICEDISP-01'],
    seenBy: [`${basket}/summary/summary-lines.test.ts`, `${basket}/drawer/BasketDrawerParts.test.tsx`],
  },
  {
    says: 'Any discount on a membership makes it included.',
    file: display,
    from: " && name === '100% off per item' && includedFees.includes(value)",
    to: '',
    turnsRed: ['PRICEDISP-03'],
    seenBy: ['app/platform/money/price-display.test.ts'],
  },
]
