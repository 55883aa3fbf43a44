import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Member Perks stays in the menu while its flag is off.',
    file: 'app/platform/account/account-entries.ts',
    from: "filter(({ slug }) => slug !== 'member-benefits' || showMemberBenefits)",
    to: "filter(({ slug }) => slug !== 'member-benefits' || showMemberBenefits !== undefined)",
    turnsRed: ['ACCOUNT-15'],
    seenBy: ['tests/pages/account.test.ts'],
  },
]
