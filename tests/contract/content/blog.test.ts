import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, scenarioStart, worldOf } from '../ask.ts'

const DAY = 24 * 60 * 60 * 1000

type Card = {
  slug: string
  title: string
  excerpt: string
  category: { slug: string; title: string }
  image: { src: string; altText: string }
  author: { name: string; role: string }
  publishedAt: string
  readingMinutes: number
}
type Article = Card & {
  body: string
  products: { id: string }[]
  related: Card[]
  metaTitle: string
  metaDescription: string
  hreflangs: { locale: string; slug: string }[]
}
type Listing = {
  title: string
  description: string
  articles: Card[]
  categories: { slug: string; title: string; count: number }[]
  pagination: { currentPage: number; perPage: number; total: number }
}

const list = async (ask: AskContract, variables: object = {}) =>
  (await dataOf(ask<{ blogArticles: Listing }>('getBlogArticles', { ...variables }))).blogArticles
const read = async (ask: AskContract, slug: string) =>
  (await dataOf(ask<{ blogArticle: Article | null }>('getBlogArticle', { slug }))).blogArticle

describe('the blog', () => {
  test.each([
    ['uk-guest', 12],
    ['us-guest', 11],
  ] as const)('in %s lists its articles newest first, ten a page', async (scenario, total) => {
    const ask = worldOf(scenario)
    const first = await list(ask)
    expect(first.articles).toHaveLength(10)
    expect(first.pagination).toMatchObject({ currentPage: 1, perPage: 10, total })
    const rest = await list(ask, { pagination: { currentPage: 99, perPage: 10 } })
    expect(rest.pagination.currentPage).toBe(2)
    const dates = [...first.articles, ...rest.articles].map(({ publishedAt }) => publishedAt)
    expect(dates).toHaveLength(total)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates[0]).toBe(new Date(scenarioStart - 3 * DAY).toISOString())
  })

  test('files every article under a category, which can be read alone', async () => {
    const ask = worldOf('uk-guest')
    const { categories, pagination } = await list(ask)
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(pagination.total)
    for (const { slug, title, count } of categories) {
      const filed = await list(ask, { category: slug })
      expect(filed.title).toBe(title)
      expect(filed.articles.map(({ category }) => category.slug)).toEqual(Array(count).fill(slug))
    }
    expect(await list(ask, { category: 'no-such-category' })).toMatchObject({ articles: [], pagination: { total: 0, currentPage: 1 } })
  })

  test.each(['uk-guest', 'us-guest'])('in %s gives each article its words, picture, writer, products and neighbours', async (scenario) => {
    const ask = worldOf(scenario)
    const { articles } = await list(ask, { pagination: { currentPage: 1, perPage: 100 } })
    for (const { slug } of articles) {
      const article = await read(ask, slug)
      if (!article) throw new Error(`${slug} is listed and cannot be read.`)
      expect([slug, article.body.length > 500]).toEqual([slug, true])
      expect(article.readingMinutes).toBeGreaterThan(0)
      expect(article.image).toMatchObject({ src: expect.stringMatching(/-720\.webp$/), altText: expect.stringMatching(/./) })
      expect(article.author.name && article.author.role).toBeTruthy()
      expect([slug, article.products.length > 2]).toEqual([slug, true])
      expect(article.related.map((other) => other.slug)).not.toContain(slug)
      expect(article.related).toHaveLength(3)
      expect(article.metaTitle).toBe(`${article.title} | Ottilie`)
    }
  })

  test('is spelt as each store spells', async () => {
    expect((await read(worldOf('uk-guest'), 'finding-your-foundation-shade-at-home'))?.body).toContain('wrong in colour')
    expect((await read(worldOf('us-guest'), 'finding-your-foundation-shade-at-home'))?.body).toContain('wrong in color')
  })

  test('leaves out of the US store what is about the UK, and says so to search engines', async () => {
    expect(await read(worldOf('us-guest'), 'empties-and-refills')).toBeNull()
    expect((await read(worldOf('uk-guest'), 'empties-and-refills'))?.hreflangs.map(({ locale }) => locale)).toEqual(['en-GB'])
    expect((await read(worldOf('uk-guest'), 'one-lipstick-five-ways'))?.hreflangs.map(({ locale }) => locale)).toEqual(['en-GB', 'en-US'])
    expect(await read(worldOf('uk-guest'), 'no-such-article')).toBeNull()
  })
})
