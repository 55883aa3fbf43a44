import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'The sentinel makes a member.',
    file: 'app/platform/shopper/user-rules.ts',
    from: 'membership != null && membership.id !== NO_MEMBERSHIP_ID',
    to: 'membership != null',
    turnsRed: ['USER-07'],
    seenBy: ['app/platform/shopper/user.test.ts'],
  },
  {
    says: 'A gift membership counts as one’s own.',
    file: 'app/platform/shopper/user-rules.ts',
    from: "basket.find(({ type }) => type === 'membership')",
    to: "basket.find(({ type }) => type !== 'product')",
    turnsRed: ['USER-09'],
    seenBy: ['app/platform/shopper/user.test.ts'],
  },
  {
    says: 'Birthdays come on the first of January.',
    file: 'app/platform/shopper/user-rules.ts',
    from: '(isBeforeBirthday ? 1 : 0)',
    to: '(isBeforeBirthday ? 0 : 0)',
    turnsRed: ['USER-17'],
    seenBy: ['app/platform/shopper/user.test.ts'],
  },
  {
    says: 'A missing name leaves its blank.',
    file: 'app/platform/shopper/user-rules.ts',
    from: 'lastName}`.trim()',
    to: 'lastName}`',
    turnsRed: ['USER-06'],
    seenBy: ['app/platform/shopper/user.test.ts'],
  },
  {
    says: 'A membership in the bag is not one that is had, once the bag has changed.',
    file: 'app/platform/shopper/shopper-record.ts',
    from: 'hasMembership: known.isMember || hasMembershipInBag',
    to: 'hasMembership: known.isMember',
    turnsRed: ['USER-11'],
    seenBy: ['app/platform/shopper/stored-user.test.ts'],
  },
]
