import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GraphQLError } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NOT_JSON, WHERE_TO_LOOK } from '../http/where-to-look.ts'
import { type Asking, type ListeningControl, listenWithControl } from './testing/listening-control.ts'

const token = 'a-token-of-enough-letters'
const everywhere = [
  '/',
  '/control/scenarios',
  '/control/sessions',
  '/control/openapi.json',
  '/open?selection=uk-guest',
  '/assets/page-1a2b.js',
  '/control/nowhere',
]

let gallery: string

beforeAll(() => {
  gallery = mkdtempSync(join(tmpdir(), 'gallery-'))
  mkdirSync(join(gallery, 'assets'))
  writeFileSync(join(gallery, 'index.html'), '<!doctype html><title>Scenario gallery</title>')
  writeFileSync(join(gallery, 'assets', 'page-1a2b.js'), 'export {}')
})

afterAll(() => rmSync(gallery, { recursive: true }))

/** Runs work against a server with the given binding. */
async function bound(how: Parameters<typeof listenWithControl>[0], work: (control: ListeningControl) => Promise<void>): Promise<void> {
  const control = await listenWithControl(how)
  try {
    await work(control)
  } finally {
    await control.close()
  }
}

async function statuses({ ask }: ListeningControl, paths: readonly string[], asking?: Asking): Promise<Record<string, number>> {
  const answers = await Promise.all(paths.map(async (path) => [path, (await ask(path, asking)).status] as const))
  return Object.fromEntries(answers)
}

const all = (status: number): Record<string, number> => Object.fromEntries(everywhere.map((path) => [path, status]))

