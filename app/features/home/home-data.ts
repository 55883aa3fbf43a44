import 'server-only'
import { cache } from 'react'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { type PictureSources, pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { type PricesView, pricesView } from '#app/platform/catalogue/prices-view.ts'
import { picturesOf } from '#app/platform/catalogue/variant-shape.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import {
  ContentBySlugDocument,
  type ContentBySlugQuery,
  GetBlogArticlesDocument,
  type GetBlogArticlesQuery,
  GetPlpDocument,
  GetProductDocument,
  type GetProductQuery,
  GetQuizDocument,
  GetReviewsDocument,
  type GetReviewsQuery,
} from '#operations/__generated__/operations.ts'

/** The six categories by their path below /shop; `picture` is the suffix of the picture's file. */
export const ROOMS = [
  { path: 'makeup', copy: 'makeup', picture: 'makeup' },
  { path: 'skincare', copy: 'skincare', picture: 'skincare' },
  { path: 'fragrances', copy: 'fragrance', picture: 'fragrance' },
  { path: 'hair-care', copy: 'haircare', picture: 'haircare' },
  { path: 'body', copy: 'body', picture: 'body' },
  { path: 'beauty-supplements', copy: 'supplements', picture: 'supplements' },
] as const

/** Cards in the row of bestsellers. */
const ROW = 8

/** Articles of the Journal. */
const ARTICLES = 3

/** Customers who are quoted, and the fewest stars that they gave. */
const QUOTES = 3
const LEAST_STARS = 4

type Product = NonNullable<GetProductQuery['productBySlug']>
type Block = Extract<NonNullable<ContentBySlugQuery['contentBySlug']>, { __typename: 'ContentPage' }>['blocks'][number]

/** The product whose two prices the page compares, in the CMS's words. */
export type ShowcaseView = Pick<Block, 'heading' | 'body'> & {
  name: string
  /** Path of its page, without the store's prefix. */
  path: string
  picture: PictureSources
  prices: PricesView
  reviews: Product['reviews']
  quotes: NonNullable<GetReviewsQuery['productBySlug']>['reviewList']
}

/** Catalogue, content and articles of the home page. A part that fails to load is left out. */
export type HomeView = {
  counts: Record<(typeof ROOMS)[number]['path'], number>
  bestsellers: CardView[]
  showcase: ShowcaseView | undefined
  quiz: { questions: number; minutes: number } | undefined
  articles: GetBlogArticlesQuery['blogArticles']['articles']
}

/** Loads the home page. Throws if the catalogue fails. */
export const homeData = cache(async (pageRequest: PageRequest): Promise<HomeView> => {
  const limitMs = slotLimitMs(pageRequest)
  const [bestsellers, showcase, quiz, articles, ...rooms] = await Promise.all([
    shelf(pageRequest, 'bestsellers', ROW),
    slotOf('the two prices', () => showcaseOf(pageRequest), limitMs),
    slotOf('the quiz', () => quizOf(pageRequest), limitMs),
    slotOf('the journal', () => articlesOf(pageRequest), limitMs),
    ...ROOMS.map(({ path }) => shelf(pageRequest, path, 1)),
  ])
  return {
    counts: Object.fromEntries(ROOMS.map(({ path }, index) => [path, rooms[index]?.count ?? 0])) as HomeView['counts'], // the keys are ROOMS' own
    bestsellers: bestsellers.cards,
    showcase,
    quiz,
    articles: articles ?? [],
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

/** The CMS's block about membership that links to a product, with the product's prices and reviews. Undefined if it has none. */
async function showcaseOf(pageRequest: PageRequest): Promise<ShowcaseView | undefined> {
  const source = { slug: 'home', contentType: 'PAGE', params: null, ...contentSource(pageRequest) } as const
  const { contentBySlug: page } = await serverQuery(pageRequest, ContentBySlugDocument, source)
  const blocks = page?.__typename === 'ContentPage' ? page.blocks : []
  const block = blocks.find(({ kind, link }) => kind === 'PERKS' && link?.href.startsWith('/products/'))
  const path = block?.link?.href
  if (!block || path === undefined) return undefined
  const slug = path.slice('/products/'.length)
  const [{ productBySlug: product }, { productBySlug: reviewed }] = await Promise.all([
    serverQuery(pageRequest, GetProductDocument, { slug }),
    serverQuery(pageRequest, GetReviewsDocument, { slug }),
  ])
  const variant = product?.variants.find(({ sku }) => sku === product.defaultVariant.sku)
  if (!product || !variant) return undefined
  return {
    heading: block.heading,
    body: block.body,
    name: product.title,
    path,
    picture: pictureSources(picturesOf(variant)[0]?.src),
    prices: pricesView(variant.prices),
    reviews: product.reviews,
    quotes: (reviewed?.reviewList ?? []).filter(({ stars }) => stars >= LEAST_STARS).slice(0, QUOTES),
  }
}

async function quizOf(pageRequest: PageRequest): Promise<HomeView['quiz']> {
  const { quiz } = await serverQuery(pageRequest, GetQuizDocument, { slug: 'skincare' })
  return quiz
    ? {
        questions: quiz.steps.flatMap(({ questions }) => questions).filter(({ askedAfter }) => askedAfter.length === 0).length,
        minutes: quiz.minutes,
      }
    : undefined
}

async function articlesOf(pageRequest: PageRequest): Promise<HomeView['articles']> {
  const { blogArticles } = await serverQuery(pageRequest, GetBlogArticlesDocument, {
    category: null,
    pagination: { currentPage: 1, perPage: ARTICLES },
  })
  return blogArticles.articles.slice(0, ARTICLES)
}
