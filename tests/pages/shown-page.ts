import { parseSetCookie, stringifyCookie } from 'cookie'
import { JSDOM } from 'jsdom'
import { NextRequest } from 'next/server'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, vi } from 'vitest'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { createTestServer } from '#mock-server/test.ts'
import { noteModule } from '#tests/harness/recording.ts'

/** The cookies of the request that is being answered. */
const cookies = new Map<string, string>()

/** What `cache` keeps for the page that is being rendered, by function and arguments; undefined: no page is. */
type Kept = { made?: { value: unknown } | { error: unknown }; by: Map<unknown, Kept> }
const request: { kept: Kept | undefined } = { kept: undefined }

function outcomeOf(work: () => unknown): NonNullable<Kept['made']> {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

const PATIENCE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000

/** The test file that has the stand-ins. Each begins without, while its worker keeps the modules that have been loaded. */
let standingInFor: string | undefined

/** Puts what stands in for the server in place of parts of the framework, for all modules that are loaded from now on. */
function standIn(): void {
  // React keeps answers for a request only in its build for servers, which renders no HTML: without this every part of a page would ask anew.
  vi.doMock('react', async (original) => ({
    ...(await original<object>()),
    cache:
      <Args extends readonly unknown[], Value>(make: (...args: Args) => Value) =>
      (...args: Args): Value => {
        let kept = request.kept
        if (!kept) return make(...args)
        for (const key of [make, ...args]) {
          const next: Kept = kept.by.get(key) ?? { by: new Map() }
          kept.by.set(key, next)
          kept = next
        }
        kept.made ??= outcomeOf(() => make(...args))
        if ('error' in kept.made) throw kept.made.error
        // It was made by this function.
        return kept.made.value as Value
      },
  }))

  vi.doMock('next/headers', () => ({
    cookies: async () => ({ get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : undefined) }),
    headers: async () => new Headers(),
  }))

  // A part that is late is left out of a page: on a busy machine that would be another test's fault.
  vi.doMock('#app/platform/slots/slot.ts', async (original) => ({ ...(await original<object>()), slotLimitMs: () => PATIENCE_MS }))

  // What failed is asked again at once: the pauses between would be a second for each page with a failure. `server-query.test.ts` tests the retries.
  vi.doMock('@apollo/client/link/retry', async (original) => {
    const { RetryLink } = await original<typeof import('@apollo/client/link/retry')>()
    class PromptRetryLink extends RetryLink {
      constructor(options: ConstructorParameters<typeof RetryLink>[0]) {
        super({ ...options, delay: { initial: 0, jitter: false } })
      }
    }
    return { RetryLink: PromptRetryLink }
  })
}

/** The contract that the pages ask. */
const contract = createTestServer()

/** A route's page. Each has params of its own, which Next takes from the address, as `paramsOf` does below. */
type Page = (props: { params: Promise<never>; searchParams: Promise<never> }) => ReactNode | Promise<ReactNode>
type Params = Readonly<Record<string, string | readonly string[]>>

const pageModules = import.meta.glob<{ default: Page }>('/app/**/page.tsx')
type Handler = (request: NextRequest) => Promise<Response>
const handlerModules = import.meta.glob<Partial<Record<'GET' | 'POST', Handler>>>('/app/api/**/route.ts')

/**
 * Loads a page or a handler when it is first needed, and records that the test needs it: `npm run check` then knows which tests a change of one page affects.
 */
async function load<Module>(modules: Readonly<Record<string, () => Promise<Module>>>, path: string): Promise<Module> {
  const open = modules[path]
  if (!open) throw new Error(`There is no ${path}.`)
  noteModule(path.slice(1))
  const { testPath } = expect.getState()
  if (testPath !== standingInFor) standIn()
  standingInFor = testPath
  return open()
}

