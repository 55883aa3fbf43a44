import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, errorCodeOf, worldOf } from '../ask.ts'

type Card = {
  product: { id: string }
  variant: { sku: string; availability: { inStock: boolean } }
  lastOrderedAt: string
  timesOrdered: number
}
type OrderItAgain = {
  title: string
  subtitle: string
  productCards: Card[]
  filteringOptions: { categories: { slug: string; label: string; count: number }[] }
  period: string
  sortOptions: string
  pagination: { currentPage: number; perPage: number; total: number }
  showOrderItAgain: boolean
}

async function again(ask: AskContract, orderItAgainInput?: object): Promise<OrderItAgain> {
  return (await dataOf(ask<{ orderItAgainProducts: OrderItAgain }>('getOrderItAgainProducts', { orderItAgainInput }))).orderItAgainProducts
}

const ids = ({ productCards }: OrderItAgain): string[] => productCards.map(({ product }) => product.id)

describe('order it again', () => {
  test('needs a logged-in shopper', async () => {
    const ask = worldOf('uk-guest')
    expect(await errorCodeOf(ask('getOrderItAgainProducts'))).toBe('UNAUTHENTICATED')
    expect(await errorCodeOf(ask('getForYou'))).toBe('UNAUTHENTICATED')
  })

  test('forgets nothing for whoever is not logged in [OP-WISH-09]', async () => {
    expect(await errorCodeOf(worldOf('uk-guest')('removeMyReplenishmentProduct', { sku: 'OT-RSL-07' }))).toBe('UNAUTHENTICATED')
  })

  test('without an input answers the first 32, RECOMMENDED and of ALL_TIME, with every field [OP-WISH-07, FAV-19, FAV-20, FAV-21]', async () => {
    const page = await again(worldOf('uk-order-it-again-two-pages'))
    expect(page).toMatchObject({
      period: 'ALL_TIME',
      sortOptions: 'RECOMMENDED',
      pagination: { currentPage: 1, perPage: 32, total: 33 },
      showOrderItAgain: true,
    })
    expect(page.productCards).toHaveLength(32)
    expect(page.title && page.subtitle).toBeTruthy()
    expect(page.filteringOptions.categories.map(({ slug }) => slug)).toContain('skincare')
  })

  test('takes what is left out of an input as its default [OP-WISH-06, FAV-22]', async () => {
    const ask = worldOf('uk-order-it-again-two-pages')
    expect(await again(ask, {})).toEqual(await again(ask))
    expect((await again(ask, { pagination: { currentPage: 2, perPage: 32 } })).productCards).toHaveLength(1)
  })

  test('answers the last page for one above it, and one page when 32 were bought', async () => {
    const many = await again(worldOf('uk-order-it-again-two-pages'), { pagination: { currentPage: 9, perPage: 32 } })
    expect(many.pagination.currentPage).toBe(2)
    const one = await again(worldOf('uk-order-it-again-one-page'), { pagination: { currentPage: 2, perPage: 32 } })
    expect(one).toMatchObject({ pagination: { currentPage: 1, total: 32 } })
  })

  test.each(['uk-plus-member', 'us-plus-member'])(
    'in %s sorts by stock and age, by date, or by how often it was bought',
    async (scenario) => {
      const ask = worldOf(scenario)
      const recommended = (await again(ask, { sortOptions: 'RECOMMENDED' })).productCards
      const ranks = recommended.map(({ variant, lastOrderedAt }) => `${variant.availability.inStock ? 0 : 1} ${lastOrderedAt}`)
      expect(ranks).toEqual([...ranks].sort())
      const dates = (await again(ask, { sortOptions: 'MOST_RECENT' })).productCards.map(({ lastOrderedAt }) => lastOrderedAt)
      expect(dates).toEqual([...dates].sort().reverse())
      const times = (await again(ask, { sortOptions: 'MOST_PURCHASED' })).productCards.map(({ timesOrdered }) => timesOrdered)
      expect(times).toEqual([...times].sort((one, other) => other - one))
      expect(times[0]).toBeGreaterThan(times.at(-1) ?? 0)
    },
  )

  test('covers less with every shorter period', async () => {
    const ask = worldOf('uk-plus-member')
    const totals = await Promise.all(
      ['ALL_TIME', 'LAST_12_MONTHS', 'LAST_6_MONTHS', 'LAST_3_MONTHS'].map(
        async (period) => (await again(ask, { period })).pagination.total,
      ),
    )
    expect(new Set(totals).size).toBe(4)
    expect(totals).toEqual([...totals].sort((one, other) => other - one))
  })

  test('narrows to chosen categories, whose counts are those of the whole period', async () => {
    const ask = worldOf('uk-plus-member')
    const all = await again(ask)
    const [first, second] = all.filteringOptions.categories
    const narrowed = await again(ask, { filteringOptions: { categories: [first?.slug, second?.slug] } })
    expect(narrowed.pagination.total).toBe((first?.count ?? 0) + (second?.count ?? 0))
    expect(narrowed.filteringOptions).toEqual(all.filteringOptions)
    expect((await again(ask, { filteringOptions: { categories: ['no-such-category'] } })).pagination.total).toBe(all.pagination.total)
  })

  test('leaves out gifts, and what was cancelled or sent back', async () => {
    const bought = ids(await again(worldOf('uk-annual-member'), { pagination: { perPage: 100 } }))
    expect(bought).toContain('overnight-ceramide-cream')
    expect(bought).not.toContain('fig-and-salt-eau-de-parfum')
    expect(bought).not.toContain('satin-lip-balm')
  })

  test('forgets a product that is removed, and only that one [OP-WISH-09]', async () => {
    const ask = worldOf('uk-plus-member')
    const before = await again(ask, { pagination: { perPage: 100 } })
    const sku = before.productCards[0]?.variant.sku
    const { removeMyReplenishmentProduct } = await dataOf(
      ask<{ removeMyReplenishmentProduct: { sku: string } }>('removeMyReplenishmentProduct', { sku }),
    )
    expect(removeMyReplenishmentProduct).toMatchObject({ sku })
    const after = await again(ask, { pagination: { perPage: 100 } })
    expect(after.productCards.map(({ variant }) => variant.sku)).toEqual(before.productCards.slice(1).map(({ variant }) => variant.sku))
    await dataOf(ask('removeMyReplenishmentProduct', { sku }))
    expect(await errorCodeOf(ask('removeMyReplenishmentProduct', { sku: 'never-bought' }))).toBe('NOT_FOUND')
  })

  test('takes a removal back, and only that one', async () => {
    const ask = worldOf('uk-plus-member')
    const before = await again(ask, { pagination: { perPage: 100 } })
    const [first, second] = before.productCards.map(({ variant }) => variant.sku)
    await dataOf(ask('removeMyReplenishmentProduct', { sku: first }))
    await dataOf(ask('removeMyReplenishmentProduct', { sku: second }))
    expect(await dataOf(ask('restoreMyReplenishmentProduct', { sku: first }))).toMatchObject({
      restoreMyReplenishmentProduct: { sku: first },
    })
    const after = await again(ask, { pagination: { perPage: 100 } })
    expect(after.productCards).toEqual(before.productCards.filter(({ variant }) => variant.sku !== second))
    // One that is there stays as it is.
    await dataOf(ask('restoreMyReplenishmentProduct', { sku: first }))
    expect(await again(ask, { pagination: { perPage: 100 } })).toEqual(after)
    expect(await errorCodeOf(ask('restoreMyReplenishmentProduct', { sku: 'never-bought' }))).toBe('NOT_FOUND')
    expect(await errorCodeOf(worldOf('uk-guest')('restoreMyReplenishmentProduct', { sku: first }))).toBe('UNAUTHENTICATED')
  })

  test.each(['uk-non-member', 'uk-member-without-orders'])('is not to be shown in %s, where nothing was ever bought', async (scenario) => {
    expect(await again(worldOf(scenario))).toMatchObject({
      showOrderItAgain: false,
      productCards: [],
      pagination: { total: 0 },
      filteringOptions: { categories: [] },
    })
  })
})

describe('just for you', () => {
  type ForYou = { title: string; sections: { id: string; items: { id: string }[] }[] }
  const forYou = async (ask: AskContract): Promise<ForYou> => (await dataOf(ask<{ forYou: ForYou }>('getForYou'))).forYou

  test('goes with what was bought and what is wished for', async () => {
    const { sections } = await forYou(worldOf('uk-plus-member'))
    expect(sections.map(({ id }) => id)).toEqual(['for-you-bought', 'for-you-wished', 'for-you-loved'])
    expect(sections.every(({ items }) => items.length > 3)).toBe(true)
  })

  test('begins with what others love for who has bought nothing', async () => {
    const { sections } = await forYou(worldOf('us-staff-member'))
    expect(sections.map(({ id }) => id)).toContain('for-you-loved')
    expect((await forYou(worldOf('uk-member-without-orders'))).sections.map(({ id }) => id)).toEqual(['for-you-loved'])
  })
})
