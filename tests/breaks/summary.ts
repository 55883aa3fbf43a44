import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Member savings show where there are none.',
    file: 'app/features/basket/pricing-lines.ts',
    from: 'isMemberTier && savings > 0 && !hidesMembership',
    to: 'isMemberTier && !hidesMembership',
    turnsRed: ['SUMMARY-02'],
    seenBy: ['app/features/basket/pricing-lines.test.ts'],
  },
  {
    says: 'The UK shows a line of tax.',
    file: 'app/features/basket/pricing-lines.ts',
    from: 'return isUs && tax > 0 ?',
    to: 'return tax > 0 ?',
    turnsRed: ['SUMMARY-04', 'SUMMARY-07'],
    seenBy: ['app/features/basket/pricing-lines.test.ts'],
  },
  {
    says: 'A gift shows as a deduction.',
    file: 'app/features/basket/pricing-lines.ts',
    from: '!/shipping|gift/i.test(type)',
    to: '!/shipping/i.test(type)',
    turnsRed: ['SUMMARY-19'],
    seenBy: ['app/features/basket/pricing-lines.test.ts'],
  },
  {
    says: 'The estimate of delivery is left out of the total.',
    file: 'app/features/basket/pricing-lines.ts',
    from: '(isEstimated ? pricing.estimatedShipping : 0)',
    to: '0',
    turnsRed: ['SUMMARY-16'],
    seenBy: ['app/features/basket/pricing-lines.test.ts'],
  },
]
