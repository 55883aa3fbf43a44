import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A section of a kind that nobody knows is shown.',
    file: 'app/features/recommendations/recommendation-view.ts',
    from: "section.componentType !== 'CAROUSEL' || section.items.length === 0",
    to: 'section.items.length === 0',
    turnsRed: ['REC-02'],
    seenBy: ['tests/agreement/rows.test.ts'],
  },
  {
    says: 'A row without products is shown.',
    file: 'app/features/recommendations/recommendation-view.ts',
    from: ' || section.items.length === 0) return',
    to: ' && section.items.length === 0) return',
    turnsRed: ['REC-02'],
    seenBy: ['tests/agreement/rows.test.ts'],
  },
  {
    says: 'The row loses what is said of it.',
    file: 'app/features/recommendations/recommendation-view.ts',
    from: 'lead: section.description?.trim() || undefined',
    to: 'lead: undefined',
    turnsRed: ['REC-01'],
    seenBy: ['tests/agreement/rows.test.ts'],
  },
  {
    says: 'The link of a row stands on its other side.',
    file: 'app/features/recommendations/RecommendationRow.tsx',
    from: "action={linkAt('header')}\n      footer={linkAt('footer')}",
    to: "action={linkAt('footer')}\n      footer={linkAt('header')}",
    turnsRed: ['REC-03', 'REC-04'],
    seenBy: ['tests/journeys/catalogue/recommendations.spec.ts'],
  },
  {
    says: 'A phone shows three products of a row.',
    file: 'app/design-system/carousel/Carousel.module.css',
    from: 'var(--margin) - var(--gutter)) / 2)',
    to: 'var(--margin) - var(--gutter)) / 3)',
    turnsRed: ['REC-05'],
    seenBy: ['tests/journeys/catalogue/cards.spec.ts'],
  },
]
