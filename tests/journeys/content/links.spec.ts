import { expect, test } from 'compact/playwright'
import { z } from 'zod'
import { contextIn } from '#tests/harness/gestures/context-in.ts'
import { PROMPTING_PAGE } from '#tests/harness/gestures/prompts.ts'
import { read, readEach } from '#tests/harness/gestures/read.ts'

/**
 * The shop as a search engine reads it: each page of the sitemaps answers, says what it is and where it stands, and leads nowhere that answers
 * anything else. `npm test` reads a few products; with CRAWL=all (`npm run prove -- --only=links`) every page and every link is read. Then the shop as
 * members see it, whose account, prompts and ways back no search engine reads.
 */

const shop = process.env['SHOP_URL'] ?? 'http://localhost:3100'
const readsAll = process.env['CRAWL'] === 'all'

/** Products that are read in each store, unless all are. */
const FEW_PRODUCTS = 2

/** Addresses that answer a guest otherwise, each for a reason: an account's pages lead to the login. */
const exceptions: readonly RegExp[] = [/^(\/us)?\/account(\/|$)/, /^(\/us)?\/checkout(\/|$)/, /^\/api\//]

/** What search engines ask of structured data, by type. */
const words = z.string().trim().min(1)
const position = z.int().positive()
const breadcrumb = z.looseObject({ itemListElement: z.array(z.looseObject({ position, name: words, item: z.url() })).min(1) })
const offer = z.looseObject({
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  availability: z.url(),
})
const structuredData = z.discriminatedUnion('@type', [
  z.looseObject({
    '@type': z.literal('BlogPosting'),
    headline: words,
    image: z.url(),
    datePublished: z.iso.datetime(),
    author: z.looseObject({ name: words }),
  }),
  z.looseObject({
    '@type': z.literal('CollectionPage'),
    name: words,
    url: z.url(),
    breadcrumb,
    mainEntity: z.looseObject({ itemListElement: z.array(z.looseObject({ position, url: z.url() })) }),
  }),
  z.looseObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z.array(z.looseObject({ name: words, acceptedAnswer: z.looseObject({ text: words }) })).min(1),
  }),
  z.looseObject({ '@type': z.literal('Product'), name: words, image: z.array(z.url()).min(1), offers: z.array(offer).min(1) }),
  z.looseObject({ '@type': z.literal('WebPage'), name: words, url: z.url(), breadcrumb }),
  z.looseObject({ '@type': z.literal('WebSite'), name: words, url: z.url() }),
])

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => unescaped(value))

/** Path and query of an address of the shop, whatever host it names; undefined for another site. */
function ownPath(address: string, site: string): string | undefined {
  const url = new URL(address, shop)
  return [new URL(shop).origin, site].includes(url.origin) ? `${url.pathname}${url.search}` : undefined
}

