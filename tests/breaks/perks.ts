import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Who never had an anniversary gift is told of one.',
    file: 'mock-server/contract/membership/entitlements.ts',
    from: 'return plusKinds.has(plan) ? [samples,',
    to: 'return plusKinds.size > 0 ? [samples,',
    turnsRed: ['PERKS-02'],
    seenBy: ['tests/contract/account/perks.test.ts'],
  },
]
