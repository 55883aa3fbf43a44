// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import type { Blog } from './blog-data.ts'
import { blogFeed } from './blog-feed.ts'

const SITE = 'https://shop.example'

const article = (slug: string, publishedAt: string, title = slug) => ({
  slug,
  title,
  excerpt: 'Salt & <b>"pepper"</b>',
  category: { slug: 'skin', title: "Skin & 'scent'" },
  author: { name: 'Ines <Carvalho>', role: 'Formulator' },
  publishedAt,
})

/** The feed as a reader's parser has it, which fails at what is no XML. */
function parsed(articles: readonly object[], store = stores.uk): Document {
  const feed = new DOMParser().parseFromString(
    blogFeed({ title: 'The journal', description: 'R&D', articles } as unknown as Blog, store, SITE),
    'application/xml',
  )
  expect(feed.querySelector('parsererror')).toBeNull()
  return feed
}

const textsOf = (feed: ParentNode, selector: string) => Array.from(feed.querySelectorAll(selector), ({ textContent }) => textContent)

test('a feed names each article once by its address, and what was changed last', () => {
  const feed = parsed([article('new', '2026-02-03T10:00:00.000Z'), article('old', '2026-01-01T10:00:00.000Z')])
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(textsOf(feed, 'feed > id, entry > id')).toEqual([`${SITE}/blog`, `${SITE}/blog/new`, `${SITE}/blog/old`])
  expect(textsOf(feed, 'feed > updated')).toEqual(['2026-02-03T10:00:00.000Z'])
  expect(textsOf(feed, 'entry > updated')).toEqual(textsOf(feed, 'entry > published'))
  expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(`${SITE}/blog/feed.xml`)
})

test('words come out as they were written', () => {
  const feed = parsed([article('a', '2026-01-01T10:00:00.000Z', 'Tom & <Ada>\u0000 ]]>')])
  expect(textsOf(feed, 'entry > title, entry > summary, entry > author > name, feed > subtitle')).toEqual(
    expect.arrayContaining(['Tom & <Ada> ]]>', 'Salt & <b>"pepper"</b>', 'Ines <Carvalho>', 'R&D']),
  )
  expect(feed.querySelector('category')?.getAttribute('label')).toBe("Skin & 'scent'")
})

test('in the US store every address is its own', () => {
  const feed = parsed([article('a', '2026-01-01T10:00:00.000Z')], stores.us)
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('en-US')
  const addresses = [...textsOf(feed, 'id'), ...Array.from(feed.querySelectorAll('link'), (link) => link.getAttribute('href') ?? '')]
  expect(addresses).toHaveLength(5)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/shop\.example\/us\/blog/)
})

test('an empty Journal is a feed without entries, and an article without a date is in none', () => {
  const feed = parsed([article('a', 'soon')])
  expect(feed.querySelectorAll('entry')).toHaveLength(0)
  expect(textsOf(feed, 'updated')).toEqual(['1970-01-01T00:00:00.000Z'])
})
