import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A banner shows although it is hidden.',
    file: 'app/features/basket/thresholds/threshold-progress.ts',
    from: 'progressBanner.showBanner && Number.isSafeInteger(from)',
    to: 'Number.isSafeInteger(from)',
    turnsRed: ['THRESH-04'],
    seenBy: ['app/features/basket/thresholds/threshold-progress.test.tsx'],
  },
  {
    says: 'A threshold that is no number counts as 0.',
    file: 'app/features/basket/thresholds/free-delivery.ts',
    from: "if (typeof threshold !== 'number' || !Number.isFinite(threshold)) throw new Error('Shipping threshold not found')\n  return threshold",
    to: 'return Number(threshold)',
    turnsRed: ['THRESH-06'],
    seenBy: ['app/features/basket/thresholds/free-delivery.test.ts'],
  },
  {
    says: 'The failure is not logged in its words.',
    file: 'app/features/basket/thresholds/free-delivery.ts',
    from: "'Failed fetching free shipping threshold'",
    to: "'No free shipping threshold'",
    turnsRed: ['THRESH-07'],
    seenBy: ['app/features/basket/thresholds/free-delivery.test.ts'],
  },
  {
    says: 'Links of the small print stand one place too far.',
    file: 'app/features/basket/thresholds/linked-text.ts',
    from: 'places.includes(0) ? 0 : 1',
    to: '0',
    turnsRed: ['THRESH-03'],
    seenBy: ['app/features/basket/thresholds/linked-text.test.tsx'],
  },
]
