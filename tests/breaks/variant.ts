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
  {
    says: 'The large thumbnail is not taken where there is no other.',
    file: 'app/platform/catalogue/variant-shape.ts',
    from: 'src: size_OTF_BETA || size_240 || size_460, alt',
    to: 'src: size_OTF_BETA || size_240, alt',
    turnsRed: ['VARIANT-03'],
    seenBy: ['app/platform/catalogue/card-view.test.ts'],
  },
  {
    says: 'Thumbnails go before media.',
    file: 'app/platform/catalogue/variant-shape.ts',
    from: 'if (list?.length) return',
    to: 'if (list?.length && !detailsMedia) return',
    turnsRed: ['VARIANT-03'],
    seenBy: ['app/platform/catalogue/card-view.test.ts'],
  },
  {
    says: 'A variant is shown with the first of its media alone.',
    file: 'mock-server/contract/catalogue/variant-model.ts',
    from: '  get media(): Image[] {\n    return this.images\n',
    to: '  get media(): Image[] {\n    return this.images.slice(0, 1)\n',
    turnsRed: ['VARIANT-03'],
    seenBy: ['tests/contract/catalogue/product.test.ts'],
  },
]
