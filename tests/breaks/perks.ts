import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Who never had an anniversary gift is told of one.',
    file: 'mock-server/contract/membership/anniversary-gift.ts',
    from: '!isMember || !plusKinds.has(membership.plan)',
    to: '!isMember || plusKinds.size === 0',
    turnsRed: ['PERKS-02'],
    seenBy: ['tests/contract/account/perks.test.ts'],
  },
]
