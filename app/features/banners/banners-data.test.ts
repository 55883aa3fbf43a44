import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { stores } from '#app/platform/store/stores.ts'
import { bannersFor } from './banners-data.ts'

/** The contract's answers and the requests to it: operations and flags in order. */
const contract = {
  asked: [] as string[],
  variables: {} as Record<string, unknown>,
  down: new Set<string>(),
  flags: {} as Record<string, string>,
  now: '',
  me: {} as object,
  /** The modes in which the network's cache was asked. */
  caches: new Set<RequestCache | undefined>(),
}

const skinny = (longText: string) => ({
  id: 'x',
  title: 'x',
  isMember: true,
  isNonMember: true,
  backgroundColor: null,
  href: '/',
  pagesToShow: [],
  pagesToExclude: [],
  smallPrint: `Small print of ${longText}`,
  longText,
  shortText: longText,
  preventWidowsDesktop: false,
  preventWidowsMobile: false,
  countdown: null,
  experimentId: null,
})
const answers: Record<string, () => object> = {
  getShopper: () => ({ now: contract.now, me: contract.me }),
  getSkinnyBannerContent: () => ({ skinnyBannerContent: [{ ...skinny('for guests'), variants: [] }] }),
  getMemberSkinnyBannerContent: () => ({ memberSkinnyBannerContent: [{ ...skinny('for members'), variants: [] }] }),
  getPromotionalBanner: () => ({
    promotionalBanner: {
      variant: 'default',
      backgroundColour: { tokenName: 'x' },
      fontColour: { tokenName: 'x' },
      contentMessages: [{ type: 'message', message: 'hello', link: null, smallPrint: null }],
      pagesToExclude: [],
    },
  }),
  getBasket: () => ({ basket: { discounts: [], rejectedDiscounts: [], notifications: [] } }),
  entitlements: () => ({ entitlements: { activeBenefits: [{ entitlementName: 'SAMPLES', activated: true, expiresAt: null }] } }),
  getCampaignThresholds: () => ({
    campaignThresholds: [
      { campaign: 'STANDARD_SHIPPING', threshold: 25 },
      { campaign: 'SAMPLES', threshold: 40 },
    ],
  }),
}

function answer(url: string | URL, init: RequestInit): Response {
  contract.caches.add(init.cache)
  const body = JSON.parse(String(init.body)) as { operationName?: string; variables?: unknown }
  const name = String(url).includes('/ofrep/') ? 'flags' : (body.operationName ?? '')
  contract.asked.push(name)
  contract.variables[name] = body.variables
  if (contract.down.has(name)) return new Response('down', { status: 400 })
  if (name === 'flags') return Response.json({ flags: Object.entries(contract.flags).map(([key, value]) => ({ key, value })) })
  return Response.json({ data: answers[name]?.() ?? null })
}

const member = { hasMembership: true, isMember: true, isLoggedIn: true, firstName: 'Maya', membership: { id: '610501' } }
const guest = { hasMembership: false, isMember: false, isLoggedIn: false, firstName: '', membership: { id: 'none:none' } }
let visits = 0
/** A page request in a world that no other test uses. */
const visitOf = (change: Partial<PageRequest> = {}): PageRequest => ({
  store: stores.uk,
  cookieHeader: `world=${++visits}`,
  key: `world-${visits}`,
  ...change,
})
const times = (name: string) => contract.asked.filter((each) => each === name).length
const refresh = async () => {
  contract.asked.push('refresh')
}