/** The routes by the paths that lead to them: each is a folder of `app/[locale]`. A page that everybody may share is the one that is rendered for one visitor. */
const routes: readonly (readonly [path: RegExp, folder: string, paramsOf?: (path: string) => Params])[] = [
  [/^\/$/, 'per-request'],
  [/^\/basket$/, 'basket'],
  [/^\/checkout$/, 'checkout'],
  [/^\/checkout\/return$/, 'checkout/return'],
  [/^\/checkout\/success$/, 'checkout/success'],
  [/^\/guest-details$/, 'guest-details'],
  [/^\/login$/, 'login'],
  [/^\/register$/, 'register'],
  [/^\/signin$/, 'signin'],
  [/^\/signin\/code$/, 'signin/code'],
  [/^\/contact$/, 'per-request/contact'],
  [/^\/blog$/, 'per-request/blog'],
  [/^\/blog\/topic\//, 'per-request/blog/topic/[topic]', (path) => ({ topic: path.split('/')[3] ?? '' })],
  [/^\/blog\//, 'per-request/blog/[slug]', (path) => ({ slug: path.split('/')[2] ?? '' })],
  [/^\/quiz\//, 'per-request/quiz/[slug]', (path) => ({ slug: path.split('/')[2] ?? '' })],
  [/^\/gift-memberships$/, 'per-request/gift-memberships'],
  [/^\/gift-memberships\/redeem$/, 'gift-memberships/redeem'],
  [/^\/products\/gift-membership$/, 'products/gift-membership'],
  [/^\/refer-a-friend$/, 'per-request/refer-a-friend'],
  [/^\/join$/, 'per-request/join'],
  [/^\/join-ottilie$/, 'per-request/join-ottilie'],
  [/^\/ottilie\/join$/, 'per-request/ottilie/join'],
  [/^\/ottilie\/about$/, 'per-request/ottilie/about'],
  [/^\/bp\/join\//, 'bp/join/[slug]', (path) => ({ slug: path.split('/')[3] ?? '' })],
  [/^\/ottilie\/join\//, 'ottilie/join/[slug]', (path) => ({ slug: path.split('/')[3] ?? '' })],
  [/^\/legal\//, 'per-request/legal/[slug]', (path) => ({ slug: path.split('/')[2] ?? '' })],
  [/^\/account$/, 'account'],
  [/^\/account\/address-book$/, 'account/address-book'],
  [/^\/account\/profile$/, 'account/profile'],
  [/^\/account\/profile\/confirm-email$/, 'account/profile/confirm-email'],
  [/^\/account\/profile\/delete$/, 'account/profile/delete'],
  [/^\/account\/profile\/deleted$/, 'account/profile/deleted'],
  [/^\/account\/refer-a-friend$/, 'account/refer-a-friend'],
  [/^\/account\/order-history$/, 'account/order-history'],
  [/^\/account\/order-history\/[^/]+$/, 'account/order-history/[number]', (path) => ({ number: path.split('/')[3] ?? '' })],
  [
    /^\/account\/order-history\/[^/]+\/invoice$/,
    'account/order-history/[number]/invoice',
    (path) => ({ number: path.split('/')[3] ?? '' }),
  ],
  [/^\/account\/wishlist$/, 'account/wishlist'],
  [/^\/account\/my-membership$/, 'account/my-membership'],
  [/^\/account\/my-membership\/update-payment-details$/, 'account/my-membership/update-payment-details'],
  [/^\/account\/member-benefits$/, 'account/member-benefits'],
  [/^\/account\/favourites$/, 'account/favourites'],
  [/^\/account\/favourites\/for-you$/, 'account/favourites/for-you'],
  [/^\/account\/favourites\/order-it-again$/, 'account/favourites/order-it-again'],
  [/^\/shop\/search$/, 'shop/search'],
  [/^\/shop\//, 'per-request/shop/[...category]', (path) => ({ category: path.split('/').slice(2) })],
  [/^\/products\//, 'per-request/products/[slug]', (path) => ({ slug: path.split('/')[2] ?? '' })],
  [/^\//, '[...rest]', (path) => ({ rest: path.split('/').slice(1) })],
]

/** Everything is where it belongs, in place of a script that moves it there later. */
const WHOLE = { progressiveChunkSize: Number.MAX_SAFE_INTEGER }

/** Reads every page: to make a window for each takes as long as reading the page. */
const { window } = new JSDOM('', { url: 'http://shop.test/' })

let worlds = 0

/**
 * A page as the shop's server answers it: the route's own module, rendered to HTML with the contract's answers. `selection` is the state of the
 * shop, such as `shopper=guest&basket=one-item`; `address` a path without the store's prefix, with its query.
 */
export async function shownPage(selection: string, address = '/'): Promise<Document> {
  return (await visitor(selection)).page(address)
}

/** Someone who opens pages and posts their forms in one world, without scripts. */
export type PageVisitor = {
  page: (address: string) => Promise<Document>
  /** Posts fields to a handler. The answer's cookies are kept. `to` is empty where it does not redirect. */
  post: (action: `/api/${string}`, fields: Readonly<Record<string, string>>) => Promise<{ status: number; to: string; answer: Response }>
  /** Follows a handler that a page or a post leads to. The answer's cookies are kept. */
  follow: (address: string) => Promise<string>
  /** Where a page leads instead of being shown; undefined if it is shown. A page that is not there leads to `404`. */
  leadsTo: (address: string) => Promise<string | undefined>
  /** Changes the world meanwhile, as others do. */
  change: (layer: ScenarioLayer) => Promise<void>
  /** Lets days pass in the world, while a page stays open. */
  passDays: (days: number) => Promise<void>
  world: string
}

/** Opens a world for someone. With `world`, another browser in the same world; with `kept`, with cookies that an earlier page left. */
export async function visitor(
  selection: string,
  world = `page-${++worlds}`,
  kept: Readonly<Record<string, string>> = {},
): Promise<PageVisitor> {
  const { id, store } = await contract.sessions.open(selection, world)
  const jar = new Map<string, string>(Object.entries(kept))
  const cookiesOf = () => ({ ...Object.fromEntries(jar), scenario: selection, world })
  const page = async (address: string): Promise<Document> => {
    const { pathname, searchParams } = new URL(address, 'http://shop.test')
    const [, folder, paramsOf] = routes.find(([path]) => path.test(pathname)) ?? []
    if (folder === undefined) throw new Error(`${address} is not a path.`)
    const { default: Page } = await load(pageModules, `/app/[locale]/${folder}/page.tsx`)
    const params = { locale: store, ...paramsOf?.(pathname) }
    const html = await asVisitor(cookiesOf(), async () => {
      request.kept = { by: new Map() }
      const given = Object.fromEntries([...searchParams.keys()].map((name) => [name, valuesOf(searchParams, name)]))
      const props = { params: Promise.resolve(params), searchParams: Promise.resolve(given) }
      // The params are those of the route that the path was found by.
      const { prelude } = await prerender(createElement(Page as (given: typeof props) => ReactNode, props), { ...WHOLE, onError: () => {} })
      return new Response(prelude).text()
    }).finally(() => {
      request.kept = undefined
    })
    return new window.DOMParser().parseFromString(html, 'text/html')
  }
  const post: PageVisitor['post'] = async (action, fields) => {
    const { POST } = await load(handlerModules, `/app${action}/route.ts`)
    if (!POST) throw new Error(`Nothing can be posted to ${action}.`)
    const answer = await asVisitor(cookiesOf(), () => POST(formPost(fields, cookiesOf())))
    keepCookies(answer)
    return { status: answer.status, to: answer.headers.get('location') ?? '', answer }
  }
  const keepCookies = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(line)
      if (maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
  }
  const follow: PageVisitor['follow'] = async (address) => {
    const { pathname, href } = new URL(address, 'http://shop.test')
    const { GET } = await load(handlerModules, `/app${pathname}/route.ts`)
    if (!GET) throw new Error(`${address} is no handler that a page or a post leads to.`)
    const request = new NextRequest(href, { headers: { cookie: stringifyCookie(cookiesOf()) } })
    const answer = await asVisitor(cookiesOf(), () => GET(request))
    keepCookies(answer)
    return answer.headers.get('location') ?? ''
  }
  const leadsTo: PageVisitor['leadsTo'] = (address) =>
    page(address).then(
      () => undefined,
      (error: unknown) => targetOf(error),
    )
  const change: PageVisitor['change'] = async (layer) => void (await contract.sessions.patch(id, layer))
  const passDays: PageVisitor['passDays'] = async (days) => {
    await contract.sessions.setClock(id, { kind: 'frozen', by: days * DAY_MS })
  }
  return { page, post, follow, leadsTo, change, passDays, world }
}

function valuesOf(search: URLSearchParams, name: string): string | string[] {
  const [first = '', ...others] = search.getAll(name)
  return others.length === 0 ? first : [first, ...others]
}

function formPost(fields: Readonly<Record<string, string>>, jar: Readonly<Record<string, string>>): NextRequest {
  return new NextRequest('http://shop.test/api', {
    method: 'POST',
    headers: {
      origin: 'http://shop.test',
      host: 'shop.test',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: stringifyCookie(jar),
    },
    body: new URLSearchParams(fields).toString(),
  })
}

/** The framework says by an error where a page leads. */
function targetOf(error: unknown): string {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : ''
  if (digest.startsWith('NEXT_REDIRECT')) return digest.split(';')[2] ?? ''
  if (digest.includes('404')) return '404'
  throw error
}

/** The network, while a visit has the contract in its place. */
let network: typeof fetch | undefined

/**
 * Does something with a visitor's cookies, and with the contract in place of the network. One visit at a time: cookies and network are those of the whole
 * process, and of two that overlap the second would leave the first one's contract to the tests that follow.
 */
async function asVisitor<Value>(jar: Readonly<Record<string, string>>, work: () => Promise<Value>): Promise<Value> {
  if (network) throw new Error('Two visits overlap. Wait for the end of one before you begin the next.')
  network = globalThis.fetch
  vi.stubEnv('FORWARD_COOKIES', 'scenario,world')
  vi.stubEnv('PAYMENT_FRAME_URL', 'http://pay.test/card')
  vi.stubEnv('GRAPHQL_TIMEOUT_MS', String(PATIENCE_MS))
  for (const [name, value] of Object.entries(jar)) cookies.set(name, value)
  // The contract is in this process: Next's cache mode means nothing to it.
  globalThis.fetch = (input, { cache: _cache, ...init } = {}) => contract.fetch(new Request(input, init))
  try {
    return await work()
  } finally {
    globalThis.fetch = network
    network = undefined
    cookies.clear()
  }
}

/** The text of an element with white space collapsed as in a browser. */
export function shownText(element: Element | null): string {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}

/** The texts of all elements that match. */
export function shownTexts(page: ParentNode, selector: string): string[] {
  return Array.from(page.querySelectorAll(selector), shownText)
}

/** Links by their text. */
export function linksOf(page: ParentNode, selector = 'a[href]'): Record<string, string> {
  return Object.fromEntries(Array.from(page.querySelectorAll(selector), (link) => [shownText(link), link.getAttribute('href') ?? '']))
}

/** The fields of a form as the page would post them, without the boxes that are not ticked. */
export function postedByPage(page: Document, form: string): Record<string, string> {
  const element = page.querySelector<HTMLFormElement>(`form${form}`)
  if (!element) throw new Error(`There is no form ${form}.`)
  return pageFormFields(element)
}

/** The same of a form that was found. */
export function pageFormFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new window.FormData(form)].map(([name, value]) => [name, String(value)]))
}
