import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Halves of a penny are shown.',
    file: 'app/platform/money/format.ts',
    from: "if (!Number.isSafeInteger(minorUnits)) throw new TypeError('Expecting a value in subunits')",
    to: "if (!Number.isFinite(minorUnits)) throw new TypeError('Expecting a value in subunits')",
    turnsRed: ['MONEY-01', 'MONEY-02'],
    seenBy: ['app/platform/money/format.test.ts'],
  },
  {
    says: 'Zeroes are stripped unless asked for.',
    file: 'app/platform/money/format.ts',
    from: '{ stripZeroes = false }: MoneyOptions',
    to: '{ stripZeroes = true }: MoneyOptions',
    turnsRed: ['MONEY-03'],
    seenBy: ['app/platform/money/format.test.ts'],
  },
  {
    says: 'The contract reckons with fractions.',
    file: 'mock-server/contract/rules/minor-units.ts',
    from: "typeof amount !== 'number' || !Number.isSafeInteger(amount)",
    to: "typeof amount !== 'number'",
    turnsRed: ['MONEY-01', 'MONEY-02'],
    seenBy: ['mock-server/contract/rules/minor-units.test.ts'],
  },
]