beforeEach(() => {
  vi.stubEnv('FORWARD_COOKIES', 'world')
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => answer(url, init))
  Object.assign(contract, {
    asked: [],
    caches: new Set(),
    down: new Set(),
    flags: { 'experiment-promotional-banner': '1' },
    now: '2026-03-02T10:00:00.000Z',
    me: guest,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('the promotional banner', () => {
  test('loads only if its flag is 1 and the layout is default or quiz [BANNER-15, BANNER-16, LAYOUT-07]', async () => {
    expect((await bannersFor(visitOf(), '/', 'default')).promo).toBeDefined()
    expect((await bannersFor(visitOf(), '/', 'quiz')).promo).toBeDefined()
    expect(times('getPromotionalBanner')).toBe(2)
    expect((await bannersFor(visitOf(), '/', 'blog')).promo).toBeUndefined()
    expect((await bannersFor(visitOf(), '/', 'none')).promo).toBeUndefined()
    for (const flags of [
      {},
      { 'experiment-promotional-banner': '2' },
      { 'experiment-promotional-banner': '1', 'disable-promotional-banner': '1' },
    ]) {
      Object.assign(contract, { flags })
      expect((await bannersFor(visitOf(), '/', 'default')).promo).toBeUndefined()
    }
    expect(times('getPromotionalBanner')).toBe(2)
  })

  test('is cached for five minutes per member status and membership, and comes from no cache of the network [BANNER-17, OP-CMS-04]', async () => {
    const pageRequest = visitOf()
    const load = () => bannersFor(pageRequest, '/', 'default', refresh)
    await load()
    contract.now = '2026-03-02T10:04:59.999Z'
    await load()
    expect(times('getPromotionalBanner')).toBe(1)
    contract.now = '2026-03-02T10:05:00.000Z'
    await load()
    expect(times('getPromotionalBanner')).toBe(2)
    contract.me = member
    await load()
    expect(times('getPromotionalBanner')).toBe(3)
    contract.me = { ...member, membership: { id: '610502' } }
    await load()
    await load()
    expect(times('getPromotionalBanner')).toBe(4)
    contract.now = '2026-03-02T09:00:00.000Z'
    await load()
    expect(times('getPromotionalBanner')).toBe(5)
    expect([...contract.caches]).toEqual(['no-store'])
  })

  test('of a member is what the page shows once a route has loaded it, although either is a bundle of its own [BANNER-17]', async () => {
    contract.me = member
    const pageRequest = visitOf()
    expect((await bannersFor(pageRequest, '/', 'default')).isPromoToCome).toBe(true)
    await bannersFor(pageRequest, '/', 'default', refresh)
    vi.resetModules()
    const page = await import('./banners-data.ts')
    const { isPromoToCome, promo } = await page.bannersFor(pageRequest, '/', 'default')
    expect(isPromoToCome).toBe(false)
    expect(promo).toBeDefined()
    expect(times('getPromotionalBanner')).toBe(1)
  })

  test('is not cached in preview mode', async () => {
    const live = visitOf()
    const preview = { ...live, isPreview: true }
    for (const pageRequest of [preview, live, preview]) await bannersFor(pageRequest, '/', 'default')
    expect(times('getPromotionalBanner')).toBe(3)
  })

  test('is cached per world, and failures are not cached [BANNER-17, BANNER-19]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const pageRequest = visitOf()
    contract.down.add('getPromotionalBanner')
    const failed = await bannersFor(pageRequest, '/', 'default')
    expect([failed.promo, failed.isPromoToCome, failed.skinny?.longText]).toEqual([undefined, false, 'for guests'])
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the promotional banner left out'))
    contract.down.clear()
    await bannersFor(pageRequest, '/', 'default')
    await bannersFor(visitOf(), '/', 'default')
    expect(times('getPromotionalBanner')).toBe(3)
  })

  test('of a member loads after the session refresh only [BANNER-18]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    contract.me = member
    const pageRequest = visitOf()
    expect(await bannersFor(pageRequest, '/', 'default')).toMatchObject({ promo: undefined, isPromoToCome: true })
    const failing = await bannersFor(pageRequest, '/', 'default', () => Promise.reject(new Error('no')))
    expect([failing.promo, failing.isPromoToCome]).toEqual([undefined, false])
    expect(times('getPromotionalBanner')).toBe(0)
    expect((await bannersFor(pageRequest, '/', 'default', refresh)).promo).toBeDefined()
    expect(contract.asked.filter((name) => name === 'refresh' || name === 'getPromotionalBanner')).toEqual([
      'refresh',
      'getPromotionalBanner',
    ])
    expect((await bannersFor(pageRequest, '/', 'default')).promo).toBeDefined()
  })
})

describe('the skinny banner', () => {
  test('is a member banner for members and a guest banner for everyone else [SKINNY-07, SKINNY-08]', async () => {
    expect(await bannersFor(visitOf(), '/', 'default')).toMatchObject({
      skinny: { longText: 'for guests' },
      smallPrint: 'Small print of for guests',
    })
    contract.me = { ...guest, isLoggedIn: true, firstName: 'Una' }
    expect((await bannersFor(visitOf(), '/', 'default')).skinny?.longText).toBe('for guests')
    contract.me = member
    expect((await bannersFor(visitOf(), '/', 'default', refresh)).skinny?.longText).toBe('for members')
  })

  test('is left out and logged if it fails to load [SKINNY-17]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    contract.down.add('getSkinnyBannerContent')
    const { skinny: none, promo } = await bannersFor(visitOf(), '/', 'default')
    expect([none, promo === undefined]).toEqual([undefined, false])
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the skinny banner left out'))
  })

  test('each banner can be disabled by its own flag [LAYOUT-13]', async () => {
    contract.flags['disable-skinny-banner'] = '1'
    const { skinny: none, promo } = await bannersFor(visitOf(), '/', 'default')
    expect([none, promo === undefined]).toEqual([undefined, false])
  })
})

describe('the member footer', () => {
  test('shows benefits and thresholds, one message if both fail, and nothing for others and under favourites [STICKY-01, STICKY-02, STICKY-04]', async () => {
    expect((await bannersFor(visitOf(), '/', 'default')).memberMessages).toBeUndefined()
    contract.me = member
    const told = async (path: string) => (await bannersFor(visitOf(), path, 'default')).memberMessages
    expect(await told('/basket')).toEqual(['Free standard delivery over £25', 'Free samples over £40'])
    expect(await told('/account/favourites')).toBeUndefined()
    expect(await told('/account/favourites/for-you')).toBeUndefined()
    expect(await told('/account/favourites-of-mine')).toBeDefined()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    contract.down = new Set(['entitlements', 'getCampaignThresholds'])
    expect(await told('/basket')).toEqual(["Member's Prices on everything, every day"])
  })
})

test('requests published content, and drafts in preview mode [OP-CMS-03, OP-CMS-06, OP-CMS-07, OP-CMS-08]', async () => {
  const published = { branchName: 'master', preview: false }
  await bannersFor(visitOf(), '/', 'default')
  expect(contract.variables).toMatchObject({ getSkinnyBannerContent: published, getPromotionalBanner: published })
  await bannersFor(visitOf({ isPreview: true }), '/', 'default')
  expect(contract.variables).toMatchObject({
    getSkinnyBannerContent: { ...published, preview: true },
    getPromotionalBanner: { ...published, preview: true },
  })
  contract.me = member
  await bannersFor(visitOf(), '/', 'default')
  expect(contract.variables['getMemberSkinnyBannerContent']).toEqual(published)
})

test('a stand-in page has none and requests nothing', async () => {
  const { skinny: none, promo } = await bannersFor(visitOf(), '', 'default')
  expect([none, promo, contract.asked]).toEqual([undefined, undefined, []])
})
