import { expect, type Page, type Response, test } from '@playwright/test'

/**
 * The content policy applies to every kind of page: prerendered, cached at run time, rendered per request, missing. Each page hydrates under it, and a
 * script that is not the shop's does not run.
 */

type Place = { kind: string; path: string; status?: number; currentPageRequest?: boolean; language?: string }

const places: Place[] = [
  { kind: 'prerendered home', path: '/' },
  { kind: 'prerendered home of the US store', path: '/us', language: 'en-US' },
  { kind: 'prerendered listing', path: '/shop/makeup' },
  { kind: 'listing for a query', path: '/shop/makeup?page=2' },
  { kind: 'home of a visit of its own', path: '/', currentPageRequest: true },
  { kind: 'US listing of a visit of its own', path: '/us/shop/makeup?page=2', currentPageRequest: true, language: 'en-US' },
  { kind: 'missing page', path: '/nothing/here', status: 404 },
  { kind: 'missing page of the US store', path: '/us/nothing/here', status: 404, language: 'en-US' },
  { kind: 'missing page of a visit of its own', path: '/nothing/here', status: 404, currentPageRequest: true },
]

/** Origins of third-party scripts. */
const providers = process.env['MOCK_URL'] ?? 'http://localhost:4000'

/** Opens a page and collects what the browser refused or reported on the way. */
async function visit(
  page: Page,
  { path, currentPageRequest = false }: Place,
  baseURL: string | undefined,
): Promise<{ response: Response; complaints: string[] }> {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser reports the document's own 404 as a page error.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`refused: ${violatedDirective} ${blockedURI}`)),
    )
  })
  if (currentPageRequest) await page.context().addCookies([{ name: 'world', value: 'content-policy', url: baseURL ?? '' }])
  const response = await page.goto(path)
  if (response === null) throw new Error(`No answer at ${path}`)
  return { response, complaints }
}

/** Whether React has hydrated the document: it marks every element it owns. */
async function comesAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')))).toBe(true)
}

for (const place of places) {
  test(`a ${place.kind} comes alive under a strict content policy, and a script that somebody puts into it does not run`, async ({
    page,
    baseURL,
  }) => {
    const { response, complaints } = await visit(page, place, baseURL)
    expect(response.status()).toBe(place.status ?? 200)
    await comesAlive(page)
    await expect(page.locator('html')).toHaveAttribute('lang', place.language ?? 'en-GB')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(complaints).toEqual([])

    const policy = response.headers()['content-security-policy'] ?? ''
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? ''
    expect(scripts).toMatch(/'(?:sha256|nonce)-/)
    // Besides the shop's own, the providers that the mock server stands in for.
    expect(scripts.replaceAll(` ${providers}`, '')).not.toMatch(/unsafe-(?:inline|eval|hashes)|\*|https?:/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")

    const outcome = await page.evaluate(async () => {
      const refused: string[] = []
      // If either is not refused, this never resolves and the test times out.
      const bothRefused = new Promise<void>((done) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          if (refused.push(violatedDirective) === 2) done()
        })
      })
      const script = document.createElement('script')
      script.textContent = 'document.documentElement.dataset.injected = "yes"'
      const image = document.createElement('div')
      image.innerHTML = '<img src="data:," onerror="document.documentElement.dataset.injected = \'yes\'">'
      document.body.append(script, image)
      await bothRefused
      return { ran: document.documentElement.dataset['injected'], refused: refused.toSorted() }
    })
    expect(outcome).toEqual({ ran: undefined, refused: ['script-src-attr', 'script-src-elem'] })
  })
}

test('pages that are shared may be kept by everybody, a visit of its own and a missing page by nobody', async ({ request }) => {
  const cacheControl = async (path: string, cookie = '') => (await request.get(path, { headers: { cookie } })).headers()['cache-control']
  expect(await cacheControl('/')).toMatch(/s-maxage=\d+/)
  expect(await cacheControl('/shop/makeup?page=2')).toMatch(/s-maxage=\d+/)
  expect(await cacheControl('/shop/makeup', 'world=content-policy')).toContain('no-store')
  expect(await cacheControl('/nothing/here')).toBe('no-store')
  expect(await cacheControl('/images/nothing.webp')).toBe('no-store')
})

test('every answer has the security headers, and none says what it was made with', async ({ request }) => {
  for (const path of ['/', '/us', '/nothing/here', '/images/nothing.webp', '/_next/static/nothing.js', '/us/', '/%E0%A4%A']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': path.startsWith('/images/') ? 'same-site' : 'same-origin',
    })
    for (const name of ['x-powered-by', 'server', 'x-middleware-rewrite']) expect(headers, path).not.toHaveProperty(name)
  }
})

test('the names of the inner trees lead nowhere', async ({ request }) => {
  for (const path of [
    '/per-request',
    '/per-request/shop/makeup',
    '/us/per-request',
    '/%70er-request/shop/makeup',
    '/PER-REQUEST',
    '/query/cGFnZT0y/shop/makeup',
    '/us/query/cGFnZT0y/shop/makeup',
    '/missing',
    '/us/missing',
    '/en-US/per-request',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('no spelling of an address leads to another site', async ({ request, baseURL }) => {
  for (const path of [
    '//elsewhere.test',
    '/\\elsewhere.test',
    '///elsewhere.test/%2e%2e',
    '/us//elsewhere.test',
    '/en-GB//elsewhere.test',
    '/%2f%2felsewhere.test',
    '/en-GB/%5celsewhere.test',
  ]) {
    const location = (await request.get(`${baseURL}${path}`, { maxRedirects: 0 })).headers()['location'] ?? '/'
    expect(location, path).toMatch(/^\/(?![/\\])/)
  }
})
