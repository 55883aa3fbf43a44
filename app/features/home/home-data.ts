import 'server-only'
import { cache } from 'react'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetPlpDocument } from '#operations/__generated__/operations.ts'

/** The six categories by their path below /shop; `picture` is the suffix of the picture's file. */
export const ROOMS = [
  { path: 'makeup', copy: 'makeup', picture: 'makeup' },
  { path: 'skincare', copy: 'skincare', picture: 'skincare' },
  { path: 'fragrances', copy: 'fragrance', picture: 'fragrance' },
  { path: 'hair-care', copy: 'haircare', picture: 'haircare' },
  { path: 'body', copy: 'body', picture: 'body' },
  { path: 'beauty-supplements', copy: 'supplements', picture: 'supplements' },
] as const

/** Cards in a row of the home page. */
const ROW = 8

/** Catalogue data of the home page. */
export type HomeView = { counts: Record<(typeof ROOMS)[number]['path'], number>; bestsellers: CardView[]; newIn: CardView[] }

/** Loads the home page's products and counts. Throws if the catalogue fails. */
export const homeData = cache(async (pageRequest: PageRequest): Promise<HomeView> => {
  const [bestsellers, newIn, ...rooms] = await Promise.all([
    shelf(pageRequest, 'bestsellers', ROW),
    shelf(pageRequest, 'whatsnew', ROW),
    ...ROOMS.map(({ path }) => shelf(pageRequest, path, 1)),
  ])
  return {
    counts: Object.fromEntries(ROOMS.map(({ path }, index) => [path, rooms[index]?.count ?? 0])) as HomeView['counts'], // the keys are ROOMS' own
    bestsellers: bestsellers.cards,
    newIn: newIn.cards,
  }
})

async function shelf(pageRequest: PageRequest, categoryUrlPath: string, perPage: number): Promise<{ count: number; cards: CardView[] }> {
  const { productListing } = await serverQuery(pageRequest, GetPlpDocument, {
    categoryUrlPath,
    filters: [],
    pagination: { currentPage: 1, perPage },
    sort: 'RECOMMENDED',
    isTypicalJourney: true,
    marketingTilesPath: null,
    branchName: 'master',
    staged: false,
  })
  return { count: productListing?.category.productCount ?? 0, cards: productListing?.productCards.map(cardView) ?? [] }
}
