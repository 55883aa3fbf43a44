import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A tick is active only above its value.',
    file: 'app/design-system/progress/progress-segments.ts',
    from: 'isReached: done >= value }',
    to: 'isReached: done > value }',
    turnsRed: ['PROMOTILE-07'],
    seenBy: ['app/design-system/promo-tile/PromoTile.test.tsx'],
  },
  {
    says: 'Slim tiles have the picture of standard ones.',
    file: 'app/design-system/promo-tile/image-size.ts',
    from: 'slim: { padding: 56, full: 80 }',
    to: 'slim: { padding: 80, full: 104 }',
    turnsRed: ['PROMOTILE-11'],
    seenBy: ['app/design-system/promo-tile/PromoTile.test.tsx'],
  },
  {
    says: 'A tile forgets what it promotes.',
    file: 'app/features/promo-tiles/tile-view.ts',
    from: 'promoType: tile.promoType ?? undefined',
    to: 'promoType: undefined',
    turnsRed: ['PROMOTILE-01'],
    seenBy: ['app/features/promo-tiles/tile-view.test.ts'],
  },
  {
    says: 'Progress names the first threshold instead of the next.',
    file: 'app/features/promo-tiles/tile-view.ts',
    from: 'thresholds.find(({ value }) => value > spent)',
    to: 'thresholds[0]',
    turnsRed: ['PROMOTILE-02'],
    seenBy: ['app/features/promo-tiles/tile-view.test.ts'],
  },
]
