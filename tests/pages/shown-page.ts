import { parseSetCookie, stringifyCookie } from 'cookie'
import { JSDOM } from 'jsdom'
import { NextRequest } from 'next/server'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { vi } from 'vitest'
import Rest from '#app/[locale]/[...rest]/page.tsx'
import AddressBook from '#app/[locale]/account/address-book/page.tsx'
import ForYou from '#app/[locale]/account/favourites/for-you/page.tsx'
import OrderItAgain from '#app/[locale]/account/favourites/order-it-again/page.tsx'
import Favourites from '#app/[locale]/account/favourites/page.tsx'
import MemberBenefits from '#app/[locale]/account/member-benefits/page.tsx'
import Membership from '#app/[locale]/account/my-membership/page.tsx'
import PaymentUpdate from '#app/[locale]/account/my-membership/update-payment-details/page.tsx'
import Invoice from '#app/[locale]/account/order-history/[number]/invoice/page.tsx'
import Order from '#app/[locale]/account/order-history/[number]/page.tsx'
import Orders from '#app/[locale]/account/order-history/page.tsx'
import Account from '#app/[locale]/account/page.tsx'
import ConfirmEmail from '#app/[locale]/account/profile/confirm-email/page.tsx'
import DeleteAccount from '#app/[locale]/account/profile/delete/page.tsx'
import DeletedAccount from '#app/[locale]/account/profile/deleted/page.tsx'
import Profile from '#app/[locale]/account/profile/page.tsx'
import AccountReferrals from '#app/[locale]/account/refer-a-friend/page.tsx'
import Wishlist from '#app/[locale]/account/wishlist/page.tsx'
import Basket from '#app/[locale]/basket/page.tsx'
import CampaignJoin from '#app/[locale]/bp/join/[slug]/page.tsx'
import Checkout from '#app/[locale]/checkout/page.tsx'
import Return from '#app/[locale]/checkout/return/page.tsx'
import Success from '#app/[locale]/checkout/success/page.tsx'
import RedeemGift from '#app/[locale]/gift-memberships/redeem/page.tsx'
import GuestDetails from '#app/[locale]/guest-details/page.tsx'
import Login from '#app/[locale]/login/page.tsx'
import AreaCampaignJoin from '#app/[locale]/ottilie/join/[slug]/page.tsx'
import Article from '#app/[locale]/per-request/blog/[slug]/page.tsx'
import Blog from '#app/[locale]/per-request/blog/page.tsx'
import BlogTopic from '#app/[locale]/per-request/blog/topic/[topic]/page.tsx'
import Contact from '#app/[locale]/per-request/contact/page.tsx'
import Gifts from '#app/[locale]/per-request/gift-memberships/page.tsx'
import Join from '#app/[locale]/per-request/join/page.tsx'
import BrandJoin from '#app/[locale]/per-request/join-ottilie/page.tsx'
import Legal from '#app/[locale]/per-request/legal/[slug]/page.tsx'
import About from '#app/[locale]/per-request/ottilie/about/page.tsx'
import AreaJoin from '#app/[locale]/per-request/ottilie/join/page.tsx'
import Home from '#app/[locale]/per-request/page.tsx'
import Product from '#app/[locale]/per-request/products/[slug]/page.tsx'
import Quiz from '#app/[locale]/per-request/quiz/[slug]/page.tsx'
import Refer from '#app/[locale]/per-request/refer-a-friend/page.tsx'
import Listing from '#app/[locale]/per-request/shop/[...category]/page.tsx'
import GiftProduct from '#app/[locale]/products/gift-membership/page.tsx'
import Register from '#app/[locale]/register/page.tsx'
import Search from '#app/[locale]/shop/search/page.tsx'
import SignInCode from '#app/[locale]/signin/code/page.tsx'
import SignIn from '#app/[locale]/signin/page.tsx'
import { POST as postDefaultAddress } from '#app/api/account/addresses/default/route.ts'
import { POST as postRemoveAddress } from '#app/api/account/addresses/remove/route.ts'
import { POST as postRestoreAddress } from '#app/api/account/addresses/restore/route.ts'
import { POST as postBookAddress } from '#app/api/account/addresses/route.ts'
import { POST as postBuyAgain } from '#app/api/account/buy-again/route.ts'
import { POST as postCancelOrder } from '#app/api/account/cancel-order/route.ts'
import { POST as postData } from '#app/api/account/data/route.ts'
import { POST as postDeletion } from '#app/api/account/delete/route.ts'
import { POST as postEmailConfirmation } from '#app/api/account/email/confirm/route.ts'
import { POST as postEmailChange } from '#app/api/account/email/route.ts'
import { POST as postPassword } from '#app/api/account/password/route.ts'
import { POST as postPaymentRemoval } from '#app/api/account/payment/remove/route.ts'
import { POST as postProfile } from '#app/api/account/profile/route.ts'
import { POST as postSku } from '#app/api/basket/add/route.ts'
import { POST as postMembership } from '#app/api/basket/membership/route.ts'
import { POST as postCode } from '#app/api/basket/promo-code/route.ts'
import { POST as postAddress } from '#app/api/checkout/address/route.ts'
import { GET as beginCheckout } from '#app/api/checkout/begin/route.ts'
import { POST as postDelivery } from '#app/api/checkout/delivery/route.ts'
import { POST as postPayment } from '#app/api/checkout/pay/route.ts'
import { POST as postReplenishment } from '#app/api/favourites/route.ts'
import { POST as postGift } from '#app/api/gifts/give/route.ts'
import { POST as postRedeemedGift } from '#app/api/gifts/redeem/route.ts'
import { POST as postGuestDetails } from '#app/api/guest-details/route.ts'
import { POST as postFlow } from '#app/api/membership/flow/route.ts'
import { POST as postCard } from '#app/api/membership/payment/route.ts'
import { POST as postRoutine } from '#app/api/quiz/add/route.ts'
import { POST as postQuiz } from '#app/api/quiz/route.ts'
import { POST as postAcceptance } from '#app/api/referral/accept/route.ts'
import { GET as endSession } from '#app/api/session/ended/route.ts'
import { POST as postLogin } from '#app/api/session/login/route.ts'
import { POST as postLoginCode } from '#app/api/session/login-code/route.ts'
import { POST as postLogout } from '#app/api/session/logout/route.ts'
import { POST as postRegistration } from '#app/api/session/register/route.ts'
import { POST as postSendCode } from '#app/api/session/send-code/route.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { createTestServer } from '#mock-server/test.ts'

