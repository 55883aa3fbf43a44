import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import type { ProductRecord, StoreLocale } from '#fixtures/catalogue/record.ts'
import { createTestServer, operation } from '#mock-server/test.ts'

type Item = { slug: string; label: string; count: number; subItems: Omit<Item, 'subItems'>[] }
type Listing = {
  marketingTiles: Record<string, unknown>[]
  category: {
    productCount: number
    variantCount: number
    filters: { slug: string; label: string; items: Item[] }[]
    relatedCategories: unknown[]
    seo: Record<string, unknown>
    title: string
  }
  productCards: {
    id: string
    brandName: string
    reviews: { stars: number } | null
    defaultVariant: { prices: { activeType: string; member: Prices; typical: Prices; guest: Prices | null } }
  }[]
  pagination: { currentPage: number; perPage: number; total: number }
  appliedFilters: { slug: string; items: { slug: string; label: string }[] }[]
  sort: string
}
type Prices = { regular: { raw: number }; promo: { raw: number } | null }
type Ask = {
  path?: string
  filters?: unknown[]
  pagination?: object | null
  sort?: string | null
  isTypicalJourney?: boolean
  store?: StoreLocale
}

const server = createTestServer()

async function listing({
  path = 'makeup',
  filters = [],
  pagination = null,
  sort = null,
  isTypicalJourney = true,
  store = 'en-GB',
}: Ask = {}): Promise<Listing> {
  const variables = {
    categoryUrlPath: path,
    filters,
    pagination,
    sort,
    isTypicalJourney,
    marketingTilesPath: null,
    branchName: 'master',
    staged: false,
  }
  const { data, errors } = await server.execute<{ productListing: Listing | null }, object>({
    document: operation('getPlp'),
    variables,
    store,
  })
  expect(errors).toEqual([])
  if (!data?.productListing) throw new Error(`no listing ${path}`)
  return data.productListing
}

const whole = { currentPage: 1, perPage: 100 }
const sold = (record: ProductRecord, store: StoreLocale = 'en-GB') => record.variants.filter((variant) => variant.prices[store])
const inCategory = (path: string, store: StoreLocale = 'en-GB') =>
  catalogue.products.filter((record) => record.categoryPaths.includes(path) && sold(record, store).length > 0)
const ids = ({ productCards }: Listing): string[] => productCards.map(({ id }) => id)
const paid = ({ defaultVariant: { prices } }: Listing['productCards'][number]): number => {
  const guest = prices.guest?.regular.raw
  if (prices.activeType === 'member') return prices.member.promo?.raw ?? prices.member.regular.raw
  return guest ?? prices.typical.promo?.raw ?? prices.typical.regular.raw
}

