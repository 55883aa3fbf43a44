import { describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { type AskContract, dataOf, scenarioStart, worldOf } from '../ask.ts'

const cms = { branchName: 'master', preview: false }
const HOUR = 60 * 60 * 1000

type Message = { type: string; message: string; link: string | null; smallPrint: string | null }
type Banner = {
  variant: string
  backgroundColour: { tokenName: string }
  fontColour: { tokenName: string }
  contentMessages: Message[]
  pagesToExclude: string[]
}
type Skinny = {
  id: string
  title: string
  isMember: boolean
  isNonMember: boolean
  backgroundColor: string | null
  href: string
  pagesToShow: string[]
  pagesToExclude: string[]
  smallPrint: string | null
  longText: string
  shortText: string
  preventWidowsDesktop: boolean
  preventWidowsMobile: boolean
  countdown: { countdownEndDate: string } | null
  experimentId: string | null
  variants: Skinny[]
}
type Entry = Readonly<Record<string, unknown>> & { id: string; contentType: string }

describe('the promotional banner', () => {
  const banner = async (scenario: string) =>
    (await dataOf(worldOf(scenario)<{ promotionalBanner: Banner | null }>('getPromotionalBanner', cms))).promotionalBanner

  test.each(['uk-guest', 'us-guest'])(
    'in %s carries variant, colours, messages and pages [OP-CMS-05, BANNER-20, BANNER-23]',
    async (scenario) => {
      const found = await banner(scenario)
      expect(found).toMatchObject({
        variant: 'default',
        backgroundColour: { tokenName: expect.any(String) },
        fontColour: { tokenName: expect.any(String) },
      })
      expect(found?.pagesToExclude).toContain('/checkout/*')
      expect(found?.contentMessages.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['FIRST_ORDER_NON_MEMBERS', 'FREE_SHIPPING_AND_SAMPLES_MEMBERS', 'FREE_SHIPPING_NON_MEMBERS']),
      )
      expect(found?.contentMessages.every(({ type, message }) => type === 'reviews' || message.includes('<p>'))).toBe(true)
    },
  )

  test('speaks in the words and the money of each store', async () => {
    const words = async (scenario: string) => JSON.stringify(await banner(scenario))
    expect(await words('uk-guest')).toContain('£25')
    expect(await words('us-guest')).toContain('$30')
    expect(await words('us-guest')).not.toContain('£')
  })

  test('can have one message, none, or not be there', async () => {
    expect((await banner('uk-banner-one-slide'))?.contentMessages).toHaveLength(1)
    expect((await banner('uk-banner-no-slides'))?.contentMessages).toEqual([])
    expect(await banner('uk-content-empty')).toBeNull()
  })

  test('is asked for without variables in the master branch, published [OP-CMS-03]', async () => {
    const ask = worldOf('uk-guest')
    expect(await dataOf(ask('getPromotionalBanner'))).toEqual(await dataOf(ask('getPromotionalBanner', cms)))
  })
})

describe('skinny banners', () => {
  const guests = async (scenario: string) =>
    (await dataOf(worldOf(scenario)<{ skinnyBannerContent: Skinny[] }>('getSkinnyBannerContent', cms))).skinnyBannerContent
  const members = async (scenario: string) =>
    (await dataOf(worldOf(scenario)<{ memberSkinnyBannerContent: Skinny[] }>('getMemberSkinnyBannerContent', cms)))
      .memberSkinnyBannerContent

  test('for guests and for members are two lists [OP-CMS-07, OP-CMS-09]', async () => {
    expect((await guests('uk-guest')).map(({ id }) => id)).toEqual(['skinny-free-delivery', 'skinny-spring-lips', 'skinny-winter'])
    expect((await members('uk-annual-member')).every(({ isMember, isNonMember }) => isMember && !isNonMember)).toBe(true)
  })

  test('carry every field, with variants of the same shape [SKINNY-06]', async () => {
    const [free, lips, over] = await guests('uk-guest')
    expect(lips).toMatchObject({
      title: 'Lip week',
      isMember: true,
      isNonMember: true,
      backgroundColor: '#f8cdb9',
      href: '/shop/makeup/lips',
      pagesToShow: ['/shop/makeup', '/shop/makeup/*'],
      pagesToExclude: ['/shop/makeup/brushes*'],
      smallPrint: null,
      preventWidowsDesktop: false,
      preventWidowsMobile: true,
      experimentId: 'experiment-lip-week',
      countdown: { countdownEndDate: new Date(scenarioStart + 76 * HOUR).toISOString() },
    })
    expect(lips?.variants).toEqual([
      expect.objectContaining({
        id: 'skinny-spring-lips-1',
        longText: expect.any(String),
        shortText: expect.any(String),
        countdown: expect.anything(),
      }),
    ])
    expect(free).toMatchObject({
      smallPrint: expect.stringContaining('£25'),
      preventWidowsDesktop: true,
      countdown: null,
      experimentId: null,
      variants: [],
    })
    expect(over).toMatchObject({ isMember: false, isNonMember: false })
  })

  test('can be none', async () => {
    expect(await guests('uk-content-empty')).toEqual([])
    expect(await members('uk-content-empty')).toEqual([])
  })
})

