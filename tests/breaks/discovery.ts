import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'The perks end in Continue whatever the flag says.',
    file: 'app/features/prompts/slide-actions.ts',
    from: "if (rule === 'last-slide') return 'CONTINUE'",
    to: "if (rule) return 'CONTINUE'",
    turnsRed: ['DISCOVERY-07'],
    seenBy: ['tests/journeys/prompts/discovery.spec.ts'],
  },
]
