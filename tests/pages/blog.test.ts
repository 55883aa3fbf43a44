import { expect, test } from 'vitest'
import { linksOf, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

// The Journal, in both stores.

const hrefs = (page: Document, selector: string) => Array.from(page.querySelectorAll(selector), (link) => link.getAttribute('href') ?? '')

test.each([
  ['en-GB', ''],
  ['en-US', '/us'],
])('the blog of %s lists its articles at /blog, and each has a page with its words [ROUTE-20, SCOPE-16]', async (store, prefix) => {
  const list = await shownPage(`store=${store}&shopper=guest`, '/blog')
  expect(shownText(list.querySelector('main h1'))).not.toBe('')
  const articles = hrefs(list, '.blog-card a')
  expect(articles.length).toBeGreaterThan(3)
  const [first = ''] = articles
  expect(first).toMatch(new RegExp(`^${prefix}/blog/[^/]+$`))
  const article = await shownPage(`store=${store}&shopper=guest`, first.slice(prefix.length))
  expect(shownText(article.querySelector('main h1'))).toBe(shownText(list.querySelector('.blog-card h2')))
  expect(article.querySelectorAll('main article.blog-article p').length).toBeGreaterThan(2)
  const contents = linksOf(article, '.blog-contents a')
  expect(Object.keys(contents).length).toBeGreaterThan(1)
  for (const [name, anchor] of Object.entries(contents)) expect(shownText(article.querySelector(`h2${anchor}`))).toBe(name)
  const byline = article.querySelector('.blog-article .blog-topic')
  expect(shownText(byline)).toMatch(/^[A-Z]\w+ [A-Z]\w+, [A-Z][\w -]+\. .*\d{4}\. \d+ minutes? to read\.$/)
  expect(byline?.querySelector('time[datetime]')?.getAttribute('datetime')).toMatch(/^2026-02-\d\dT/)
  expect(shownTexts(article, 'main h2')).toContain('Read next')
  expect(article.querySelector('script[type="application/ld+json"]')?.textContent).toContain('BlogPosting')
})

test.each([
  ['en-GB', '', 12],
  ['en-US', '/us', 11],
])(
  'the Journal of %s stands on pages of ten, which lead to each other, and every article is on one of them',
  async (store, prefix, total) => {
    const guest = await visitor(`store=${store}&shopper=guest`)
    const first = await guest.page('/blog')
    expect(first.querySelectorAll('.blog-card')).toHaveLength(10)
    const pager = '.blog-pages nav[aria-label="Pages"]'
    expect(linksOf(first, `${pager} a`)).toEqual({ Next: `${prefix}/blog/?page=2` })
    expect(first.querySelector(`${pager} a[rel="next"]`)).not.toBeNull()
    expect(shownText(first.querySelector(`${pager} p`))).toBe(`Displaying articles 1 - 10 of ${total} Page 1 - 2`)
    const last = await guest.page('/blog?page=2')
    expect(linksOf(last, `${pager} a[rel="prev"]`)).toEqual({ Previous: `${prefix}/blog/?page=1` })
    expect(last.querySelector(`${pager} a[rel="next"]`)).toBeNull()
    const listed = [first, last].flatMap((page) => hrefs(page, '.blog-card a'))
    expect(new Set(listed).size).toBe(total)
    // A topic with few articles needs no pages.
    expect((await guest.page('/blog/topic/scent')).querySelector(pager)).toBeNull()
  },
)

test.each([
  ['3', '/blog/?page=2'],
  ['9999999', '/blog/?page=2'],
])('page %s of the Journal leads to the last', async (page, target) => {
  expect(await (await visitor('store=en-GB&shopper=guest')).leadsTo(`/blog?page=${page}`)).toBe(target)
  expect(await (await visitor('store=en-US&shopper=guest')).leadsTo(`/blog?page=${page}`)).toBe(`/us${target}`)
})

test.each(['0', '-1', 'two', '1e1', '02'])('page %s of the Journal is the first', async (page) => {
  const list = await shownPage('store=en-GB&shopper=guest', `/blog?page=${page}`)
  expect(shownText(list.querySelector('.blog-pages p'))).toContain('Displaying articles 1 - 10 of 12')
})

test('a topic lists its own articles only', async () => {
  const list = await shownPage('store=en-GB&shopper=guest', '/blog')
  const [, topic = ''] = hrefs(list, '.blog-topics a')
  const page = await shownPage('store=en-GB&shopper=guest', topic)
  const name = shownText(page.querySelector('main h1'))
  expect(linksOf(page, '.blog-topics [aria-current]')).toEqual({ [name]: topic })
  const filed = shownTexts(page, '.blog-card .blog-topic')
  expect(filed.length).toBeGreaterThan(0)
  for (const words of filed) expect(words).toContain(name)
  expect(filed.length).toBeLessThan(list.querySelectorAll('.blog-card').length)
})

test.each([
  ['en-GB', ''],
  ['en-US', '/us'],
])('in %s a product that an article speaks of can be bought where it does, and the others below [SCOPE-16]', async (store, prefix) => {
  const page = await shownPage(`store=${store}&shopper=guest`, '/blog/what-a-skin-barrier-is')
  const namesIn = (place: ParentNode | null) => (place ? shownTexts(place, 'li h3') : [])
  const section = page.querySelector('section[aria-labelledby="what-helps"]')
  expect(namesIn(section)).toEqual(['Overnight Ceramide Cream'])
  expect(section?.querySelector('.blog-products a')?.getAttribute('href')).toBe(`${prefix}/products/overnight-ceramide-cream`)
  expect(section?.querySelector('.blog-products form[action="/api/basket/add"], .blog-products button')).not.toBeNull()
  expect(namesIn(page.querySelector('section[aria-labelledby="article-products"]'))).toEqual([
    'Milk Room Cream Cleanser',
    'Barrier 24 Night Cream',
    'pH 5 Barrier Wash',
  ])
})

test('a Journal without articles says so, with its topics', async () => {
  const page = await shownPage('journal-empty', '/blog')
  expect(shownText(page.querySelector('main'))).toContain('There is nothing to read here yet.')
  expect(page.querySelectorAll('.blog-topics a').length).toBeGreaterThan(3)
})

test('an article or a topic that there is not is missing, as is an article of the other store', async () => {
  expect(await (await visitor('store=en-US&shopper=guest')).leadsTo('/blog/empties-and-refills')).toBe('404')
  const guest = await visitor('store=en-GB&shopper=guest')
  expect(await guest.leadsTo('/blog/no-such-article')).toBe('404')
  expect(await guest.leadsTo('/blog/topic/no-such-topic')).toBe('404')
  // The contract refuses to look these up.
  for (const path of ['/blog', '/blog/topic', '/quiz']) expect(await guest.leadsTo(`${path}/${'x'.repeat(101)}`)).toBe('404')
})
