import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { createTestServer } from '#mock-server/test.ts'

type Fields = Record<string, unknown>

const server = createTestServer()

async function ask<Data>(document: string, variables: Fields = {}, scenario?: string): Promise<Data> {
  const { data, errors } = await server.execute<Data, Fields>({ document, variables, ...(scenario ? { scenario } : {}) })
  expect(errors).toEqual([])
  if (!data) throw new Error('no data')
  return data
}

const VARIANT = `id sku title subTitle brandName size slug shade href pdpUrl { href } availability { inStock status stockCount stockLimit }
  images { id src altText description } media { id src } detailsMedia { description thumbnails { size_240 size_460 size_OTF_BETA } }
  swatch { src description } undertone shadeVisual { id src } relatedVariants { id } badges { src description } badge { src description }
  ribbon { key text } maxItemQuantity review { count stars }`
const PRICE = '{ formatted raw label currency currencySymbol }'
const PRICING = `pricing { members ${PRICE} typical ${PRICE} guest ${PRICE} primary ${PRICE} secondary ${PRICE} } pricingDetails { primary { raw } secondary { raw } }`

const product = async <Data = Fields>(slug: string, selection: string, scenario?: string) =>
  (await ask<{ productBySlug: Data }>(`query ($slug: String!) { productBySlug(slug: $slug) { ${selection} } }`, { slug }, scenario))
    .productBySlug
const variant = async <Data = Fields>(sku: string, selection: string, scenario?: string) =>
  (
    await ask<{ variantsBySkus: Data[] }>(
      `query ($skus: [String!]!) { variantsBySkus(skus: $skus) { ${selection} } }`,
      { skus: [sku] },
      scenario,
    )
  ).variantsBySkus[0]

describe('a product', () => {
  test('has every field of its entity [PRODUCT-01]', async () => {
    const answer = await product(
      'ribbon-satin-lipstick',
      'id type title brandName buttonText secondaryButton { text type } highlightedPrice reviews { stars count bestRating worstRating } swatchImages { id src altText } variants { id }',
    )
    expect(answer).toMatchObject({
      id: 'ribbon-satin-lipstick',
      type: 'multivariate',
      title: 'Ribbon Satin Lipstick',
      brandName: 'Ottilie',
      buttonText: null,
      highlightedPrice: null,
      secondaryButton: { text: expect.any(String), type: 'SHADES' },
      reviews: { stars: 4.8, count: 2314, bestRating: 5, worstRating: 1 },
    })
    expect((answer.variants as unknown[]).length).toBe(18)
    expect((answer.swatchImages as unknown[])[6]).toEqual({ id: 'ribbon-satin-lipstick-rosehip-07', src: '#a3263f', altText: 'Rosehip 07' })
  })

  test('has its shades in the order of its range, wherever the shade that it shows first stands', async () => {
    const lipstick = await product<{ variants: { shade: string }[]; defaultVariant: { shade: string } }>(
      'ribbon-satin-lipstick',
      'variants { shade } defaultVariant { shade }',
    )
    const numbers = lipstick.variants.map(({ shade }) => Number(/\d+$/.exec(shade)?.[0]))
    expect(numbers).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect(lipstick.defaultVariant.shade).toBe('Rosehip 07')
  })

  test('is multivariate exactly when it has shades to choose from [PRODUCT-02]', async () => {
    const wrong: string[] = []
    for (const record of catalogue.products.filter(({ variants }) => variants.some(({ prices }) => prices['en-GB']))) {
      const { type, swatchImages } = await product<{ type: string; swatchImages: unknown[] }>(record.slug, 'type swatchImages { id }')
      if (type !== (swatchImages.length > 1 ? 'multivariate' : 'plain')) wrong.push(record.id)
    }
    expect(wrong).toEqual([])
  })

  test('gives its newest reviews first, dated from the world’s start', async () => {
    const { reviewList } = await product<{ reviewList: { writtenAt: string }[] }>(
      'ribbon-satin-lipstick',
      'reviewList(limit: 3) { id stars title body author writtenAt }',
      'uk-guest',
    )
    const dates = reviewList.map(({ writtenAt }) => writtenAt)
    expect(dates).toHaveLength(3)
    expect(dates).toEqual([...dates].sort().reverse())
    const newest = Math.min(
      ...(catalogue.products.find(({ id }) => id === 'ribbon-satin-lipstick')?.reviews ?? []).map(({ daysAgo }) => daysAgo),
    )
    expect(dates[0]).toBe(new Date(Date.UTC(2026, 2, 2 - newest)).toISOString().slice(0, 10))
  })

  test('says the way to its category', async () => {
    const { breadcrumbs } = await product('ribbon-satin-lipstick', 'breadcrumbs { title href }')
    expect(breadcrumbs).toEqual([
      { title: 'Home', href: '/' },
      { title: 'Makeup', href: '/shop/makeup' },
      { title: 'Lips', href: '/shop/makeup/lips' },
      { title: 'Lipstick', href: '/shop/makeup/lips/lipstick' },
    ])
  })

  test('is found by the sku of a variant too, and not at all in a store that does not sell it', async () => {
    expect(await product('OT-RSL-07', 'id')).toEqual({ id: 'ribbon-satin-lipstick' })
    expect(await product('salt-air-lip-balm-spf-30', 'id', 'us-guest')).toBeNull()
    for (const slug of ['no-such-product', '', '__proto__', 'x'.repeat(100)]) expect(await product(slug, 'id')).toBeNull()
  })

  test.each(['swatchImages(limit: -1) { id }', 'reviewList(limit: 0) { id }', 'reviewList(limit: 21) { id }'])(
    '%s is a client’s mistake',
    async (selection) => {
      const { errors } = await server.execute({ document: `{ productBySlug(slug: "ribbon-satin-lipstick") { ${selection} } }` })
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    },
  )
})

