import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from './route.ts'

const revalidated = vi.hoisted((): unknown[][] => [])
vi.mock('next/cache', () => ({ revalidateTag: (...args: unknown[]) => revalidated.push(args) }))

const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`
const NOW = Date.parse('2026-03-02T10:00:00.000Z')
let ids = 0

beforeEach(() => {
  revalidated.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubEnv('CONTENT_WEBHOOK_SECRET', SECRET)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

type Notice = { body?: unknown; id?: string; at?: number; secret?: string; headers?: Record<string, string> }

const published = (...tags: unknown[]) => ({ type: 'content.published', tags })

/** Posts a notice that is signed; `headers` are laid over its own. */
async function post({ body = published('page:join'), id = `msg_${++ids}`, at = NOW, secret = SECRET, headers = {} }: Notice = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const own = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, new Date(at), text),
  }
  const given = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== ''))
  const answer = await POST(new NextRequest('http://shop.test/api/content/published', { method: 'POST', headers: given, body: text }))
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return { status: answer.status, json: await answer.json() }
}

test('a signed notice makes the pages of its tags anew, at once and each once', async () => {
  const tags = ['page:join', 'legal:privacy', 'article:two-fingers-of-sunscreen', 'navigation', 'banners', 'promo-tiles', 'journal']
  expect(await post({ body: published(...tags, 'page:join') })).toEqual({ status: 200, json: { revalidated: tags } })
  expect(revalidated).toEqual(tags.map((tag) => [tag, { expire: 0 }]))
})

test.each<[string, Notice]>([
  ['by another secret', { secret: `whsec_${Buffer.from('another secret, not known!').toString('base64')}` }],
  ['not at all', { headers: { 'webhook-signature': '' } }],
  ['without a time', { headers: { 'webhook-timestamp': '' } }],
  ['without an id', { headers: { 'webhook-id': '' } }],
  ['for another id', { headers: { 'webhook-id': 'msg_other' } }],
  ['for another time', { headers: { 'webhook-timestamp': String(NOW / 1000 - 1) } }],
  ['more than five minutes ago', { at: NOW - 301_000 }],
  ['more than five minutes from now', { at: NOW + 301_000 }],
  ['in another version', { headers: { 'webhook-signature': 'v2,abc' } }],
])('one that is signed %s is refused, and nothing is made anew', async (_how, notice) => {
  expect(await post(notice)).toMatchObject({ status: 401, json: { error: { code: 'NOT_SIGNED' } } })
  expect(revalidated).toEqual([])
})

test('one that is five minutes old is still taken', async () => {
  expect((await post({ at: NOW - 300_000 })).status).toBe(200)
})

test('no change of its text goes unseen', () =>
  fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      const signature = new Webhook(SECRET).sign('msg_text', new Date(NOW), JSON.stringify(published('page:join')))
      fc.pre(text !== JSON.stringify(published('page:join')))
      expect((await post({ body: text, id: 'msg_text', headers: { 'webhook-signature': signature } })).status).toBe(401)
    }),
    { numRuns: 50 },
  ))

test('a notice is taken once; one that was refused may come again', async () => {
  expect((await post({ id: 'msg_twice', body: published() })).status).toBe(400)
  expect((await post({ id: 'msg_twice' })).status).toBe(200)
  expect(await post({ id: 'msg_twice' })).toMatchObject({ status: 401, json: { error: { code: 'REPLAYED' } } })
  expect(revalidated).toHaveLength(1)
})

test.each([
  'basket',
  'page:',
  'page:Join',
  'page:join,legal:privacy',
  'page:../login',
  '_N_T_/layout',
  `page:${'x'.repeat(101)}`,
  'article:-',
])('the tag "%s" is not known, and none of its notice is used', async (tag) => {
  expect(await post({ body: published('page:join', tag) })).toMatchObject({ status: 400, json: { error: { code: 'UNKNOWN_TAG' } } })
  expect(revalidated).toEqual([])
})

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['nothing', ''],
  ['a list', []],
  ['of another type', { type: 'content.deleted', tags: ['page:join'] }],
  ['of more than is known', { ...published('page:join'), path: '/login' }],
  ['without tags', published()],
  ['with numbers for tags', published(1)],
  ['with 101 tags', published(...Array.from({ length: 101 }, (_, at) => `page:p${at}`))],
  ['too long', `${JSON.stringify(published('page:join'))}${' '.repeat(16 * 1024)}`],
])('a notice that is %s is refused', async (_what, body) => {
  expect(await post({ body })).toMatchObject({ status: 400, json: { error: { code: 'BAD_NOTICE' } } })
  expect(revalidated).toEqual([])
})

test('a shop without a secret takes none', async () => {
  vi.stubEnv('CONTENT_WEBHOOK_SECRET', undefined)
  expect(await post()).toMatchObject({ status: 404, json: { error: { code: 'NOT_CONFIGURED' } } })
  expect(revalidated).toEqual([])
})

test('a secret that is none is refused with its name', async () => {
  vi.stubEnv('CONTENT_WEBHOOK_SECRET', 'hush')
  await expect(post()).rejects.toThrow(/CONTENT_WEBHOOK_SECRET/)
})
