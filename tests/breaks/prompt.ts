import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Prompts show on every page.',
    file: 'app/features/prompts/find-prompt.client.ts',
    from: 'if (!facts.isLoggedIn || !mayPrompt(facts.path)) return undefined',
    to: 'if (!facts.isLoggedIn) return undefined',
    turnsRed: ['PROMPT-04', 'PROMPT-07'],
    seenBy: ['tests/journeys/prompts/discovery.spec.ts'],
  },
  {
    says: 'Closing the teaser leaves the discovery journey for the next page.',
    file: 'app/features/prompts/choose-prompt.ts',
    from: "['ANNIVERSARY_GIFT_TEASER', ...(isDiscoveryEligible ? [DISCOVERY] : [])]",
    to: "['ANNIVERSARY_GIFT_TEASER']",
    turnsRed: ['PROMPT-13'],
    seenBy: ['tests/journeys/prompts/anniversary.spec.ts'],
  },
  {
    says: 'Whoever follows a gift of the teaser meets the teaser again on the next page.',
    file: 'app/features/prompts/AnniversaryTeaser.client.tsx',
    from: ' onFollow={mark}',
    to: '',
    turnsRed: ['PROMPT-09'],
    seenBy: ['app/features/prompts/AnniversaryTeaser.test.tsx'],
  },
  {
    says: 'Closing the teaser after one of its links was followed sends each mark again.',
    file: 'app/features/prompts/AnniversaryTeaser.client.tsx',
    from: 'if (!isMarked.current) markSeen',
    to: 'markSeen',
    turnsRed: ['PROMPT-10'],
    seenBy: ['app/features/prompts/AnniversaryTeaser.test.tsx'],
  },
]
