import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A price that is not known reads as a negative amount.',
    file: 'app/platform/money/price-display.ts',
    from: 'minorUnits < 0 ? words.pending : text',
    to: 'minorUnits < -100_000_000 ? words.pending : text',
    turnsRed: ['PRICEDISP-01'],
    seenBy: ['app/platform/money/price-display.test.ts'],
  },
  {
    says: 'Any discount of the whole membership says that it is included.',
    file: 'app/platform/money/price-display.ts',
    from: "name === '100% off per item' && includedFees.includes(value)",
    to: 'includedFees.includes(value)',
    turnsRed: ['PRICEDISP-02', 'PRICEDISP-03'],
    seenBy: ['app/platform/money/price-display.test.ts'],
  },
]