describe('who may ask', () => {
  test('beyond this machine there is nothing, and the contract answers all the same', async () => {
    await bound({ host: '0.0.0.0', galleryFolder: gallery }, async (control) => {
      const { ask } = control
      expect(await statuses(control, everywhere)).toEqual(all(404))
      expect((await ask('/control/scenarios')).json).toEqual({
        error: { code: 'NOT_FOUND', message: expect.stringMatching(/CONTROL_TOKEN.*docs\/commands\.md.*\/graphql\.$/) as string },
      })
      const { json } = await ask('/graphql', { method: 'POST', body: { query: '{ __typename }' } })
      expect(json).toEqual({ data: { __typename: 'Query' } })
    })
  })

  test('beyond this machine a token opens it, the gallery too', async () => {
    await bound({ host: '0.0.0.0', token, galleryFolder: gallery }, async (control) => {
      const { ask } = control
      expect(await statuses(control, everywhere)).toEqual(all(401))
      const locked = await ask('/control/scenarios')
      expect(locked.json).toMatchObject({ error: { code: 'UNAUTHORIZED' } })
      expect(locked.headers['www-authenticate']).toContain('Basic')
      const headers = { authorization: `Bearer ${token}`, host: 'mock.test' }
      expect((await ask('/control/scenarios', { headers })).status).toBe(200)
      expect((await ask('/', { headers: { ...headers, authorization: `Basic ${btoa(`:${token}`)}` } })).text).toContain('Scenario gallery')
    })
  })

  test("a name of somebody else's that leads here (DNS rebinding) is refused everywhere", async () => {
    await bound({ galleryFolder: gallery }, async (control) => {
      expect(await statuses(control, everywhere, { headers: { host: `evil.test:${control.port}` } })).toEqual(all(403))
    })
  })

  test("another site's page cannot change anything, whatever it calls its body", async () => {
    await bound({}, async ({ ask, server }) => {
      const body = JSON.stringify({ selection: 'uk-guest', world: 'theirs' })
      const foreign = { origin: 'https://evil.test' }
      expect((await ask('/control/sessions', { method: 'POST', body, headers: foreign })).status).toBe(403)
      expect(await ask('/control/sessions', { method: 'POST', body, headers: { 'content-type': 'text/plain' } })).toMatchObject({
        status: 415,
        json: { error: { code: 'NOT_JSON', message: NOT_JSON } },
      })
      expect((await ask('/control/sessions/reset', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
      expect((await ask('/control/sessions', { method: 'OPTIONS', headers: foreign })).headers).not.toHaveProperty(
        'access-control-allow-origin',
      )
      expect((await server.sessions.list({ limit: 10 })).total).toBe(0)
    })
  })
})

test.each<[method: string, path: string, near: string]>([
  ['GET', '/control/sesions', '/control/sessions'],
  ['GET', '/control/session/abc/journal', '/control/sessions/{id}/journal'],
  ['PUT', '/control/scenarios', '/control/scenarios'],
  ['GET', '/assets/nothing.js', ''],
])('%s %s is nothing, and says what is near and where to look', async (method, path, near) => {
  await bound({ galleryFolder: gallery }, async ({ ask }) => {
    const { status, json } = await ask(path, { method })
    expect(status).toBe(404)
    expect(json).toMatchObject({ error: { code: 'NOT_FOUND', details: { nearest: expect.any(Array) as string[] } } })
    const { message } = (json as { error: { message: string } }).error
    expect(message).toContain(`There is nothing at ${method === 'GET' ? '' : `${method} `}${path}. Near to it: `)
    expect(message.endsWith(WHERE_TO_LOOK)).toBe(true)
    expect(message).toContain(near)
  })
})

describe('what the gallery is made of', () => {
  test('its page is asked for each time, its files are kept, both under a strict policy', async () => {
    await bound({ galleryFolder: gallery }, async ({ ask }) => {
      const page = await ask('/')
      expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache', 'x-frame-options': 'DENY' } })
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
      expect(page.headers['content-security-policy']).not.toContain('unsafe')
      const script = await ask('/assets/page-1a2b.js')
      expect(script).toMatchObject({
        status: 200,
        text: 'export {}',
        headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
      })
      expect(script.headers['content-type']).toContain('text/javascript')
    })
  })

  test.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..\\..\\package.json',
    '/assets/%00',
    '/assets/',
    '/assets/nothing.js',
    '/assets//etc/passwd',
  ])('%s leads to no file', async (path) => {
    await bound({ galleryFolder: gallery }, async ({ ask }) => {
      const { status, text } = await ask(path)
      expect([400, 403, 404]).toContain(status)
      expect(text).not.toContain('dependencies')
    })
  })

  test('until it is built its page says how', async () => {
    await bound({}, async ({ ask }) => {
      expect(await ask('/')).toMatchObject({ status: 503, text: expect.stringContaining('npm run mock') as string })
      expect((await ask('/assets/page-1a2b.js')).status).toBe(404)
    })
  })
})

test('a body without a length is bounded as one with', async () => {
  await bound({}, async ({ ask }) => {
    const headers = { 'transfer-encoding': 'chunked' }
    expect((await ask('/control/sessions', { method: 'POST', body: `"${'x'.repeat(300_000)}"`, headers })).status).toBe(413)
    expect((await ask('/control/sessions', { method: 'POST', body: { selection: 'uk-guest' }, headers })).status).toBe(201)
  })
})

test('JSON that is nested without end is refused before it is read', async () => {
  await bound({}, async ({ ask }) => {
    expect(await ask('/control/sessions', { method: 'POST', body: '['.repeat(200_000) })).toMatchObject({
      status: 400,
      json: { error: { code: 'BAD_USER_INPUT' } },
    })
    const answers = `${'{"a":'.repeat(59)}1${'}'.repeat(59)}`
    expect((await ask('/control/selections', { method: 'POST', body: `{"selection":${answers}}` })).json).toMatchObject({
      error: { details: { issues: [{ path: 'selection' }] } },
    })
  })
})

test('a name of prototypes is no name of anything', async () => {
  await bound({}, async ({ ask }) => {
    const selections = ['__proto__', 'constructor', 'basket=constructor', 'flag.__proto__=1', 'fault=constructor']
    const answers = selections.map((selection) => ask('/control/selections', { method: 'POST', body: { selection } }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(selections.map(() => 400))
    const opened = await ask('/control/sessions', { method: 'POST', body: { selection: 'uk-guest', world: '__proto__' } })
    expect(opened.status).toBe(201)
    const { id } = opened.json as { id: string }
    expect((await ask(`/control/sessions/${id}`, { method: 'PATCH', body: '{"layer":{"__proto__":{"flags":{}}}}' })).status).toBe(400)
  })
})

describe('a defect', () => {
  test.each([
    ['an error', new Error('row 7')],
    ['an error with a code of its own', Object.assign(new Error('row 7'), { code: 'TABLE_LOCKED' })],
    ['an error of GraphQL with somebody else’s code', new GraphQLError('row 7', { extensions: { code: 'TABLE_LOCKED' } })],
  ])('is reported and told by nothing: %s', async (_what, error) => {
    const written: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    await bound({}, async ({ ask, server }) => {
      vi.spyOn(server.sessions, 'list').mockRejectedValue(error)
      const { status, json } = await ask('/control/sessions')
      expect({ status, json }).toEqual({
        status: 500,
        json: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'The server failed. Its own output says how.' } },
      })
    })
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ operation: 'GET /control/sessions', message: 'row 7' })
  })
})