describe('the navigation', () => {
  type Item = {
    id: string
    title: string
    href: string
    columns: { title: string | null; links: { href: string; text: string }[] }[]
    promo: { link: { href: string } } | null
  }
  const navigation = async (scenario: string) => (await dataOf(worldOf(scenario)<{ navigation: Item[] }>('getNavigation', cms))).navigation

  test.each(['uk-guest', 'us-guest'])('in %s leads to every category and has sub-menus', async (scenario) => {
    const items = await navigation(scenario)
    const hrefs = items.map(({ href }) => href)
    for (const category of ['makeup', 'skincare', 'fragrances', 'hair-care', 'body', 'beauty-supplements'])
      expect(hrefs).toContain(`/shop/${category}`)
    expect(items.filter(({ columns }) => columns.length > 0).length).toBeGreaterThan(4)
    expect(items.some(({ promo }) => promo !== null)).toBe(true)
  })

  test.each(['uk-guest', 'us-guest'])('in %s links only to listings that hold something', async (scenario) => {
    const ask = worldOf(scenario)
    const items = await navigation(scenario)
    const links = items.flatMap(({ href, columns }) => [href, ...columns.flatMap(({ links: inside }) => inside.map((link) => link.href))])
    const listings = [...new Set(links.filter((href) => href.startsWith('/shop/')))].map((href) => href.slice('/shop/'.length))
    const empty: string[] = []
    for (const categoryUrlPath of listings) {
      const variables = { categoryUrlPath, filters: [], isTypicalJourney: true, branchName: 'master', staged: false }
      const { productListing } = await dataOf(ask<{ productListing: { productCards: unknown[] } | null }>('getPlp', variables))
      if (!productListing?.productCards.length) empty.push(categoryUrlPath)
    }
    expect(listings.length).toBeGreaterThan(30)
    expect(empty).toEqual([])
  })

  test('can be empty', async () => {
    expect(await navigation('uk-content-empty')).toEqual([])
  })
})