/** The cookies of the request that is being answered. */
const cookies = vi.hoisted(() => new Map<string, string>())

/** What `cache` keeps for the page that is being rendered, by function and arguments; undefined: no page is. */
type Kept = { made?: { value: unknown } | { error: unknown }; by: Map<unknown, Kept> }
const request = vi.hoisted((): { kept: Kept | undefined } => ({ kept: undefined }))

// React keeps answers for a request only in its build for servers, which renders no HTML: without this every part of a page would ask anew.
vi.mock('react', async (original) => ({
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

function outcomeOf(work: () => unknown): NonNullable<Kept['made']> {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : undefined) }),
  headers: async () => new Headers(),
}))

// A part that is late is left out of a page: on a busy machine that would be another test's fault.
vi.mock('#app/platform/slots/slot.ts', async (original) => ({ ...(await original<object>()), slotLimitMs: () => PATIENCE_MS }))
const PATIENCE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000

// What failed is asked again at once: the pauses between would be a second for each page with a failure. `server-query.test.ts` tests the retries.
vi.mock('@apollo/client/link/retry', async (original) => {
  const { RetryLink } = await original<typeof import('@apollo/client/link/retry')>()
  class PromptRetryLink extends RetryLink {
    constructor(options: ConstructorParameters<typeof RetryLink>[0]) {
      super({ ...options, delay: { initial: 0, jitter: false } })
    }
  }
  return { RetryLink: PromptRetryLink }
})

/** The contract that the pages ask. */
const contract = createTestServer()

/** A route's page. Each has params of its own, which Next takes from the address, as `paramsOf` does below. */
type Page = (props: { params: Promise<never>; searchParams: Promise<never> }) => ReactNode | Promise<ReactNode>
type Params = Readonly<Record<string, string | readonly string[]>>