describe('what a listing tells', () => {
  test('it has tiles, the category with its texts and counts, and cards [OP-CAT-02, LISTING-01]', async () => {
    const { marketingTiles, category, productCards } = await listing({ path: 'makeup' })
    expect(marketingTiles).toEqual([
      expect.objectContaining({
        id: expect.any(String),
        title: 'The price tag comes with a plus.',
        href: expect.any(String),
        position: 8,
        image: expect.objectContaining({ src: '/images/scenes/members-tile-960.webp' }),
      }),
    ])
    expect(category).toMatchObject({
      title: 'Makeup',
      description: expect.any(String),
      metaTitle: expect.any(String),
      metaDescription: expect.any(String),
      hreflangs: [
        { locale: 'en-GB', slug: '/shop/makeup' },
        { locale: 'en-US', slug: '/shop/makeup' },
      ],
    })
    expect([category.productCount, category.variantCount]).toEqual([
      inCategory('makeup').length,
      inCategory('makeup').flatMap((record) => sold(record)).length,
    ])
    expect(productCards).toHaveLength(24)
  })

  test('its filters have slug, label and items with slug, label, count and sub-items [LISTING-02]', async () => {
    const { filters } = (await listing({ path: 'skincare' })).category
    const concern = filters.find(({ slug }) => slug === 'concern')
    expect(concern?.label).toBe('Concern')
    expect(concern?.items.find(({ slug }) => slug === 'blemish-prone')).toMatchObject({
      label: 'Blemish-prone skin',
      count: expect.any(Number),
      subItems: expect.arrayContaining([expect.objectContaining({ slug: 'breakouts', label: 'Breakouts', count: expect.any(Number) })]),
    })
    expect(filters.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['category', 'price', 'brand', 'rating']))
  })

  test('its related categories have title and href [LISTING-03]', async () => {
    const { category } = await listing({ path: 'makeup/lips' })
    expect(category.relatedCategories).toContainEqual({
      __typename: 'RelatedCategory',
      title: 'Lipstick',
      href: '/shop/makeup/lips/lipstick',
    })
  })

  test('its seo has id, page, terms, noindex, nofollow, canonical and both descriptions [LISTING-04]', async () => {
    const { seo } = (await listing({ path: 'makeup/lips' })).category
    const { __typename, ...parts } = seo
    expect(Object.keys(parts).sort()).toEqual([
      'canonical',
      'id',
      'nofollow',
      'noindex',
      'page',
      'pageFooterDescription',
      'pageHeaderDescription',
      'terms',
    ])
    expect(parts).toMatchObject({ page: '/shop/makeup/lips', noindex: false, nofollow: false })
  })

  test('each store speaks and prices in its own way [STORE-01]', async () => {
    const [uk, us] = [await listing({ path: 'skincare/moisturisers' }), await listing({ path: 'skincare/moisturisers', store: 'en-US' })]
    expect([uk.category.title, us.category.title]).toEqual(['Moisturisers', 'Moisturizers'])
    expect(JSON.stringify(uk)).toContain('"currency":"GBP"')
    expect(JSON.stringify(us)).not.toContain('"currency":"GBP"')
  })

  test('every category of the shop has a page in both stores', async () => {
    for (const store of ['en-GB', 'en-US'] as const) {
      for (const { path } of catalogue.categories) expect((await listing({ path, store })).category.title).not.toBe('')
    }
  })

  test.each(['no-such-category', 'lips/makeup', 'constructor'])('%s is no category', async (path) => {
    const variables = { categoryUrlPath: path, filters: [], isTypicalJourney: true, branchName: 'master', staged: false }
    expect(await server.execute({ document: operation('getPlp'), variables })).toMatchObject({
      data: { productListing: null },
      errors: [],
      status: 200,
    })
  })

  test('New In holds the 48 newest, Bestsellers the 108 most reordered', async () => {
    const newest = [...catalogue.products]
      .filter((record) => sold(record).length > 0)
      .sort((a, b) => a.launchedDaysAgo - b.launchedDaysAgo || (a.id < b.id ? -1 : 1))
    expect(ids(await listing({ path: 'whatsnew', pagination: whole }))).toEqual(newest.slice(0, 48).map(({ id }) => id))
    const bestsellers = await listing({ path: 'bestsellers', pagination: whole })
    expect(bestsellers.pagination.total).toBe(108)
    const reorders = bestsellers.productCards.map(({ id }) => catalogue.products.find((record) => record.id === id)?.reorders ?? 0)
    expect(reorders).toEqual([...reorders].sort((a, b) => b - a))
  })
})

