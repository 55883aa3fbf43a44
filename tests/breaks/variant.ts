import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A variant that says nothing of stock can be bought.',
    file: 'app/platform/catalogue/variant-shape.ts',
    from: "availability?.inStock ?? availability?.status === 'instock'",
    to: "availability?.inStock ?? availability?.status !== 'outofstock'",
    turnsRed: ['VARIANT-02'],
    seenBy: ['app/platform/catalogue/card-view.test.ts'],
  },
  {
    says: 'The smallest thumbnail is taken.',
    file: 'app/platform/catalogue/variant-shape.ts',
    from: 'src: size_OTF_BETA || size_240 || size_460, alt',
    to: 'src: size_240 || size_OTF_BETA || size_460, alt',
    turnsRed: ['VARIANT-03'],
    seenBy: ['app/platform/catalogue/card-view.test.ts'],
  },
  {
    says: 'Pictures in the older shape are not read.',
    file: 'app/platform/catalogue/variant-shape.ts',
    from: 'if (!detailsMedia) return []',
    to: 'if (!detailsMedia || !list) return []',
    turnsRed: ['VARIANT-03'],
    seenBy: ['app/platform/catalogue/card-view.test.ts'],
  },
]