describe('a variant', () => {
  test('of a skin tone has the undertone that its name and its description say', async () => {
    const said = catalogue.products.flatMap(({ variants }) =>
      variants.flatMap(({ shade }) => {
        const letter = / \d\d ([CNW])$/.exec(shade?.name ?? '')?.[1]
        return shade && letter ? [`${letter} ${/(cool|neutral|warm)/.exec(shade.likeness)?.[1]} ${shade.undertone}`] : []
      }),
    )
    expect([...new Set(said)].sort()).toEqual(['C cool COOL', 'N neutral NEUTRAL', 'W warm WARM'])
    expect(await variant('OT-SSF-24', 'shade undertone')).toEqual({ shade: 'Honey 24 W', undertone: 'WARM' })
  })

  test('has every field of its entity [VARIANT-01]', async () => {
    expect(await variant('OT-RSL-07', VARIANT)).toMatchObject({
      id: 'ribbon-satin-lipstick-rosehip-07',
      sku: 'OT-RSL-07',
      title: 'Ribbon Satin Lipstick',
      subTitle: 'Rosehip 07, 3.5 g',
      brandName: 'Ottilie',
      size: '3.5 g',
      slug: 'ribbon-satin-lipstick',
      shade: 'Rosehip 07',
      href: '/products/OT-RSL-07',
      pdpUrl: null,
      maxItemQuantity: null,
      images: expect.arrayContaining([
        {
          id: 'lipstick-ottilie-a3263f',
          src: '/images/catalogue/lipstick-ottilie-a3263f-720.webp',
          altText: expect.stringContaining('Rosehip 07'),
          description: null,
        },
      ]),
      swatch: { src: '#a3263f', description: 'Rosehip 07, a blue-leaning red' },
      undertone: null,
      shadeVisual: { id: 'lipstick-ottilie-a3263f-texture' },
      ribbon: { key: 'bestSeller', text: 'Bestseller' },
      review: { count: 2314, stars: 4.8 },
      badge: { src: '/images/badges/vegan.svg', description: 'Vegan' },
      badges: [
        { src: '/images/badges/vegan.svg', description: 'Vegan' },
        { src: '/images/badges/award.svg', description: 'Award winner' },
      ],
    })
    const answer = await variant<{ relatedVariants: { id: string }[] }>('OT-RSL-07', 'relatedVariants { id }')
    expect(answer?.relatedVariants.map(({ id }) => id)).toContain('ribbon-satin-lipstick-rosehip-07')
    expect(answer?.relatedVariants).toHaveLength(18)
  })

  test('is in stock or out of it, in both of the shapes that stock is given in [VARIANT-02, STOCK-01, STOCK-02, STOCK-03]', async () => {
    for (const record of catalogue.products.flatMap(({ variants }) => variants).filter(({ prices }) => prices['en-GB'])) {
      const expected = record.inStock
        ? { inStock: true, status: 'instock', stockCount: 99999, stockLimit: 99999 }
        : { inStock: false, status: 'outofstock', stockCount: 0, stockLimit: 0 }
      expect(await variant(record.sku, 'availability { inStock status stockCount stockLimit }')).toEqual({ availability: expected })
    }
  })

  test('has media, the pictures of its own, and no details media besides [VARIANT-03]', async () => {
    expect(await variant('OT-RSL-07', 'media { id src } detailsMedia { description }')).toEqual({
      media: ['lipstick-ottilie-a3263f', 'lipstick-ottilie-a3263f-texture', 'lipstick-ottilie-a3263f-set'].map((id) => ({
        id,
        src: `/images/catalogue/${id}-720.webp`,
      })),
      detailsMedia: null,
    })
  })

  test('has prices by tier, a first and a second one, and both bare [VARIANT-04, OP-CAT-11]', async () => {
    const typical = { formatted: '£26.00', raw: 2600, label: 'Typical Price', currency: 'GBP', currencySymbol: '£' }
    const members = { formatted: '£13.50', raw: 1350, label: "Member's Price", currency: 'GBP', currencySymbol: '£' }
    expect(await variant('OT-RSL-07', `sku title brandName subTitle ${PRICING}`)).toEqual({
      sku: 'OT-RSL-07',
      title: 'Ribbon Satin Lipstick',
      brandName: 'Ottilie',
      subTitle: 'Rosehip 07, 3.5 g',
      pricing: { members, typical, guest: null, primary: typical, secondary: members },
      pricingDetails: { primary: { raw: 2600 }, secondary: { raw: 1350 } },
    })
    expect(await variant('OT-RSL-07', PRICING, 'us-annual-member')).toMatchObject({
      pricing: { primary: { formatted: '$17.50', currency: 'USD' }, secondary: { formatted: '$34.00' } },
    })
  })

  test('tells which tier applies to whoever asks [PRICE-10, PRICE-11, PRICE-12, PRICE-13]', async () => {
    const tier = `{ regular ${PRICE} promo ${PRICE} }`
    const price = { formatted: expect.any(String), raw: expect.any(Number), label: null, currency: 'GBP', currencySymbol: '£' }
    for (const [scenario, activeType] of [
      ['uk-guest', 'guest'],
      ['uk-non-member', 'typical'],
      ['uk-lapsed-member', 'typical'],
      ['uk-trial-member', 'member'],
    ]) {
      const answer = await variant('OT-DRM-50', `prices { activeType member ${tier} guest ${tier} typical ${tier} }`, scenario)
      expect(answer).toEqual({
        prices: {
          activeType,
          member: { regular: price, promo: null },
          guest: { regular: price, promo: null },
          typical: { regular: price, promo: null },
        },
      })
    }
    const offered = catalogue.products
      .flatMap(({ variants }) => variants)
      .find(({ prices }) => prices['en-GB']?.memberPromo && prices['en-GB'].typicalPromo)
    const both = offered?.prices['en-GB']
    expect(
      await variant(offered?.sku ?? '', 'prices { member { regular { raw } promo { raw } } typical { regular { raw } promo { raw } } }'),
    ).toEqual({
      prices: {
        member: { regular: { raw: both?.member }, promo: { raw: both?.memberPromo } },
        typical: { regular: { raw: both?.typical }, promo: { raw: both?.typicalPromo } },
      },
    })
  })

  test('is left out when it is unknown, and keeps the order that was asked', async () => {
    const { variantsBySkus } = await ask<{ variantsBySkus: { sku: string }[] }>(
      '{ variantsBySkus(skus: ["OT-RSL-01", "nothing", "ribbon-satin-lipstick-rosehip-07", "OT-RSL-07"]) { sku } }',
    )
    expect(variantsBySkus.map(({ sku }) => sku)).toEqual(['OT-RSL-01', 'OT-RSL-07'])
  })

  test('fifty are looked up at once, fifty-one are refused', async () => {
    const skus = Array.from({ length: 51 }, () => 'OT-RSL-07')
    const document = 'query ($skus: [String!]!) { variantsBySkus(skus: $skus) { sku } }'
    expect((await server.execute({ document, variables: { skus: skus.slice(1) } })).errors).toEqual([])
    expect((await server.execute({ document, variables: { skus } })).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

describe('search', () => {
  type Found = { searchSuggestions: { __typename: string; products: { id: string; defaultVariant: { prices: { activeType: string } } }[] } }
  const search = async (term: string, journey = { useGuestPrice: true, isTypicalJourney: true }, scenario?: string) =>
    (await ask<Found>(server.operation('searchProducts'), { term, ...journey }, scenario)).searchSuggestions

  test('searchProducts sends term, useGuestPrice and isTypicalJourney to searchSuggestions [OP-CAT-03]', async () => {
    expect(server.operation('searchProducts')).toContain(
      'searchSuggestions(term:$term useGuestPrice:$useGuestPrice isTypicalJourney:$isTypicalJourney)',
    )
    const tiers = [
      { useGuestPrice: true, isTypicalJourney: true },
      { useGuestPrice: false, isTypicalJourney: true },
      { useGuestPrice: false, isTypicalJourney: false },
    ]
    const found = await Promise.all(tiers.map((journey) => search('lipstick', journey)))
    expect(found.map(({ products }) => products[0]?.defaultVariant.prices.activeType)).toEqual(['guest', 'typical', 'member'])
  })

  test('products come back, or why they could not [OP-CAT-04]', async () => {
    expect((await search('ribbon satin lipstick')).products[0]?.id).toBe('ribbon-satin-lipstick')
    const { answers } = await ask<{ answers: { possibleTypes: { name: string; fields: { name: string }[] }[] } }>(
      '{ answers: __type(name: "SearchSuggestions") { possibleTypes { name fields { name } } } }',
    )
    expect(answers.possibleTypes).toEqual(
      expect.arrayContaining([
        { name: 'SearchResults', fields: [{ name: 'products' }] },
        { name: 'SearchError', fields: [{ name: 'errorCode' }] },
      ]),
    )
  })

  test.each([
    ['by name', 'bright drops', 'bright-drops-15-vitamin-c'],
    ['by the beginning of a name', 'ribb sat', 'ribbon-satin-lipstick'],
    ['with a letter wrong', 'ribon lipstik', 'ribbon-satin-lipstick'],
    ['by shade', 'rosehip 07', 'ribbon-satin-lipstick'],
  ])('finds %s', async (_how, term, id) => {
    expect((await search(term)).products.map((product) => product.id)).toContain(id)
  })

  test('finds by ingredient and by usage, at most six, and nothing for nonsense', async () => {
    expect((await search('niacinamide')).products.length).toBeGreaterThan(0)
    expect((await search('massage')).products.length).toBeGreaterThan(0)
    expect((await search('satin')).products.length).toBeLessThanOrEqual(6)
    for (const term of ['qqqqqqqq', 'a', ' a ', '', '   ', '"', '\\', '((']) expect((await search(term)).products).toEqual([])
    expect((await search('x'.repeat(100))).products).toEqual([])
  })
})

describe('recommendations', () => {
  type Sections = {
    recommendations: {
      id: string
      componentType: string
      title: string
      items: { id: string; defaultVariant: { availability: { inStock: boolean } } }[]
      cta: unknown
    }[]
  }

  test('getRecommendations asks with a list of inputs and gets sections [OP-CAT-05, OP-CAT-07]', async () => {
    expect(server.operation('getRecommendations')).toMatch(/\$recommendations:\[RecommendationInput!\]!/)
    const inputs = [{ id: 'a', skus: ['OT-RSL-07'], location: 'PDP', limit: 5 }, { id: 'b' }]
    const { recommendations } = await ask<Sections>(server.operation('getRecommendations'), { recommendations: inputs })
    expect(recommendations.map(({ id, componentType, items }) => [id, componentType, items.length])).toEqual([
      ['a', 'CAROUSEL', 5],
      ['b', 'CAROUSEL', 12],
    ])
    expect(recommendations[0]?.items.map(({ id }) => id)).not.toContain('ribbon-satin-lipstick')
    expect(recommendations[0]?.items[0]?.id).toBe('powder-room-pressed-blush')
    expect(recommendations.flatMap(({ items }) => items).every(({ defaultVariant }) => defaultVariant.availability.inStock)).toBe(true)
  })

  test.each([
    ['eleven carousels', Array.from({ length: 11 }, (_, at) => ({ id: String(at) }))],
    ['a limit of 0', [{ id: 'a', limit: 0 }]],
    ['a limit of 25', [{ id: 'a', limit: 25 }]],
  ])('%s are refused', async (_what, recommendations) => {
    const { errors } = await server.execute({
      document: 'query ($recommendations: [RecommendationInput!]!) { recommendations(recommendations: $recommendations) { id } }',
      variables: { recommendations },
    })
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

describe('membership plans', () => {
  test('are looked up by id and tell name, price and value [OP-CAT-12]', async () => {
    const { membershipsByIds } = await ask<{ membershipsByIds: unknown[] }>(
      '{ membershipsByIds(ids: ["610501", "720501", "annual-limitless", "610101"]) { id name price { formatted } value duration } }',
    )
    expect(membershipsByIds).toEqual([
      { id: '610501', name: 'Annual Membership', price: { formatted: '£49.00' }, value: 'MBR-ANNUAL-LIMITLESS-UK', duration: 'annually' },
      { id: '610101', name: 'Ottilie Plus', price: { formatted: '£59.00' }, value: 'MBR-PLUS-UK', duration: 'annually' },
    ])
  })
})