/** The routes by the paths that lead to them. A page that everybody may share is the one that is rendered for one visitor. */
const routes: readonly (readonly [path: RegExp, page: Page, paramsOf?: (path: string) => Params])[] = [
  [/^\/$/, Home],
  [/^\/basket$/, Basket],
  [/^\/checkout$/, Checkout],
  [/^\/checkout\/return$/, Return],
  [/^\/checkout\/success$/, Success],
  [/^\/guest-details$/, GuestDetails],
  [/^\/login$/, Login],
  [/^\/register$/, Register],
  [/^\/signin$/, SignIn],
  [/^\/signin\/code$/, SignInCode],
  [/^\/contact$/, Contact],
  [/^\/blog$/, Blog],
  [/^\/blog\/topic\//, BlogTopic, (path) => ({ topic: path.split('/')[3] ?? '' })],
  [/^\/blog\//, Article, (path) => ({ slug: path.split('/')[2] ?? '' })],
  [/^\/quiz\//, Quiz, (path) => ({ slug: path.split('/')[2] ?? '' })],
  [/^\/gift-memberships$/, Gifts],
  [/^\/gift-memberships\/redeem$/, RedeemGift],
  [/^\/products\/gift-membership$/, GiftProduct],
  [/^\/refer-a-friend$/, Refer],
  [/^\/join$/, Join],
  [/^\/join-ottilie$/, BrandJoin],
  [/^\/ottilie\/join$/, AreaJoin],
  [/^\/ottilie\/about$/, About],
  [/^\/bp\/join\//, CampaignJoin, (path) => ({ slug: path.split('/')[3] ?? '' })],
  [/^\/ottilie\/join\//, AreaCampaignJoin, (path) => ({ slug: path.split('/')[3] ?? '' })],
  [/^\/legal\//, Legal, (path) => ({ slug: path.split('/')[2] ?? '' })],
  [/^\/account$/, Account],
  [/^\/account\/address-book$/, AddressBook],
  [/^\/account\/profile$/, Profile],
  [/^\/account\/profile\/confirm-email$/, ConfirmEmail],
  [/^\/account\/profile\/delete$/, DeleteAccount],
  [/^\/account\/profile\/deleted$/, DeletedAccount],
  [/^\/account\/refer-a-friend$/, AccountReferrals],
  [/^\/account\/order-history$/, Orders],
  [/^\/account\/order-history\/[^/]+$/, Order, (path) => ({ number: path.split('/')[3] ?? '' })],
  [/^\/account\/order-history\/[^/]+\/invoice$/, Invoice, (path) => ({ number: path.split('/')[3] ?? '' })],
  [/^\/account\/wishlist$/, Wishlist],
  [/^\/account\/my-membership$/, Membership],
  [/^\/account\/my-membership\/update-payment-details$/, PaymentUpdate],
  [/^\/account\/member-benefits$/, MemberBenefits],
  [/^\/account\/favourites$/, Favourites],
  [/^\/account\/favourites\/for-you$/, ForYou],
  [/^\/account\/favourites\/order-it-again$/, OrderItAgain],
  [/^\/shop\/search$/, Search],
  [/^\/shop\//, Listing, (path) => ({ category: path.split('/').slice(2) })],
  [/^\/products\//, Product, (path) => ({ slug: path.split('/')[2] ?? '' })],
  [/^\//, Rest, (path) => ({ rest: path.split('/').slice(1) })],
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

/** The handlers that forms post to, by their actions. */
const handlers = {
  '/api/account/addresses': postBookAddress,
  '/api/account/addresses/default': postDefaultAddress,
  '/api/account/addresses/remove': postRemoveAddress,
  '/api/account/addresses/restore': postRestoreAddress,
  '/api/account/buy-again': postBuyAgain,
  '/api/account/cancel-order': postCancelOrder,
  '/api/account/delete': postDeletion,
  '/api/account/email': postEmailChange,
  '/api/account/email/confirm': postEmailConfirmation,
  '/api/account/password': postPassword,
  '/api/account/payment/remove': postPaymentRemoval,
  '/api/account/profile': postProfile,
  '/api/account/data': postData,
  '/api/basket/add': postSku,
  '/api/basket/membership': postMembership,
  '/api/basket/promo-code': postCode,
  '/api/guest-details': postGuestDetails,
  '/api/gifts/give': postGift,
  '/api/gifts/redeem': postRedeemedGift,
  '/api/favourites': postReplenishment,
  '/api/quiz': postQuiz,
  '/api/quiz/add': postRoutine,
  '/api/checkout/address': postAddress,
  '/api/checkout/delivery': postDelivery,
  '/api/checkout/pay': postPayment,
  '/api/referral/accept': postAcceptance,
  '/api/membership/flow': postFlow,
  '/api/membership/payment': postCard,
  '/api/session/login': postLogin,
  '/api/session/logout': postLogout,
  '/api/session/login-code': postLoginCode,
  '/api/session/register': postRegistration,
  '/api/session/send-code': postSendCode,
} as const

/** The handlers that pages and posts lead to. */
const ledTo: ReadonlyMap<string, (request: NextRequest) => Promise<Response>> = new Map([
  ['/api/checkout/begin', beginCheckout],
  ['/api/session/ended', endSession],
])

/** Someone who opens pages and posts their forms in one world, without scripts. */
export type PageVisitor = {
  page: (address: string) => Promise<Document>
  /** Posts fields to a handler. The answer's cookies are kept. `to` is empty where it does not redirect. */
  post: (
    action: keyof typeof handlers,
    fields: Readonly<Record<string, string>>,
  ) => Promise<{ status: number; to: string; answer: Response }>
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
    const [, Page, paramsOf] = routes.find(([path]) => path.test(pathname)) ?? []
    if (!Page) throw new Error(`${address} is not a path.`)
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
    const answer = await asVisitor(cookiesOf(), () => handlers[action](formPost(fields, cookiesOf())))
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
    const handler = ledTo.get(pathname)
    if (!handler) throw new Error(`${address} is no handler that a page or a post leads to.`)
    const request = new NextRequest(href, { headers: { cookie: stringifyCookie(cookiesOf()) } })
    const answer = await asVisitor(cookiesOf(), () => handler(request))
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
