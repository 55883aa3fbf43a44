import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'The teaser shows 32 days ahead.',
    file: 'app/features/prompts/anniversary-days.ts',
    from: 'const ANNIVERSARY_WINDOW = 31',
    to: 'const ANNIVERSARY_WINDOW = 32',
    turnsRed: ['ANNIV-12'],
    seenBy: ['tests/journeys/prompts/anniversary.spec.ts'],
  },
  {
    says: 'A subscription that is not active counts.',
    file: 'app/features/prompts/find-prompt.client.ts',
    from: "sku.startsWith(PLUS_SKU_PREFIX) && active && status === 'active'",
    to: "sku.startsWith(PLUS_SKU_PREFIX) && status === 'active'",
    turnsRed: ['ANNIV-10'],
    seenBy: ['tests/journeys/prompts/anniversary.spec.ts'],
  },
  {
    says: 'Without gifts there is an empty list.',
    file: 'app/features/prompts/GiftGrid.tsx',
    from: 'if (gifts.length === 0)',
    to: 'if (gifts.length < 0)',
    turnsRed: ['ANNIV-20'],
    seenBy: ['app/features/prompts/GiftGrid.test.tsx'],
  },
]
