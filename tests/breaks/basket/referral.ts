import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

const file = 'app/features/basket/thresholds/referral-progress.ts'
const seenBy = ['app/features/basket/thresholds/referral-progress.test.tsx']

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Progress is measured on the typical total for members too.',
    file,
    from: 'hasMembership ? member : typical',
    to: 'typical',
    turnsRed: ['REFERRAL-06'],
    seenBy,
  },
  {
    says: 'The threshold itself is not enough.',
    file,
    from: 'isReached: left === 0,',
    to: 'isReached: total > threshold,',
    turnsRed: ['REFERRAL-08', 'REFERRAL-15'],
    seenBy,
  },
  {
    says: 'A friend comes before an advocate.',
    file: 'app/platform/shopper/referral.ts',
    from: '  if (isWaiting || accepted',
    to: "  if (accepted.some(({ referralCode }) => Boolean(referralCode))) return 'friend'\n  if (isWaiting || accepted",
    turnsRed: ['REFERRAL-05'],
    seenBy: ['app/platform/shopper/referral.test.ts'],
  },
  {
    says: 'Whoever was sent by a friend is taken for who sent one.',
    file: 'app/platform/shopper/referral.ts',
    from: "name.includes('RAF advocate')",
    to: "name.includes('RAF')",
    turnsRed: ['REFERRAL-03'],
    seenBy: ['app/platform/shopper/referral.test.ts'],
  },
]
