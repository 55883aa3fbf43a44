import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'What was chosen is found again after a visit to another page.',
    file: 'app/features/favourites/order-it-again/KeepChoices.client.tsx',
    from: 'if (/^https?:/.test(destination.url) && !isSamePath(destination.url, path)) forgetChoices()',
    to: 'if (/^nowhere:/.test(destination.url) && !isSamePath(destination.url, path)) forgetChoices()',
    turnsRed: ['FAV-08'],
    seenBy: ['app/features/favourites/order-it-again/KeepChoices.test.tsx'],
  },
]
