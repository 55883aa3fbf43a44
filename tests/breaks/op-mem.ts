import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A renewal that failed can be made good for a week longer than is said.',
    file: 'mock-server/contract/rules/membership/membership-term.ts',
    from: 'const GRACE_DAYS = 30',
    to: 'const GRACE_DAYS = 37',
    turnsRed: ['OP-MEM-14', 'RENEWAL-17'],
    seenBy: ['tests/contract/account/perks.test.ts'],
  },
]
