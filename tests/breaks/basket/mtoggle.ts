import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

const room = 'app/features/basket/membership-toggle'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'The journey is remembered when the server has answered, whatever became of the membership.',
    file: `${room}/turn-membership.client.ts`,
    from: "outcome.status === 'answered' && outcome.basket.hasMembershipInBag",
    to: "outcome.status === 'answered'",
    turnsRed: ['MTOGGLE-11', 'MTOGGLE-16'],
    seenBy: [`${room}/MembershipToggleCard.test.tsx`],
  },
  {
    says: 'The switch can be turned again while its first turn is on its way.',
    file: `${room}/toggle-view.ts`,
    from: 'isUpdating: isAdding || isRemoving,',
    to: 'isUpdating: false,',
    turnsRed: ['MTOGGLE-14', 'MTOGGLE-15'],
    seenBy: [`${room}/toggle-view.test.ts`, `${room}/MembershipToggleCard.test.tsx`],
  },
  {
    says: 'The membership comes from nowhere in particular.',
    file: `${room}/turn-membership.client.ts`,
    from: ", location: 'MEMBERSHIP_TOGGLE_CARD'",
    to: '',
    turnsRed: ['MTOGGLE-10'],
    seenBy: [`${room}/MembershipToggleCard.test.tsx`],
  },
  {
    says: 'The open accordion reads "See less" without its leading space.',
    file: 'app/messages/basket/membership-toggle.ts',
    from: "' See less'",
    to: "'See less'",
    turnsRed: ['MTOGGLE-06'],
    seenBy: [`${room}/MembershipToggleCard.test.tsx`],
  },
]
