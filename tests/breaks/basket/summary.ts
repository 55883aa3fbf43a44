import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

const file = 'app/features/basket/summary/pricing-lines.ts'
const seenBy = ['app/features/basket/summary/pricing-lines.test.ts']

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'The UK sees the taxes that its prices contain.',
    file,
    from: 'return isUs && tax > 0 ?',
    to: 'return tax > 0 ?',
    turnsRed: ['SUMMARY-04', 'SUMMARY-07'],
    seenBy,
  },
  {
    says: 'The estimate of delivery is part of the total after a method was chosen.',
    file,
    from: "const isEstimated = deliveryMethod === 'None' && !hasOnlyVirtualProducts && !isEmpty",
    to: 'const isEstimated = !hasOnlyVirtualProducts && !isEmpty',
    turnsRed: ['SUMMARY-17'],
    seenBy,
  },
  {
    says: 'A discount on delivery is told as a discount too.',
    file,
    from: '!/shipping|gift/i.test(type)',
    to: '!/gift/i.test(type)',
    turnsRed: ['SUMMARY-18'],
    seenBy,
  },
  {
    says: 'The US pays for delivery with its tax, and for the tax once more.',
    file,
    from: 'const price = isUs ? net : gross',
    to: 'const price = gross',
    turnsRed: ['SUMMARY-12'],
    seenBy,
  },
  {
    says: 'Of the discounts without a code, those of members are left out.',
    file,
    from: '!/shipping|gift/i.test(type)',
    to: '!/shipping|gift|member/i.test(type)',
    turnsRed: ['SUMMARY-21'],
    seenBy,
  },
  {
    says: 'Discounts without a code each stand on a line of their own.',
    file,
    from: "...deduction('discount', labels.discount, uncoded)",
    to: "...uncoded.flatMap((one) => deduction('discount', labels.discount, [one]))",
    turnsRed: ['SUMMARY-21'],
    seenBy,
  },
  {
    says: 'A virtual-only bag hides savings and fee wherever it is shown.',
    file,
    from: "hidesMembership: options.source === 'HCL' && update.hasOnlyVirtualProducts",
    to: 'hidesMembership: update.hasOnlyVirtualProducts',
    turnsRed: ['SUMMARY-22', 'SUMMARY-23'],
    seenBy,
  },
  {
    says: 'Where the summary stands is lost on the way to its lines.',
    file: 'app/features/basket/summary/BasketSummary.tsx',
    from: '{ locale, hasMembership, ...(source && { source }) }',
    to: '{ locale, hasMembership }',
    turnsRed: ['SUMMARY-22', 'SUMMARY-23'],
    seenBy: ['app/features/basket/summary/BasketSummary.test.tsx'],
  },
]
