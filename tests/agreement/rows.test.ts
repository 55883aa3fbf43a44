import { expect, test } from 'vitest'
import { tileView } from '#app/features/promo-tiles/tile-view.ts'
import { recommendationView } from '#app/features/recommendations/recommendation-view.ts'
import { stores } from '#app/platform/store/stores.ts'
import { executeInWorld } from '#mock-server/test.ts'
import {
  GetPromoTilesDocument,
  GetRecommendationsDocument,
  type RecommendationLocation,
  type RecommendationSectionFieldsFragment,
} from '#operations/__generated__/operations.ts'

// The contract's recommendations and promotions as the shop shows them.

type Section = RecommendationSectionFieldsFragment
type Cta = NonNullable<Section['cta']>

/** A row in the contract's answer. */
async function section(location: RecommendationLocation): Promise<Section> {
  const recommendations = [{ id: `row-${location}`, skus: ['OT-RSL-07'], location, limit: 4 }]
  const { data } = await executeInWorld({ document: GetRecommendationsDocument, variables: { recommendations } })
  const found = data?.recommendations[0]
  if (!found) throw new Error('The contract recommends nothing.')
  return found
}

const link: Cta = {
  type: 'header',
  link: '/shop/bestsellers',
  text: 'Shop bestsellers',
  tracking: { event: 'Page Element Clicked', properties: { section: 'row', step: 2, of: { nested: true } } },
}

test('a section has its id, its kind, its words, its products and its link, and shows all of them [REC-01]', async () => {
  const home = await section('HOME')
  expect(Object.keys(home).toSorted()).toEqual(['componentType', 'cta', 'description', 'id', 'items', 'title'].toSorted())
  expect(Object.keys(home.cta ?? {}).toSorted()).toEqual(['link', 'text', 'tracking', 'type'])

  const row = recommendationView({ ...home, description: 'Ranked by reorders.' }, stores.us)
  expect(row).toMatchObject({
    id: 'row-HOME',
    heading: 'Loved by members',
    lead: 'Ranked by reorders.',
    link: { place: 'header', href: '/us/shop/bestsellers', text: 'Shop bestsellers', isExternal: false },
  })
  expect(row?.cards.map(({ id }) => id)).toEqual(home.items.map(({ id }) => id))
})

test('only a carousel is shown, and only one with products [REC-02]', async () => {
  const pdp = await section('PDP')
  expect(pdp.componentType).toBe('CAROUSEL')
  expect(recommendationView(pdp, stores.uk)).toMatchObject({
    heading: 'Goes well with',
    lead: 'Picked by the people who bought Rosehip 07.',
  })
  expect(recommendationView({ ...pdp, componentType: 'GRID' as 'CAROUSEL' }, stores.uk)).toBeUndefined()
  expect(recommendationView({ ...pdp, items: [] }, stores.uk)).toBeUndefined()
})

test.each<[string, Partial<Cta>]>([
  ['a script', { link: 'javascript:alert(1)' }],
  ['another site in the guise of a path', { link: '//evil.example' }],
  ['nothing', { link: '' }],
  ['somewhere without saying where', { text: ' ' }],
])('a link of a section to %s is left out', async (_what, change) => {
  expect(recommendationView({ ...(await section('PDP')), cta: { ...link, ...change } }, stores.uk)?.link).toBeUndefined()
})

test('the press of a section’s link is told with plain values, and only as an event that the shop knows', async () => {
  const pressed = async (cta: Cta) => recommendationView({ ...(await section('PDP')), cta }, stores.uk)?.link?.pressed
  expect(await pressed(link)).toEqual({ event: 'Page Element Clicked', properties: { section: 'row', step: 2 } })
  expect(await pressed({ ...link, tracking: { event: 'Order Completed', properties: {} } })).toBeUndefined()
  expect(await pressed({ ...link, tracking: null })).toBeUndefined()
})

test.each([
  ['en-GB', stores.uk],
  ['en-US', stores.us],
] as const)('every promo tile of the store in %s is shown, with its picture and its amounts', async (store, shown) => {
  for (const placement of ['PRODUCT', 'BASKET'] as const) {
    const { data } = await executeInWorld({ document: GetPromoTilesDocument, variables: { placement }, store })
    const views = data?.promoTiles.flatMap((tile) => tileView(tile, shown) ?? [])
    expect(views).toHaveLength(3)
    expect(views?.filter(({ picture }) => picture !== undefined)).toHaveLength(data?.promoTiles.filter(({ image }) => image).length ?? 0)
    expect(views?.find(({ id }) => id === 'promo-samples')?.progress?.valueText).toBe(store === 'en-GB' ? '£40 more' : '$45 more')
  }
})
