import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ListeningControl, listenWithControl } from '../testing/listening-control.ts'

const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`

/** The shop: what it was told, and what it says. */
const told: { path: string | undefined; headers: IncomingMessage['headers']; body: string }[] = []
let status = 200
const shop = createServer(async (request, response) => {
  told.push({ path: request.url, headers: request.headers, body: await text(request) })
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"revalidated":["page:join"]}')
})
let here: ListeningControl

beforeAll(async () => {
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
  const address = shop.address()
  const port = typeof address === 'object' && address ? address.port : 0
  here = await listenWithControl({ shopUrl: `http://127.0.0.1:${port}`, webhookSecret: SECRET })
})
beforeEach(() => {
  told.length = 0
  status = 200
})
afterAll(async () => {
  await here.close()
  shop.close()
})

const publish = async (body: unknown) => here.ask('/control/content', { method: 'POST', body })

const page = (slug: string, title: string) => ({
  id: `page-${slug}`,
  slug,
  contentType: 'PAGE',
  fields: { title, intro: 'New.', blocks: [] },
})

const article = (slug: string, title: string, publishedDaysAgo = 0) => ({
  slug,
  title,
  excerpt: 'New.',
  category: 'skin',
  author: 'ines',
  publishedDaysAgo,
  picture: { product: 'overnight-ceramide-cream', alt: 'A jar' },
  body: 'Words.',
  products: ['overnight-ceramide-cream'],
})

async function journalOf(store: 'en-GB' | 'en-US'): Promise<{ slug: string; title: string; related: { slug: string }[] }[]> {
  const { data } = await here.server.execute<
    { blogArticles: { articles: { slug: string; title: string; related: { slug: string }[] }[] } },
    object
  >({
    document: `{ blogArticles(pagination: { currentPage: 1, perPage: 48 }) { articles { slug title related { slug } } } }`,
    store,
  })
  return data?.blogArticles.articles ?? []
}

async function titleOf(
  slug: string,
  who: { store?: 'en-GB' | 'en-US'; scenario?: string; world?: string } = {},
): Promise<string | undefined> {
  const { data } = await here.server.execute<{ contentBySlug: { title: string } | null }, object>({
    document: here.server.operation('contentBySlug'),
    variables: { slug, contentType: 'PAGE', branchName: 'master', preview: false, params: null },
    ...who,
  })
  return data?.contentBySlug?.title
}

test('what is published is what everybody sees in that store who has not selected a state, and the rest stays', async () => {
  const before = await titleOf('gift-memberships')
  expect(await titleOf('join', { store: 'en-GB' })).not.toBe('Join today')
  await publish({ store: 'en-GB', content: { entries: [page('join', 'Join today')] } })
  await publish({ store: 'en-GB', content: { entries: [page('spring', 'Spring')] } })
  expect([await titleOf('join'), await titleOf('spring'), await titleOf('gift-memberships')]).toEqual(['Join today', 'Spring', before])
  expect(await titleOf('spring', { store: 'en-US' })).toBeUndefined()
  expect(await titleOf('spring', { scenario: 'uk-guest', world: 'own' })).toBeUndefined()
})

test('the shop is told by a notice that is signed as Standard Webhooks say, and its answer is passed on', async () => {
  const answer = await publish({ store: 'en-GB', content: { entries: [page('join', 'Join')], promoTiles: [] } })
  expect(answer.json).toEqual({ tags: ['page:join', 'promo-tiles'], shop: { status: 200, body: '{"revalidated":["page:join"]}' } })
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = told
  expect(path).toBe('/api/content/published')
  expect(JSON.parse(body)).toEqual({ type: 'content.published', tags: ['page:join', 'promo-tiles'] })
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  expect(() => new Webhook(SECRET).verify(body, signed)).not.toThrow()
})

test('each notice has an id of its own', async () => {
  await publish({ store: 'en-GB', content: { promoTiles: [] } })
  await publish({ store: 'en-GB', content: { promoTiles: [] } })
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
})

test('what stands on no shared page is published without a notice', async () => {
  expect((await publish({ store: 'en-GB', content: { anniversary: null } })).json).toEqual({ tags: [], shop: null })
  expect(told).toEqual([])
})

