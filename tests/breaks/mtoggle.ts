import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A gift membership turns the switch on.',
    file: 'app/features/basket/membership-toggle/toggle-view.ts',
    from: "lines.find(({ type }) => type === 'membership')",
    to: "lines.find(({ type }) => type !== 'product')",
    turnsRed: ['MTOGGLE-09'],
    seenBy: ['app/features/basket/membership-toggle/toggle-view.test.ts'],
  },
  {
    says: 'The switch can be turned again while a turn is on its way.',
    file: 'app/features/basket/membership-toggle/toggle-view.ts',
    from: 'isUpdating: isAdding || isRemoving',
    to: 'isUpdating: isAdding',
    turnsRed: ['MTOGGLE-14', 'MTOGGLE-15'],
    seenBy: ['app/features/basket/membership-toggle/toggle-view.test.ts'],
  },
  {
    says: 'The open accordion still says See more.',
    file: 'app/features/basket/membership-toggle/MembershipToggleCard.client.tsx',
    from: '{isOpen ? copy.seeLess : copy.seeMore}',
    to: '{isOpen ? copy.seeMore : copy.seeMore}',
    turnsRed: ['MTOGGLE-06'],
    seenBy: ['app/features/basket/membership-toggle/MembershipToggleCard.test.tsx'],
  },
  {
    says: 'A card with a picture that cannot be read is left out whole.',
    file: 'app/features/basket/membership-toggle/toggle-card-data.ts',
    from: '    .nullable()\n    .catch(null),',
    to: '    .nullable(),',
    turnsRed: ['MTOGGLE-04'],
    seenBy: ['app/features/basket/membership-toggle/toggle-card-data.test.ts'],
  },
]