describe('filters', () => {
  const satin = (record: ProductRecord) => record.facets.finish?.includes('satin') ?? false

  test('items of one group widen, groups narrow', async () => {
    const filters = [
      { slug: 'finish', items: ['satin', 'matte'] },
      { slug: 'coverage', items: ['full-coverage'] },
    ]
    const expected = inCategory('makeup').filter(
      ({ facets }) => facets.finish?.some((item) => ['satin', 'matte'].includes(item)) && facets.coverage?.includes('full-coverage'),
    )
    const answer = await listing({ filters, pagination: whole })
    expect(ids(answer)).toEqual(expected.map(({ id }) => id))
    expect(answer.category.productCount).toBe(expected.length)
    expect(answer.category.variantCount).toBe(expected.flatMap((record) => sold(record)).length)
  })

  test('every count is what choosing it beside the other groups leaves', async () => {
    const filters = [
      { slug: 'finish', items: ['satin'] },
      { slug: 'brand', items: ['ottilie'] },
    ]
    const { category } = await listing({ filters })
    for (const group of category.filters) {
      for (const item of group.items.flatMap((one) => [one, ...one.subItems])) {
        const others = filters.filter(({ slug }) => slug !== group.slug)
        const left = await listing({ filters: [...others, { slug: group.slug, items: [item.slug] }] })
        expect(left.pagination.total, `${group.slug}.${item.slug}`).toBe(item.count)
      }
    }
  })

  test('unknown groups and items narrow nothing and are not told as applied', async () => {
    const filters = [
      { slug: 'finish', items: ['satin', 'no-such-item'] },
      { slug: 'no-such-group', items: ['x'] },
      { slug: 'finish', items: ['satin'] },
      { slug: 'coverage', items: [] },
    ]
    const answer = await listing({ filters, pagination: whole })
    expect(answer.appliedFilters).toEqual([
      { __typename: 'AppliedFilter', slug: 'finish', items: [{ __typename: 'AppliedFilterItem', slug: 'satin', label: 'Satin' }] },
    ])
    expect(ids(answer)).toEqual(
      inCategory('makeup')
        .filter(satin)
        .map(({ id }) => id),
    )
  })

  test('price bands hold what the journey’s price is', async () => {
    for (const isTypicalJourney of [true, false]) {
      const answer = await listing({ filters: [{ slug: 'price', items: ['15-30'] }], pagination: whole, isTypicalJourney })
      expect(answer.productCards.length).toBeGreaterThan(5)
      expect(answer.productCards.map(paid).every((raw) => raw >= 1500 && raw < 3000)).toBe(true)
    }
  })

  test('stars and brands hold what they say', async () => {
    const answer = await listing({
      filters: [
        { slug: 'rating', items: ['4-up'] },
        { slug: 'brand', items: ['ottilie'] },
      ],
      pagination: whole,
    })
    expect(answer.productCards.length).toBeGreaterThan(5)
    expect(answer.productCards.every(({ brandName, reviews }) => brandName === 'Ottilie' && (reviews?.stars ?? 0) >= 4)).toBe(true)
  })

  test('finer categories are a group of their own', async () => {
    const answer = await listing({ filters: [{ slug: 'category', items: ['lips'] }], pagination: whole })
    expect(ids(answer)).toEqual(inCategory('makeup/lips').map(({ id }) => id))
  })

  test('more filter groups than any page has are refused', async () => {
    const filters = Array.from({ length: 51 }, () => ({ slug: 'finish', items: ['satin'] }))
    const { errors } = await server.execute({
      document: operation('getPlp'),
      variables: { categoryUrlPath: 'makeup', filters, isTypicalJourney: true, branchName: 'master', staged: false },
    })
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

describe('order', () => {
  const record = (id: string) => catalogue.products.find((one) => one.id === id)
  test.each([
    ['PRICE_LOW_TO_HIGH', true],
    ['PRICE_HIGH_TO_LOW', true],
    ['PRICE_LOW_TO_HIGH', false],
  ])('%s follows the price that applies (typical journey %s)', async (sort, isTypicalJourney) => {
    const answer = await listing({ sort, pagination: whole, isTypicalJourney })
    const direction = sort === 'PRICE_LOW_TO_HIGH' ? 1 : -1
    const expected = [...answer.productCards].sort((a, b) => direction * (paid(a) - paid(b)) || (a.id < b.id ? -1 : 1))
    expect(ids(answer)).toEqual(expected.map(({ id }) => id))
    expect(answer.sort).toBe(sort)
  })

  test('BESTSELLING, NEWEST and TOP_RATED follow reorders, launch and stars, ties by id', async () => {
    const reorders = (await listing({ sort: 'BESTSELLING', pagination: whole })).productCards.map(({ id }) => record(id)?.reorders ?? 0)
    expect(reorders).toEqual([...reorders].sort((a, b) => b - a))
    const launched = (await listing({ sort: 'NEWEST', pagination: whole })).productCards.map(({ id }) => record(id)?.launchedDaysAgo ?? 0)
    expect(launched).toEqual([...launched].sort((a, b) => a - b))
    const stars = (await listing({ sort: 'TOP_RATED', pagination: whole })).productCards.map(({ reviews }) => reviews?.stars ?? 0)
    expect(stars).toEqual([...stars].sort((a, b) => b - a))
  })

  test('without a wish it is the shop’s own order', async () => {
    const answer = await listing({ pagination: whole })
    expect(answer.sort).toBe('RECOMMENDED')
    expect(ids(answer)).toEqual(
      inCategory('makeup')
        .slice(0, 100)
        .map(({ id }) => id),
    )
  })
})

describe('pages', () => {
  test('pages follow one another without gap or repeat, in every order and through filters', async () => {
    for (const sort of ['RECOMMENDED', 'PRICE_HIGH_TO_LOW']) {
      for (const filters of [[], [{ slug: 'brand', items: ['ottilie'] }]]) {
        const all = await listing({ sort, filters, pagination: whole })
        const pages = await Promise.all(
          [1, 2, 3].map((currentPage) => listing({ sort, filters, pagination: { currentPage, perPage: 17 } })),
        )
        expect(pages.flatMap(ids)).toEqual(ids(all).slice(0, 51))
      }
    }
  })

  test.each([
    [{ currentPage: 1_000_000, perPage: 24 }, 'last', 24],
    [{ currentPage: 1, perPage: 1 }, 1, 1],
    [{ currentPage: 1, perPage: 100 }, 1, 100],
    [{}, 1, 24],
    [null, 1, 24],
  ])('%o answers page %s of %s', async (pagination, page, perPage) => {
    const answer = await listing({ pagination })
    const last = Math.ceil(answer.pagination.total / answer.pagination.perPage)
    expect(answer.pagination).toMatchObject({ currentPage: page === 'last' ? last : page, perPage })
    expect(answer.productCards.length).toBeGreaterThan(0)
  })

  test('filters that leave nothing leave an empty page', async () => {
    const answer = await listing({
      path: 'hair-care',
      filters: [
        { slug: 'price', items: ['over-50'] },
        { slug: 'rating', items: ['4-up'] },
        { slug: 'category', items: ['shampoo'] },
      ],
    })
    expect(answer).toMatchObject({
      productCards: [],
      pagination: { currentPage: 1, total: 0 },
      category: { productCount: 0, variantCount: 0 },
    })
  })
})
