import 'server-only'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { type PictureSources, pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { type PricesView, pricesView } from '#app/platform/catalogue/prices-view.ts'
import { picturesOf } from '#app/platform/catalogue/variant-shape.ts'
import { readPageWords } from '#app/platform/content/page-words.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import {
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

/** Words that editors wrote for a place in the layout of the page. The body is Markdown. */
export type PlacedWords = {
  heading: string
  body: string
  link: { href: string; text: string } | null
  image?: { src: string; altText: string | null } | null
}

/** What editors wrote in place of the page's own words. */
export type HomeWords = {
  headline: string | undefined
  lead: string | undefined
  /** About the product that its link leads to. */
  showcase: PlacedWords | undefined
  quiz: PlacedWords | undefined
  journal: PlacedWords | undefined
}

/** The product whose two prices the page compares. */
export type ShowcaseView = {
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

/** Loads the home page. `compared`: the address of the product whose two prices it compares. Throws if the catalogue fails. */
export async function homeData(pageRequest: PageRequest, compared: Promise<string | undefined>): Promise<HomeView> {
  const limitMs = slotLimitMs(pageRequest)
  const [bestsellers, showcase, quiz, articles, ...rooms] = await Promise.all([
    shelf(pageRequest, 'bestsellers', ROW),
    slotOf('the two prices', async () => showcaseOf(pageRequest, await compared), limitMs),
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
}

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

/** A product with its prices and reviews. Undefined if the address is none of a product, or the catalogue has it not. */
async function showcaseOf(pageRequest: PageRequest, path: string | undefined): Promise<ShowcaseView | undefined> {
  if (path === undefined) return undefined
  const slug = path.slice('/products/'.length)
  const [{ productBySlug: product }, { productBySlug: reviewed }] = await Promise.all([
    serverQuery(pageRequest, GetProductDocument, { slug }),
    serverQuery(pageRequest, GetReviewsDocument, { slug }),
  ])
  const variant = product?.variants.find(({ sku }) => sku === product.defaultVariant.sku)
  if (!product || !variant) return undefined
  return {
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
  return blogArticles.articles.slice(0, ARTICLES).flatMap((article) => {
    const words = readPageWords({ title: article.title })
    return words ? [{ ...article, title: words.title }] : []
  })
}