test('a shop that refuses or cannot be reached is told of, and the content is published', async () => {
  status = 401
  expect((await publish({ store: 'en-US', content: { promoTiles: [] } })).json).toMatchObject({ shop: { status: 401 } })
  const alone = await listenWithControl({ shopUrl: 'http://127.0.0.1:1', webhookSecret: SECRET })
  const { status: answered, json } = await alone.ask('/control/content', {
    method: 'POST',
    body: { store: 'en-GB', content: { promoTiles: [] } },
  })
  await alone.close()
  expect([answered, json]).toEqual([200, { tags: ['promo-tiles'], shop: { status: null, body: expect.any(String) } }])
})

test('content that makes no sense is refused, and nothing changes', async () => {
  const refused = await publish({ store: 'en-GB', content: { entries: [{ ...page('join', 'Broken'), contentType: 'LEGAL_PAGE' }] } })
  expect(refused.status).toBe(400)
  expect(await titleOf('join')).not.toBe('Broken')
  expect(told).toEqual([])
})

test('an article that is published stands first in the Journal of its store, or in place of the one with its slug, and is told by its tags', async () => {
  const before = await journalOf('en-GB')
  const elsewhere = await journalOf('en-US')
  const old = before.at(-1)?.slug ?? ''
  const articles = [article('spring-skin', 'Spring skin'), article(old, 'Said again', 0.5)]
  expect((await publish({ store: 'en-GB', content: { articles } })).json).toMatchObject({
    tags: ['journal', 'article:spring-skin', `article:${old}`],
  })
  const after = await journalOf('en-GB')
  expect(after.map(({ title }) => title).slice(0, 2)).toEqual(['Spring skin', 'Said again'])
  expect(after).toHaveLength(before.length + 1)
  expect(after.find(({ slug }) => slug === 'what-a-skin-barrier-is')?.related[0]).toEqual({ slug: 'spring-skin' })
  expect(await journalOf('en-US')).toEqual(elsewhere)
})

test('an article of a day that is still to come is in no list, on no page and beside no other; one that makes no sense is refused', async () => {
  await publish({ store: 'en-US', content: { articles: [article('winter-skin', 'Winter skin', -1)] } })
  const named = JSON.stringify(await journalOf('en-US'))
  expect(named).toContain('what-a-skin-barrier-is')
  expect(named).not.toContain('winter-skin')
  const { data } = await here.server.execute<{ blogArticle: object | null }, object>({
    document: here.server.operation('getBlogArticle'),
    variables: { slug: 'winter-skin' },
    store: 'en-US',
  })
  expect(data).toEqual({ blogArticle: null })
  const refused = await publish({
    store: 'en-US',
    content: { articles: [{ ...article('odd', 'Odd'), category: 'none', author: 'nobody' }] },
  })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.json)).toMatch(/articles\[0\]\.category.*articles\[0\]\.author/)
  expect(JSON.stringify(await journalOf('en-US'))).not.toContain('Odd')
})

const asked = async <Answer>(operation: string, store: 'en-GB' | 'en-US', variables: object = {}): Promise<Answer | undefined> => {
  const { data } = await here.server.execute<Answer, object>({ document: here.server.operation(operation), variables, store })
  return data ?? undefined
}

test('a legal page that is published stands among those of its store, after the others, and one without words does not', async () => {
  const slugs = async (store: 'en-GB' | 'en-US') =>
    (await asked<{ legalPages: { slug: string }[] }>('getLegalPages', store, { branchName: 'master', preview: false }))?.legalPages.map(
      ({ slug }) => slug,
    )
  const standing = ['terms-and-conditions', 'privacy', 'cookies', 'accessibility']
  expect(await slugs('en-US')).toEqual(standing)
  const entries = ['notice-of-collection', 'empty'].map((slug) => ({
    id: slug,
    slug,
    contentType: 'LEGAL_PAGE',
    fields: { title: slug, updatedDaysAgo: 0, body: slug === 'empty' ? ' ' : 'Words.' },
  }))
  expect((await publish({ store: 'en-US', content: { entries } })).json).toMatchObject({
    tags: ['legal:notice-of-collection', 'legal:empty', 'legal-pages'],
  })
  expect(await slugs('en-US')).toEqual([...standing, 'notice-of-collection'])
  expect(await slugs('en-GB')).toEqual(standing)
})

