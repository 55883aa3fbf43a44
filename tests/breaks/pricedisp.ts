import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

const basket = 'app/features/basket'
const display = 'app/platform/money/price-display.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A membership that costs nothing shows what its line was charged before discounts.',
    file: `${basket}/line-words.ts`,
    from: '(membershipPrice ?? price.charged).raw',
    to: 'price.charged.raw',
    turnsRed: ['PRICEDISP-02', 'PRICEDISP-03'],
    seenBy: [`${basket}/line-words.test.ts`],
  },
  {
    says: 'The drawer writes an amount that is not known yet as a negative one.',
    file: `${basket}/summary-lines.ts`,
    from: "tone === 'saving' ? formatMoney(amount, style) : displayPrice(amount, style)",
    to: 'formatMoney(amount, style)',
    turnsRed: ['PRICEDISP-01'],
    seenBy: [`${basket}/summary-lines.test.ts`, `${basket}/bag/BagDrawerParts.test.tsx`],
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