describe('CMS entries', () => {
  const bySlug = async (ask: AskContract, slug: string, contentType: string) =>
    (await dataOf(ask<{ contentBySlug: Entry | null }>('contentBySlug', { slug, contentType, ...cms, params: null }))).contentBySlug

  test.each([
    ['terms-and-conditions', 'LEGAL_PAGE', ['title', 'updatedOn', 'body']],
    ['privacy', 'LEGAL_PAGE', ['title', 'updatedOn', 'body']],
    ['home', 'PAGE', ['title', 'intro', 'blocks']],
    ['join', 'PAGE', ['title', 'intro', 'blocks']],
    ['join-questions', 'PAGE', ['title', 'intro', 'blocks']],
    ['how-it-works', 'PAGE', ['title', 'intro', 'blocks']],
    ['gift-memberships', 'PAGE', ['title', 'intro', 'blocks']],
    ['refer-a-friend', 'PAGE', ['title', 'intro', 'blocks']],
    ['contact', 'PAGE', ['title', 'intro', 'blocks']],
    ['order-history', 'ACCOUNT_BANNER', ['title', 'subTitle', 'image']],
    [
      'basket',
      'MEMBERSHIP_TOGGLE_CARD',
      ['heading', 'showToggle', 'accordionHeading', 'accordionDescription', 'termsBanner', 'image', 'membershipId', 'savingsText'],
    ],
  ])('are found by slug and type: %s, %s [OP-CMS-12]', async (slug, contentType, fields) => {
    for (const scenario of ['uk-guest', 'us-guest']) {
      const entry = await bySlug(worldOf(scenario), slug, contentType)
      expect(entry).toMatchObject({ id: expect.any(String), contentType })
      expect(Object.keys(entry ?? {})).toEqual(expect.arrayContaining(fields))
    }
  })

  test('are found by id, one or several in the order asked [OP-CMS-10, OP-CMS-11]', async () => {
    const ask = worldOf('uk-guest')
    const one = await dataOf(
      ask<{ contentByEntryId: Entry | null }>('contentByEntryId', { entryId: 'page-join', ...cms, params: { depth: 2 } }),
    )
    expect(one.contentByEntryId).toMatchObject({ id: 'page-join', contentType: 'PAGE' })
    const several = await dataOf(
      ask<{ contentByEntryIds: Entry[] }>('contentByEntryIds', {
        entryIds: ['toggle-card-checkout', 'no-such-entry', 'page-join'],
        ...cms,
        params: null,
      }),
    )
    expect(several.contentByEntryIds.map(({ id }) => id)).toEqual(['toggle-card-checkout', 'page-join'])
  })

  test('that are not there are null', async () => {
    const ask = worldOf('uk-guest')
    expect(await bySlug(ask, 'home', 'LEGAL_PAGE')).toBeNull()
    expect(await bySlug(worldOf('uk-content-empty'), 'terms-and-conditions', 'LEGAL_PAGE')).toBeNull()
    expect(
      (await dataOf(ask<{ contentByEntryId: Entry | null }>('contentByEntryId', { entryId: 'no-such-entry', ...cms }))).contentByEntryId,
    ).toBeNull()
  })

  test('of the US store are spelt as it spells', async () => {
    const text = JSON.stringify(await bySlug(worldOf('us-guest'), 'terms-and-conditions', 'LEGAL_PAGE'))
    expect(text).toContain('US dollars')
    expect(text).not.toMatch(/colour|favourite|£/)
  })

  test('for the toggle card name a plan that the store sells', async () => {
    for (const [scenario, id] of [
      ['uk-guest', '610501'],
      ['us-guest', '720501'],
    ] as const) {
      const ask = worldOf(scenario)
      expect((await bySlug(ask, 'basket', 'MEMBERSHIP_TOGGLE_CARD'))?.['membershipId']).toBe(id)
      expect((await dataOf(ask<{ membershipsByIds: unknown[] }>('membershipsByIds', { ids: [id] }))).membershipsByIds).toHaveLength(1)
    }
    expect(await bySlug(worldOf('uk-guest'), 'checkout', 'MEMBERSHIP_TOGGLE_CARD')).toMatchObject({
      showToggle: false,
      image: null,
    })
  })
})

