import { expect, test } from 'compact/playwright'
import { read } from '#tests/harness/gestures/read.ts'
import type { Page } from '#tests/storybook/stage.ts'

const mock = process.env['MOCK_URL'] ?? 'http://localhost:4100'

/** Whether the shop has kept a page, as it says itself. */
const cacheOf = async (request: Page['request'], address: string) => (await request.get(address)).headers()['x-nextjs-cache']

test('a legal page that is published is made anew, named by the others and listed for search engines, and no other kind of page is made anew', async ({
  request,
}) => {
  const path = '/legal/accessibility-statement'
  const publish = async (title: string) => {
    const body = `Written for the test. ${title}`
    const entry = {
      id: 'accessibility-statement',
      slug: 'accessibility-statement',
      contentType: 'LEGAL_PAGE',
      fields: { title, updatedDaysAgo: 0, body },
    }
    const answer = await request.post(`${mock}/control/content`, { data: { store: 'en-GB', content: { entries: [entry] } } })
    expect(await answer.json()).toEqual({
      tags: ['legal:accessibility-statement', 'legal-pages'],
      shop: { status: 200, body: '{"revalidated":["legal:accessibility-statement","legal-pages"]}' },
    })
  }
  const isNamed = async (address: string) => (await read(request, address)).text.includes(path)
  // The page is kept as missing, then as first published.
  expect((await read(request, path)).status).toBe(404)
  expect(await Promise.all(['/legal/privacy', '/sitemap.xml'].map(isNamed))).toEqual([false, false])
  await expect.poll(() => cacheOf(request, '/legal/privacy')).toBe('HIT')
  await publish('First words')
  expect((await read(request, path)).text).toContain('First words')
  await expect.poll(() => cacheOf(request, path)).toBe('HIT')
  expect(await Promise.all(['/legal/privacy', '/sitemap.xml', '/us/sitemap.xml'].map(isNamed))).toEqual([true, true, false])
  expect((await read(request, `/us${path}`)).status, 'in the other store').toBe(404)
  await expect.poll(() => cacheOf(request, '/contact')).toBe('HIT')
  await publish('Second words')
  const { status, text } = await read(request, path)
  expect(status).toBe(200)
  expect(text).toContain('Second words')
  expect(text).not.toContain('First words')
  expect(['HIT', 'STALE']).toContain(await cacheOf(request, '/contact'))
})

for (const [store, prefix] of [
  ['en-GB', ''],
  ['en-US', '/us'],
] as const) {
  test(`an article that is published in ${store} has its page there, and stands in the Journal`, async ({ request }) => {
    const slug = `published-in-${store.toLowerCase()}`
    const path = `${prefix}/blog/${slug}`
    // The oldest is on the last page.
    const list = `${prefix}/blog/?page=2`
    const publish = async (title: string) => {
      const article = {
        slug,
        title,
        excerpt: 'Written for the test.',
        category: 'skin',
        author: 'ines',
        // Older than every other, so that it pushes none from a page that another test reads.
        publishedDaysAgo: 4000,
        picture: { product: 'overnight-ceramide-cream', alt: '' },
        body: 'Words.',
        products: [],
      }
      const tags = ['journal', `article:${slug}`]
      const answer = await request.post(`${mock}/control/content`, { data: { store, content: { articles: [article] } } })
      expect(await answer.json()).toEqual({ tags, shop: { status: 200, body: JSON.stringify({ revalidated: tags }) } })
    }
    expect((await read(request, path)).status).toBe(404)
    expect((await read(request, list)).text).not.toContain(slug)
    // A page that is being rendered while something is published is kept as it was (decision 135).
    await expect.poll(() => cacheOf(request, list)).toBe('HIT')
    for (const title of ['First words', 'Second words']) {
      await publish(title)
      const { status, text } = await read(request, path)
      expect(status).toBe(200)
      expect(text).toContain(`${title}</h1>`)
      expect((await read(request, list)).text).toContain(title)
    }
    expect((await read(request, prefix ? `/blog/${slug}` : `/us/blog/${slug}`)).status).toBe(404)
  })
}
