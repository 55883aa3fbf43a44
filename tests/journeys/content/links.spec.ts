import { expect, test } from 'compact/playwright'
import { read, readEach } from '#tests/harness/gestures/read.ts'

/**
 * The shop as a search engine reads it: each page of the sitemaps answers, says what it is and where it stands, and leads nowhere that answers
 * anything else. `npm test` reads a few products; with CRAWL=all (`npm run prove -- --only=links`) every page and every link is read.
 */

const shop = process.env['SHOP_URL'] ?? 'http://localhost:3100'
const readsAll = process.env['CRAWL'] === 'all'

/** Products that are read in each store, unless all are. */
const FEW_PRODUCTS = 2

/** Addresses that answer a guest otherwise, each for a reason: an account's pages lead to the login. */
const exceptions: readonly RegExp[] = [/^(\/us)?\/account(\/|$)/, /^(\/us)?\/checkout(\/|$)/, /^\/api\//]

/** What search engines ask of structured data, by type. */
const neededBy: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  CollectionPage: ['name', 'url', 'breadcrumb', 'mainEntity'],
  FAQPage: ['mainEntity'],
  Product: ['name', 'image', 'offers'],
  WebSite: ['name', 'url'],
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => unescaped(value))

/** Path and query of an address of the shop, whatever host it names; undefined for another site. */
function ownPath(address: string, site: string): string | undefined {
  const url = new URL(address, shop)
  return [new URL(shop).origin, site].includes(url.origin) ? `${url.pathname}${url.search}` : undefined
}

test('every page of the sitemaps answers, names itself and its twin, and its links answer too', async ({ request }) => {
  // Hundreds of pages: a limit for a crawl that hangs, not for its speed.
  test.setTimeout(readsAll ? 3_600_000 : 300_000)
  const maps = await Promise.all(['/sitemap.xml', '/us/sitemap.xml'].map((path) => read(request, path)))
  for (const { status, type } of maps) expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
  const listed = maps.map(({ text }) => found(text, /<loc>([^<]+)<\/loc>/g))
  const site = new URL(listed[0]?.[0] ?? shop).origin
  const robots = (await read(request, '/robots.txt')).text
  for (const path of ['/sitemap.xml', '/us/sitemap.xml']) expect(robots).toContain(`Sitemap: ${site}${path}`)

  const pages = listed.map((addresses) => addresses.map((address) => ownPath(address, site) ?? ''))
  const everyPage = new Set(pages.flat())
  for (const [at, own] of pages.entries()) {
    expect(own.length).toBeGreaterThan(200)
    expect(new Set(own).size).toBe(own.length)
    for (const path of own) expect(path).toMatch(at === 0 ? /^\/(?!us(\/|$))/ : /^\/us(\/|$)/)
  }

  const isProduct = (path: string) => path.includes('/products/')
  const chosen = readsAll
    ? [...everyPage]
    : pages.flatMap((own) => [...own.filter((path) => !isProduct(path)), ...own.filter(isProduct).slice(-FEW_PRODUCTS)])
  const links = new Map<string, string>()
  const pictures = new Set<string>()
  const wrong: string[] = []
  await readEach(request, chosen, (path, { status, text }) => {
    const expectHere = (what: string, isTrue: boolean) => {
      if (!isTrue) wrong.push(`${path}: ${what}`)
    }
    expectHere(`answers ${status}`, status === 200)
    const one = (name: string, pattern: RegExp) => {
      const values = found(text, pattern)
      expectHere(`has ${values.length} of ${name}`, values.length === 1 && values[0] !== '')
      return values[0] ?? ''
    }
    one('title', /<title>([^<]*)<\/title>/g)
    one('description', /<meta name="description" content="([^"]*)"/g)
    expectHere('is not its own canonical address', ownPath(one('canonical', /<link rel="canonical" href="([^"]*)"/g), site) === path)
    const picture = one('picture', /<meta property="og:image" content="([^"]*)"/g)
    pictures.add(ownPath(picture, site) ?? picture)
    const twins = found(text, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi).map((address) => ownPath(address, site) ?? address)
    expectHere('does not name itself among the stores', twins.includes(path))
    for (const twin of twins) expectHere(`names ${twin} in a store, which no sitemap has`, everyPage.has(twin))
    for (const data of found(text, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      const parsed: Record<string, unknown> = JSON.parse(data)
      const needed = neededBy[String(parsed['@type'])]
      expectHere(`has structured data of the type ${String(parsed['@type'])}`, needed !== undefined)
      for (const name of needed ?? []) expectHere(`lacks ${name} in its structured data`, Boolean(parsed[name]))
    }
    for (const href of found(text, /<a [^>]*?href="([^"#]+)/g)) {
      const to = ownPath(href, site)
      if (to !== undefined && !exceptions.some((pattern) => pattern.test(to)) && !links.has(to)) links.set(to, path)
    }
  })
  expect(wrong).toEqual([])

  // A list's filters and pages are links in every combination: one step from each page is enough.
  const followed = [...links.keys()].filter((to) => !chosen.includes(to) && (readsAll || (!isProduct(to) && !to.includes('?'))))
  const broken: string[] = []
  await readEach(request, followed, (to, { status }) => {
    if (status !== 200) broken.push(`${links.get(to)} leads to ${to}, which answers ${status}`)
  })
  await readEach(request, [...pictures], (address, { status, type }) => {
    if (status !== 200 || !type.startsWith('image/')) broken.push(`${address} is no picture: ${status}`)
  })
  expect(broken).toEqual([])
})