const quiz = {
  slug: 'scent',
  title: 'The scent quiz',
  intro: 'Two questions.',
  minutes: 1,
  picture: { product: 'overnight-ceramide-cream', alt: '' },
  steps: [
    {
      id: 'nose',
      title: 'Your nose',
      questions: [
        {
          id: 'where',
          prompt: 'Where do you wear it?',
          kind: 'SINGLE',
          isRequired: true,
          maxChoices: 1,
          options: [{ id: 'where-out', label: 'Out' }],
        },
      ],
    },
  ],
  skins: [],
  routine: [{ id: 'spray', title: 'Spray', time: 'BOTH', categoryPath: 'fragrances', reason: 'It is one.' }],
}

test('a quiz that is published can be taken in its store to its result, and is told by its tag', async () => {
  expect((await publish({ store: 'en-GB', content: { quizzes: [quiz] } })).json).toMatchObject({ tags: ['quiz:scent'] })
  const titles = async (store: 'en-GB' | 'en-US') =>
    (await asked<{ quizzes: { title: string }[] }>('getQuizzes', store))?.quizzes.map(({ title }) => title)
  expect(await titles('en-GB')).toEqual(['The skincare quiz', 'The scent quiz'])
  expect(await titles('en-US')).toEqual(['The skincare quiz'])
  const input = { slug: 'scent', answers: [{ questionId: 'where', optionIds: ['where-out'] }] }
  expect(await asked('submitQuiz', 'en-GB', { input })).toMatchObject({
    submitQuiz: { __typename: 'QuizResult', id: 'scent~where-out' },
  })
  const refused = await publish({ store: 'en-GB', content: { quizzes: [{ ...quiz, picture: { product: 'no-such-product', alt: '' } }] } })
  expect(refused.status).toBe(400)
})

test('a topic that is published holds the articles that are filed under it, then and later', async () => {
  const topic = { slug: 'nails', title: 'Nails', description: 'Ten of them.' }
  expect((await publish({ store: 'en-GB', content: { topics: [topic] } })).json).toMatchObject({ tags: ['journal'] })
  const filed = { ...article('short-nails', 'Short nails'), category: 'nails' }
  expect((await publish({ store: 'en-US', content: { articles: [filed] } })).status).toBe(400)
  expect((await publish({ store: 'en-GB', content: { articles: [filed] } })).json).toMatchObject({
    tags: ['journal', 'article:short-nails'],
  })
  const topics = async (store: 'en-GB' | 'en-US') =>
    (await asked<{ blogArticles: { categories: object[] } }>('getBlogArticles', store))?.blogArticles.categories
  expect(await topics('en-GB')).toContainEqual(expect.objectContaining({ slug: 'nails', title: 'Nails', count: 1 }))
  expect(JSON.stringify(await topics('en-US'))).not.toContain('Nails')
  expect((await publish({ store: 'en-GB', content: { topics: [{ ...topic, title: 'Hands' }] } })).status).toBe(200)
  expect(await topics('en-GB')).toContainEqual(expect.objectContaining({ slug: 'nails', title: 'Hands', count: 1 }))
})

test('who has a session sees what is published, also in place of what they saw before', async () => {
  const { setCookie } = await here.server.execute({ document: here.server.operation('startAnonymousSession'), store: 'en-US' })
  const cookie = setCookie?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^ottilie-session=/)
  const firstItem = async (headers: Record<string, string>) => {
    const { data } = await here.server.execute<{ navigation: { title: string }[] }, object>({
      document: here.server.operation('getNavigation'),
      variables: { branchName: 'master', preview: false },
      store: 'en-US',
      headers,
    })
    return data?.navigation[0]?.title
  }
  const everybody = async () => [await firstItem({ cookie }), await firstItem({})]
  const before = await firstItem({})
  expect(await everybody()).toEqual([before, before])
  for (const title of ['Spring', 'Summer']) {
    await publish({ store: 'en-US', content: { navigation: [{ id: 'season', title, href: '/shop/makeup' }] } })
    expect(await everybody()).toEqual([title, title])
  }
})
