import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

const file = 'app/features/basket/pricing-lines.ts'
const seenBy = ['app/features/basket/pricing-lines.test.ts']

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
]