/** The addresses of the shop that a page links to. */
function linksIn(text: string, site: string): string[] {
  return found(text, /<a [^>]*?href="([^"#]+)/g).flatMap((href) => ownPath(href, site) ?? [])
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
    const data = found(text, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
    expectHere('has no structured data', data.length > 0)
    for (const block of data) {
      const { error } = structuredData.safeParse(JSON.parse(block))
      expectHere(`has structured data that is not whole: ${error && z.prettifyError(error)}`, error === undefined)
    }
    for (const to of linksIn(text, site)) if (!exceptions.some((pattern) => pattern.test(to)) && !links.has(to)) links.set(to, path)
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

test('the Journal of each store names its feed, which names each article that search engines are told of', async ({ request }) => {
  for (const prefix of ['', '/us']) {
    // Read first: an article may be published meanwhile, and none is taken away.
    const articles = found((await read(request, `${prefix}/sitemap.xml`)).text, /<loc>([^<]+\/blog\/[^</]+)<\/loc>/g)
    expect(articles.length).toBeGreaterThan(5)
    const [link = ''] = (await read(request, `${prefix}/blog`)).text.match(/<link [^>]*application\/atom\+xml[^>]*>/) ?? []
    const [address = ''] = found(link, /href="([^"]*)"/g)
    const { pathname } = new URL(address, shop)
    const { status, type, text } = await read(request, pathname)
    expect([pathname, status, type]).toEqual([`${prefix}/blog/feed.xml`, 200, 'application/atom+xml; charset=utf-8'])
    expect(found(text, /<entry>.*?<id>([^<]+)<\/id>/gs)).toEqual(expect.arrayContaining(articles))
  }
})

/** Who may see everything, and with CRAWL=all walks through all of it. */
const EVERYTHING = 'shopper=plus-member&basket=one-item'

/** Members by the store that they are in. With CRAWL=all also those whose membership ended, or is a trial. */
const members = ['en-GB', 'en-US'].flatMap((store) => [
  { store, shopper: EVERYTHING },
  ...(readsAll ? ['shopper=trial-member', 'shopper=lapsed-member', 'renewal-due-with-gift', 'shopper=non-member'] : []).map((shopper) => ({
    store,
    shopper,
  })),
])

/** Where whoever is known begins: pages with links of their own, which are read even where not everything is. */
const ownPages = [
  '/',
  '/join',
  '/gift-memberships',
  '/gift-memberships/redeem',
  '/quiz/skincare?from=search',
  '/blog',
  '/basket',
  '/account/my-membership',
  '/account/order-history',
  '/account/profile',
]

/** Handlers; and the checkout, which leads to one that begins it, and back. */
const isHandler = (path: string) => /^\/api\/|^(\/us)?\/checkout$/.test(path)

/** Pages that the crawl above has read. */
const isForGuestsToo = (path: string) => /^(\/us)?\/(products|shop|blog)\//.test(path)

for (const { store, shopper } of members) {
  test(`no link that is shown to ${shopper} in ${store} answers anything but 200`, async ({ browser }) => {
    test.setTimeout(readsAll ? 3_600_000 : 300_000)
    const context = await contextIn(browser, shop, `${shopper}&store=${store}`, 'links')
    const prefix = store === 'en-US' ? '/us' : ''
    const readsEverything = readsAll && shopper === EVERYTHING
    const begins = ownPages.map((path) => (path === '/' ? prefix || '/' : `${prefix}${path}`))
    const isInStore = (path: string) => /^\/us(\/|$)/.test(path) === (store === 'en-US')
    // The filters and pages of a list are links in every combination: one step from each page is enough.
    const isOpened = (path: string) =>
      begins.includes(path) || (isInStore(path) && !path.includes('?') && (readsEverything || path.startsWith(`${prefix}/account/`)))
    const found = new Map(begins.map((path) => [path, 'the beginning']))
    const broken: string[] = []
    let waiting = [...found.keys()]
    while (waiting.length > 0) {
      const linked = new Map<string, string>()
      await readEach(context.request, waiting, (path, { status, text }) => {
        if (status !== 200) broken.push(`${found.get(path)} leads to ${path}, which answers ${status}`)
        if (isOpened(path)) for (const to of linksIn(text, shop)) if (!linked.has(to)) linked.set(to, path)
      })
      const isLinkToRead = (to: string) => !found.has(to) && !isHandler(to) && (readsEverything || !isForGuestsToo(to))
      waiting = [...linked.keys()].filter(isLinkToRead)
      for (const to of waiting) found.set(to, linked.get(to) ?? '')
    }
    const checkout = await context.request.get(`${prefix}/checkout`)
    await context.close()
    expect([...broken, checkout.status()]).toEqual([200])
    // Whoever was a member, or never, has fewer pages of an account; an account there is.
    expect([...found.keys()].filter((path) => path.startsWith(`${prefix}/account/`)).length).toBeGreaterThan(5)
  })
}

/** What opens each prompt in each store. */
const promptSelections = [
  'prompt-teaser-then-discovery',
  'prompt-discovery-only',
  'discovery-lapsed',
  'discovery-trial',
  'renewal-due-with-gift',
]

test('no link of a prompt answers anything but 200, in either store', async ({ browser }) => {
  test.setTimeout(300_000)
  const broken: string[] = []
  const selections = ['en-GB', 'en-US'].flatMap((store) => promptSelections.map((selection) => ({ store, selection })))
  for (const { store, selection } of readsAll ? selections : selections.slice(-1)) {
    const context = await contextIn(browser, shop, `${selection}&store=${store}`, 'prompts')
    const page = await context.newPage()
    await page.goto(`${store === 'en-US' ? '/us' : ''}${PROMPTING_PAGE}`)
    const modal = page.getByRole('dialog').filter({ has: page.getByRole('heading') })
    await expect(modal).toBeVisible()
    const hrefs = new Set<string>()
    const next = modal.getByRole('button', { name: 'Continue' })
    for (let slide = 1; slide < 10; slide += 1) {
      for (const link of await modal.getByRole('link').all()) hrefs.add((await link.getAttribute('href')) ?? '')
      if (!(await next.isVisible())) break
      const heading = await modal.getByRole('heading', { level: 3 }).textContent()
      await next.click()
      await expect(modal.getByRole('heading', { level: 3 })).not.toHaveText(heading ?? '')
    }
    expect([selection, hrefs.size > 0]).toEqual([selection, true])
    await readEach(context.request, [...hrefs], (href, { status }) => {
      if (status !== 200) broken.push(`${selection} in ${store} leads to ${href}, which answers ${status}`)
    })
    await context.close()
  }
  expect(broken).toEqual([])
})
