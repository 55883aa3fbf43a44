import { expect, test } from '@playwright/test'

/** The control API of the mock server's worlds cannot be reached through the shop, by any spelling of its paths or any method. */

const places = [
  '/control',
  '/control/openapi.json',
  '/control/scenarios',
  '/control/sessions',
  '/control/contract/schema',
  '/us/control/scenarios',
  '/open?selection=uk-plus-member',
  '/us/open?selection=uk-plus-member',
  '/api/control/scenarios',
  '/api/graphql/control/scenarios',
  '/graphql',
  '/ofrep/v1/evaluate/flags',
  '/%63ontrol/scenarios',
  '/shop/../control/scenarios',
  '/api/graphql/..%2f..%2fcontrol/scenarios',
]

for (const path of places) {
  test(`the shop has nothing at ${path}`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(answer.status()).toBeGreaterThanOrEqual(400)
    expect(answer.status()).toBeLessThan(500)
    expect(answer.headers()['set-cookie'] ?? '').not.toMatch(/scenario=|world=/)
    expect(await answer.text()).not.toMatch(/uk-plus-member|"openapi"|Scenario gallery/)
  })
}

test('what is wrong with a request to an address of a handler says where to look', async ({ request, baseURL }) => {
  const nothing = await request.get('/api/grahpql')
  expect([nothing.status(), await nothing.text()]).toEqual([404, expect.stringContaining('docs/commands.md')])
  const text = await request.post('/api/graphql', { headers: { 'content-type': 'text/plain', origin: baseURL ?? '' }, data: '{}' })
  expect([text.status(), await text.text()]).toEqual([415, expect.stringContaining('docs/commands.md')])
})

test('nor does it pass on what would change a session', async ({ request }) => {
  for (const [method, path] of [
    ['POST', '/control/sessions'],
    ['POST', '/control/sessions/reset'],
    ['PUT', '/control/sessions/abc/clock'],
    ['DELETE', '/control/sessions/abc'],
  ] as const) {
    const answer = await request.fetch(path, { method, data: { selection: 'uk-guest' }, maxRedirects: 0 })
    expect(answer.status(), `${method} ${path}`).toBeGreaterThanOrEqual(400)
    expect(answer.status(), `${method} ${path}`).toBeLessThan(500)
  }
})

test("the gallery is at the mock server's root, and the shop is at the shop's", async ({ request }) => {
  const [shop, mock] = await Promise.all([request.get('/'), request.get(process.env['MOCK_URL'] ?? 'http://localhost:4100')])
  expect(await shop.text()).not.toContain('Scenario gallery')
  expect(await mock.text()).toContain('Scenario gallery')
})

test('a page of the shop may lead to the mock server, and cannot read or change what is there', async ({ page }) => {
  const mock = process.env['MOCK_URL'] ?? 'http://localhost:4100'
  await page.goto('/')
  const outcomes = await page.evaluate(async (url) => {
    const ask = (init: RequestInit) =>
      fetch(`${url}/control/sessions`, init).then(
        ({ type }) => type,
        () => 'refused',
      )
    const body = JSON.stringify({ selection: 'uk-guest', world: 'from-a-page' })
    return Promise.all([
      ask({}),
      ask({ method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      ask({ method: 'POST', body }),
    ])
  }, mock)
  expect(outcomes).toEqual(['refused', 'refused', 'refused'])
})

test('without the scripts of its page a foreign form changes nothing', async ({ request }) => {
  const mock = process.env['MOCK_URL'] ?? 'http://localhost:4100'
  const forms = [
    { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.test' },
    { 'content-type': 'text/plain', origin: 'https://evil.test' },
    { 'content-type': 'application/json', origin: 'null' },
  ]
  for (const headers of forms) {
    expect((await request.post(`${mock}/control/sessions/reset`, { headers, data: '{}' })).status(), headers['content-type']).toBe(403)
  }
  const rebound = await request.get(`${mock}/control/sessions`, { headers: { host: 'evil.test' } })
  expect(rebound.status()).toBe(403)
})
