import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'Delivery that costs nothing reads as an amount.',
    file: 'app/features/basket/summary/summary-lines.ts',
    from: "if (id === 'delivery' && amount === 0) return stickyWords.free",
    to: "if (id === 'delivery' && amount < 0) return stickyWords.free",
    turnsRed: ['SBASKET-10'],
    seenBy: ['app/features/basket/summary/summary-lines.test.ts'],
  },
  {
    says: 'The total is called the same for everybody.',
    file: 'app/features/basket/summary/pricing-lines.ts',
    from: 'hasMembership ? labels.basketTotal : labels.totalIncludingShipping',
    to: 'labels.basketTotal',
    turnsRed: ['SBASKET-06', 'SBASKET-15'],
    seenBy: ['app/features/basket/summary/summary-lines.test.ts', 'app/features/basket/summary/pricing-lines.test.ts'],
  },
  {
    says: 'Faster delivery stays on offer when it is chosen.',
    file: 'app/features/basket/summary/DeliveryChoice.tsx',
    from: "const isFaster = method !== STANDARD && method !== 'None'",
    to: "const isFaster = method === 'None'",
    turnsRed: ['SBASKET-07', 'SBASKET-08'],
    seenBy: ['app/features/basket/summary/BasketSummary.test.tsx'],
  },
  {
    says: 'The total is not kept at the edge of a narrow window.',
    file: 'app/design-system/bars/TaskBar.client.tsx',
    from: 'setInView(entry?.isIntersecting ?? true)',
    to: 'setInView(true)',
    turnsRed: ['SBASKET-05'],
    seenBy: ['app/features/basket/summary/BasketSummary.test.tsx'],
  },
]