describe('promo tiles', () => {
  type Tile = {
    id: string
    promoType: string | null
    variant: string
    layout: string
    target: string | null
    successIcon: boolean
    progress: { current: number; threshold: { value: number; isGift: boolean; reward: string | null }[] } | null
  }
  const tiles = async (ask: AskContract, placement: string) =>
    (await dataOf(ask<{ promoTiles: Tile[] }>('getPromoTiles', { placement }))).promoTiles

  test('carry every field, one threshold or several, and the upsell for who is no member [PROMOTILE-01, PROMOTILE-02, PROMOTILE-05]', async () => {
    const found = await tiles(worldOf('uk-guest'), 'BASKET')
    const fields = [
      'title',
      'description',
      'subTitle',
      'buttonText',
      'href',
      'target',
      'image',
      'successIcon',
      'progress',
      'variant',
      'layout',
      'promoType',
    ]
    expect(Object.keys(found[0] ?? {})).toEqual(expect.arrayContaining(fields))
    expect(found.map(({ progress }) => progress?.threshold.length ?? 0)).toEqual([3, 1, 0])
    expect(found[0]?.progress?.threshold.map(({ value, isGift }) => [value, isGift])).toEqual([
      [2500, false],
      [4000, false],
      [5400, true],
    ])
    expect(found[2]?.promoType).toBe('membership-upsell-tile')
  })

  test('come in every size and layout [PROMOTILE-03, PROMOTILE-04]', async () => {
    const all = [...(await tiles(worldOf('uk-guest'), 'PRODUCT')), ...(await tiles(worldOf('uk-guest'), 'BASKET'))]
    expect(new Set(all.map(({ variant }) => variant))).toEqual(new Set(['standard', 'compact', 'slim']))
    expect(new Set(all.map(({ layout }) => layout))).toEqual(new Set(['padding', 'full']))
    expect(all.map(({ target }) => target)).toContain('_blank')
  })

  test('offer a membership to nobody who has one', async () => {
    for (const placement of ['BASKET', 'PRODUCT', 'CONFIRMATION']) {
      expect((await tiles(worldOf('us-annual-member'), placement)).map(({ id }) => id)).not.toContain('promo-join')
    }
    expect((await tiles(worldOf('us-annual-member'), 'BASKET')).map(({ id }) => id)).toContain('promo-refer')
  })

  test('follow the basket', async () => {
    const ask = worldOf('uk-annual-member')
    const item = { id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10', type: 'product', variantSku: 'OT-RSL-07', quantity: 3 }
    await dataOf(ask('addBasketItems', { listId: '', version: -1, items: [item] }))
    const [bar, samples] = await tiles(ask, 'BASKET')
    expect(bar?.progress?.current).toBe(3 * 1350)
    expect([bar?.successIcon, samples?.successIcon]).toEqual([false, true])
  })
})

describe('the newsletter', () => {
  const signUp = async (variables: object) =>
    (await dataOf(worldOf('uk-guest')<{ addEmailContact: { isSuccessful: boolean } }>('addEmailContact', { ...variables }))).addEmailContact
      .isSuccessful

  test.each(['Email Footer', 'OOS', 'Waitlist', 'Newsletter'])(
    'takes an address from %s and says that it did [OP-NEWS-02, OP-NEWS-04]',
    async (source) => {
      expect(await signUp({ email: 'ada@example.com', country: 'UK', source })).toBe(true)
      expect(await signUp({ email: 'ada@example.com', country: 'US' })).toBe(true)
    },
  )

  test.each(['', 'ada', 'ada@example', 'bounce@example.com'])('does not take %j', async (email) => {
    expect(await signUp({ email, country: 'UK' })).toBe(false)
  })

  test('knows the stores US and UK alone', async () => {
    const answer = await worldOf('uk-guest')('addEmailContact', { email: 'ada@example.com', country: 'FR' })
    expect(answer.errors).not.toEqual([])
  })
})

describe('the viewer’s country', () => {
  const country = async (scenario: string) =>
    (await dataOf(worldOf(scenario)<{ viewerCountry: string | null }>('viewerCountry'))).viewerCountry

  test.each([
    ['uk-guest', 'GB'],
    ['us-guest', 'US'],
    ['uk-visitor-from-us', 'US'],
    ['uk-visitor-from-elsewhere', 'FR'],
    ['uk-visitor-from-nowhere', null],
  ])('is told in %s as a code [OP-NEWS-05]', async (scenario, code) => {
    expect(await country(scenario)).toBe(code)
  })

  test('is the store’s own on an ordinary visit', async () => {
    const server = createTestServer()
    const answer = await server.execute<{ viewerCountry: string }, object>({ document: server.operation('viewerCountry'), store: 'en-US' })
    expect(answer.data?.viewerCountry).toBe('US')
  })
})

describe('what editors work on', () => {
  const pageOf = async (ask: AskContract, slug: string, asked: object = {}) =>
    (await dataOf(ask<{ contentBySlug: { title: string } | null }>('contentBySlug', { slug, contentType: 'PAGE', ...cms, ...asked })))
      .contentBySlug?.title
  const working = () => worldOf('content-in-preview')

  test('is shown in previews of its branch alone, whichever way it is asked for [OP-CMS-10, OP-CMS-11, OP-CMS-12]', async () => {
    const ask = working()
    expect(await pageOf(ask, 'refer-a-friend')).toBe('Refer a friend')
    expect(await pageOf(ask, 'refer-a-friend', { preview: true })).toBe('Bring a friend')
    expect(await pageOf(ask, 'refer-a-friend', { branchName: 'spring' })).toBe('Spring with a friend')
    const entryId = 'page-refer-a-friend'
    const draft = { ...cms, preview: true }
    expect((await dataOf(ask<{ contentByEntryId: object }>('contentByEntryId', { entryId, ...draft }))).contentByEntryId).toMatchObject({
      title: 'Bring a friend',
    })
    const { contentByEntryIds } = await dataOf(ask<{ contentByEntryIds: object[] }>('contentByEntryIds', { entryIds: [entryId], ...draft }))
    expect(contentByEntryIds).toMatchObject([{ title: 'Bring a friend' }])
  })

  test('is shown from the hour that it is planned for by the contract’s clock, and not after its end', async () => {
    const server = createTestServer()
    const scenario = 'content-in-preview'
    const { id } = await server.sessions.open(scenario, 'planned')
    const ask: AskContract = (operation, variables = {}) =>
      server.execute({ document: server.operation(operation), variables, scenario, world: 'planned' })
    const titles: unknown[] = []
    for (const by of [0, 23, 1, 23, 1]) {
      await server.sessions.setClock(id, { kind: 'frozen', by: by * HOUR })
      titles.push(await pageOf(ask, 'gift-memberships'))
    }
    expect(titles).toEqual(['Gift memberships', 'Gift memberships', 'Gifts for the holidays', 'Gifts for the holidays', 'Gift memberships'])
  })
})
