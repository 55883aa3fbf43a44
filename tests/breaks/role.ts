import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A lapsed member is a member.',
    file: 'app/platform/shopper/user-rules.ts',
    from: "export function isMemberType(userType: UserType): boolean {\n  return userType === 'member'",
    to: 'export function isMemberType(userType: UserType): boolean {\n  return isLoggedInType(userType)',
    turnsRed: ['ROLE-12'],
    seenBy: ['app/platform/shopper/user.test.ts'],
  },
  {
    says: 'Plus skus without a membership make a plus member.',
    file: 'app/platform/shopper/user-rules.ts',
    from: 'return user.isMember && specialPlans[id].plusSkus',
    to: 'return specialPlans[id].plusSkus',
    turnsRed: ['ROLE-05'],
    seenBy: ['app/platform/shopper/user.test.ts'],
  },
  {
    says: 'A membership in the bag leaves the typical journey as it was.',
    file: 'app/platform/shopper/user-rules.ts',
    from: 'return !hasMembership(user)',
    to: 'return !user.isMember',
    turnsRed: ['ROLE-13'],
    seenBy: ['app/platform/shopper/user.test.ts'],
  },
]
