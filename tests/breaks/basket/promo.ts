import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

const promo = 'app/features/basket/promo-code'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A code that was refused passes for one that counts.',
    file: `${promo}/promo-code-state.ts`,
    from: "if (code && state === 'Accepted' && !activated",
    to: 'if (code && !activated',
    turnsRed: ['PROMO-02', 'PROMO-06'],
    seenBy: [`${promo}/promo-code-state.test.ts`],
  },
  {
    says: 'A code that counts already is sent again.',
    file: `${promo}/promo-code-state.ts`,
    from: "status === 'activated' ? { status: 'alreadyApplied' } : ",
    to: "status === 'rejected' ? { status: 'alreadyApplied' } : ",
    turnsRed: ['PROMO-08'],
    seenBy: [`${promo}/promo-code-state.test.ts`],
  },
  {
    says: 'A refused code is told with the default words, whatever the reason.',
    file: `${promo}/rejection-message.ts`,
    from: 'return ownWords(state) ?? (state',
    to: 'return (state',
    turnsRed: ['PROMO-03'],
    seenBy: [`${promo}/rejection-message.test.ts`],
  },
  {
    says: 'The throwaway group counts as part of the experiment.',
    file: `${promo}/promo-group.ts`,
    from: 'group === promoGroups.control ? ',
    to: 'group === promoGroups.control || group === promoGroups.throwaway ? ',
    turnsRed: ['PROMO-12'],
    seenBy: [`${promo}/promo-group.test.ts`],
  },
  {
    says: 'The bar of the promo stands above an empty bag only.',
    file: 'app/features/basket/page/BasketPage.client.tsx',
    from: '{!isEmpty && slots.promoBar}',
    to: '{isEmpty && slots.promoBar}',
    turnsRed: ['PROMO-13', 'PROMO-14'],
    seenBy: ['tests/journeys/basket/promo-code.spec.ts'],
  },
  {
    says: 'Without scripts a code that counts already is sent again.',
    file: 'app/api/basket/promo-code/route.ts',
    from: '(isApplying && isShown)',
    to: '(!isApplying && isShown)',
    turnsRed: ['PROMO-08'],
    seenBy: ['app/api/basket/promo-code/route.test.ts'],
  },
]
