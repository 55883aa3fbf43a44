import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Whoever was sent by a friend is taken for who sent one.',
    file: 'app/platform/shopper/referral.ts',
    from: "name.includes('RAF advocate')",
    to: "name.includes('RAF')",
    turnsRed: ['REFERRAL-03'],
    seenBy: ['app/platform/shopper/referral.test.ts'],
  },
  {
    says: 'A friend’s credit that is not reached yet gives no role.',
    file: 'app/platform/shopper/referral.ts',
    from: "state === 'ReferralRejectedByCondition'",
    to: "state === 'RejectedByCondition'",
    turnsRed: ['REFERRAL-04'],
    seenBy: ['app/platform/shopper/referral.test.ts'],
  },
  {
    says: 'A membership counts the Typical Price towards the referral.',
    file: 'app/features/basket/referral-progress.ts',
    from: 'hasMembership ? member : typical',
    to: 'typical',
    turnsRed: ['REFERRAL-06'],
    seenBy: ['app/features/basket/referral-progress.test.tsx'],
  },
  {
    says: 'The credit is reached only above its least spend.',
    file: 'app/features/basket/referral-progress.ts',
    from: 'return { isReached: left === 0,',
    to: 'return { isReached: total > threshold,',
    turnsRed: ['REFERRAL-08'],
    seenBy: ['app/features/basket/referral-progress.test.tsx'],
  },
]
