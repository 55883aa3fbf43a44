import { expect, test } from 'compact/playwright'
import { read } from '#tests/harness/gestures/read.ts'

const mock = process.env['MOCK_URL'] ?? 'http://localhost:4100'

test('a page that everybody shares is made anew when its content is published, and no other is', async ({ request }) => {
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
      tags: ['legal:accessibility-statement'],
      shop: { status: 200, body: '{"revalidated":["legal:accessibility-statement"]}' },
    })
  }
  const cacheOf = async (address: string) => (await request.get(address)).headers()['x-nextjs-cache']

  // The page is kept as missing, then as first published.
  expect((await read(request, path)).status).toBe(404)
  await publish('First words')
  expect((await read(request, path)).text).toContain('First words')
  await expect.poll(() => cacheOf(path)).toBe('HIT')
  await expect.poll(() => cacheOf('/legal/privacy')).toBe('HIT')
  await publish('Second words')
  const { status, text } = await read(request, path)
  expect(status).toBe(200)
  expect(text).toContain('Second words')
  expect(text).not.toContain('First words')
  expect(['HIT', 'STALE']).toContain(await cacheOf('/legal/privacy'))
})
