import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '#app/design-system/tokens/contrast.ts'
import { baseFlags, type Flags } from '#app/platform/experiments/known-flags.ts'
import { type Store, stores } from '#app/platform/store/stores.ts'
import type { GetSkinnyBannerContentQuery } from '#operations/__generated__/operations.ts'
import { bannerLink } from './banner-link.ts'
import { coloursOf, type PromotionalBanner, promoView } from './promo/promo-view.ts'
import { skinnyView } from './skinny/skinny-view.ts'

type Skinny = GetSkinnyBannerContentQuery['skinnyBannerContent'][number]

const skinny: Skinny = {
  id: 'spring',
  title: 'Spring',
  isMember: true,
  isNonMember: true,
  backgroundColor: '#f8cdb9',
  href: '/shop/makeup',
  pagesToShow: [],
  pagesToExclude: [],
  smallPrint: 'While stocks last.',
  longText: 'Spring is here with new colours',
  shortText: 'Spring is here',
  preventWidowsDesktop: false,
  preventWidowsMobile: false,
  countdown: { countdownEndDate: '2026-03-02T10:00:00Z' },
  experimentId: 'experiment-spring',
  variants: [],
}
const { variants: _none, ...wording } = skinny

const shown = (change: Partial<Skinny> = {}, flags: Partial<Flags> = {}, store = stores.uk) =>
  skinnyView([{ ...skinny, ...change }], { store, path: '/', isMember: false, flags: { ...baseFlags, ...flags } as Flags })

describe("a banner's link", () => {
  test('within the shop stays in the tab and the store [BANNER-08, BANNER-09]', () => {
    expect(bannerLink(stores.uk, '/shop/makeup')).toEqual({ href: '/shop/makeup', opensNewTab: false })
    expect(bannerLink(stores.us, '/shop/makeup?page=2')).toEqual({ href: '/us/shop/makeup?page=2', opensNewTab: false })
  })

  test('to another site opens a new tab in both stores [BANNER-07]', () => {
    for (const store of [stores.uk, stores.us])
      expect(bannerLink(store, ' https://help.ottilie.example/refills')).toEqual({
        href: 'https://help.ottilie.example/refills',
        opensNewTab: true,
      })
  })

  test.each([
    null,
    undefined,
    '',
    'shop/makeup',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'mailto:care@ottilie.example',
    'https://',
    '/\tevil',
  ])('of %j leads nowhere', (target) => {
    expect(bannerLink(stores.uk, target)).toBeUndefined()
  })

  test('never runs a script or leaves the site in disguise', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '\\', ':', 'j', 'https', '.', '@', '\t', 'a') }), (target) => {
        const link = bannerLink(stores.uk, target)
        const url = new URL(link?.href ?? '/', 'https://shop.test')
        expect(link?.opensNewTab ? ['http:', 'https:'].includes(url.protocol) : url.origin === 'https://shop.test').toBe(true)
      }),
    )
  })
})

describe('a skinny banner', () => {
  test('shows every field of the CMS [SKINNY-01, SKINNY-06]', () => {
    expect(shown()).toEqual({
      smallPrint: 'While stocks last.',
      view: {
        id: 'spring',
        link: { href: '/shop/makeup', opensNewTab: false },
        longText: 'Spring is here with new colours',
        shortText: 'Spring is here',
        ground: { colour: '#f8cdb9', letters: 'dark' },
        endsAt: Date.parse('2026-03-02T10:00:00Z'),
        display: 'clock',
        experiment: { flag: 'experiment-spring', variation: '0' },
        isFreeDelivery: false,
      },
    })
    expect(shown({ isNonMember: false })).toBeUndefined()
    expect(shown({ pagesToShow: ['/shop/*'] })).toBeUndefined()
    expect(shown({ pagesToExclude: ['/'] })).toBeUndefined()
    expect(shown({ countdown: null, experimentId: null })?.view).toMatchObject({ endsAt: undefined, experiment: undefined })
  })

  test('keeps the last two words of each text together [SKINNY-06]', () => {
    expect(shown({ preventWidowsDesktop: true })?.view).toMatchObject({
      longText: 'Spring is here with new\u00a0colours',
      shortText: 'Spring is here',
    })
    expect(shown({ preventWidowsMobile: true })?.view).toMatchObject({ shortText: 'Spring is\u00a0here' })
    expect(shown({ preventWidowsMobile: true, shortText: 'Spring' })?.view.shortText).toBe('Spring')
  })

  test("has the text of its experiment's variant [SKINNY-14]", () => {
    const variants = [{ ...wording, longText: 'First', smallPrint: 'Of the first.' }]
    const flags = { 'experiment-spring': '1' }
    expect(shown({ variants }, flags)).toMatchObject({
      smallPrint: 'Of the first.',
      view: { longText: 'First', experiment: { variation: '1' } },
    })
    expect(shown({ variants }, { 'experiment-spring': '2' })?.view.longText).toBe('Spring is here with new colours')
    expect(shown({ variants, experimentId: 'toString' })?.view.longText).toBe('Spring is here with new colours')
  })

  test("of free delivery shows the experiment's promise for the store [FREESHIP-01, FREESHIP-03]", () => {
    const id = 'skinny-free-delivery'
    const flags = { 'experiment-free-shipping-threshold': '2' }
    const promise = 'FREE STANDARD DELIVERY ON ALL ORDERS $30+'
    expect(shown({ id }, flags, stores.us)?.view).toMatchObject({ longText: promise, shortText: promise, isFreeDelivery: true })
    expect(shown({ id })?.view).toMatchObject({ longText: 'Spring is here with new colours', isFreeDelivery: true })
    expect(shown({}, flags)?.view).toMatchObject({ longText: 'Spring is here with new colours', isFreeDelivery: false })
  })

  test.each(['red', '#fff', '#f8cdb9;background:url(x)', 'var(--x)', '', null])(
    'a background of %j falls back to the default',
    (backgroundColor) => {
      expect(shown({ backgroundColor })?.view.ground).toBeUndefined()
    },
  )

  test('has readable text on any background', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (colour) => {
        const ground = shown({ backgroundColor: `#${colour.toString(16).padStart(6, '0')}` })?.view.ground
        const letters = ground?.letters === 'dark' ? '#430b1b' : '#ffffff'
        expect(contrast(ground?.colour ?? '#430b1b', letters)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('is dropped if empty, ignores an invalid end and limits its text', () => {
    expect(shown({ longText: ' ', shortText: '' })).toBeUndefined()
    expect(shown({ longText: '', shortText: 'Short' })?.view).toMatchObject({ longText: 'Short', shortText: 'Short' })
    expect(shown({ countdown: { countdownEndDate: 'yesterday' } })?.view.endsAt).toBeUndefined()
    expect(shown({ longText: 'x'.repeat(10_000) })?.view.longText).toHaveLength(200)
  })
})

const promo: PromotionalBanner = {
  variant: 'default',
  backgroundColour: { tokenName: 'ACCENT_WARM' },
  fontColour: { tokenName: 'PRIMARY_DARK' },
  contentMessages: [{ type: 'message', message: '<p><strong>20% off</strong> today</p>', link: '/shop/bestsellers', smallPrint: null }],
  pagesToExclude: ['/checkout*'],
}
const onPage = (path: string, store: Store = stores.uk) => ({ store, path, isMember: false, isFreeDeliveryActive: false })
const slides = (...messages: Partial<PromotionalBanner['contentMessages'][number]>[]) =>
  promoView(
    { ...promo, contentMessages: messages.map((each) => ({ type: 'message', message: 'x', link: null, smallPrint: null, ...each })) },
    onPage('/', stores.us),
  )?.slides

describe('a promotional banner', () => {
  test('has colours, and slides with rich text and a link [BANNER-04, BANNER-20, BANNER-23]', () => {
    expect(promoView(promo, onPage('/', stores.us))).toEqual({
      ground: 'ACCENT_WARM',
      letters: 'PRIMARY_DARK',
      slides: [{ kind: 'message', html: '<strong>20% off</strong> today', link: { href: '/us/shop/bestsellers', opensNewTab: false } }],
      slideNames: ['Message 1 of 1'],
    })
  })

  test('without a message is dropped [BANNER-02]', () => {
    for (const messages of [[], [{ message: ' ' }], [{ message: '<p> <br>&nbsp;</p>' }], [{ message: '<script>x</script>' }]])
      expect(slides(...messages)).toBeUndefined()
    expect(promoView(null, onPage('/'))).toBeUndefined()
  })

  test('has messages for its shopper, and none about delivery while the experiment states another threshold', () => {
    const types = ['message', 'FIRST_ORDER_NON_MEMBERS', 'FREE_SHIPPING_NON_MEMBERS', 'FREE_SHIPPING_AND_SAMPLES_MEMBERS']
    const contentMessages = types.map((type) => ({ type, message: type, link: null, smallPrint: null }))
    const shownTo = (change: object) =>
      promoView({ ...promo, contentMessages }, { ...onPage('/'), ...change })?.slides.map((slide) => slide.kind === 'message' && slide.html)
    expect(shownTo({})).toEqual(types.slice(0, 3))
    expect(shownTo({ isMember: true })).toEqual(['message', 'FREE_SHIPPING_AND_SAMPLES_MEMBERS'])
    expect(shownTo({ isFreeDeliveryActive: true })).toEqual(types.slice(0, 2))
  })

  test('does not show on excluded pages [BANNER-22]', () => {
    expect(promoView(promo, onPage('/checkout/success'))).toBeUndefined()
    expect(promoView(promo, onPage('/basket'))).toBeDefined()
  })

  test("a slide of the review service links to the store's reviews in a new tab [BANNER-03, BANNER-05, BANNER-06]", () => {
    expect(slides({ type: 'reviews', message: '', link: '/elsewhere' })).toEqual([
      { kind: 'reviews', link: { href: 'https://reviews.ottilie.example/us', opensNewTab: true } },
    ])
  })

  test('keeps links in the store, and drops them in a slide with a link of its own', () => {
    const message = 'See <a href="/join">how</a>'
    expect(slides({ message })).toEqual([{ kind: 'message', html: 'See <a href="/us/join">how</a>', link: undefined }])
    expect(slides({ message, link: '/shop/whatsnew' })?.[0]).toMatchObject({ html: 'See how' })
  })

  test.each(['<img src=x onerror=alert(1)>hi', '<a href="javascript:alert(1)">hi</a>', '<style>*{}</style>hi', '<b onclick="x()">hi</b>'])(
    '%s is harmless',
    (message) => {
      expect(JSON.stringify(slides({ message }))).not.toMatch(/onerror|javascript|style|onclick|img/)
      expect(JSON.stringify(slides({ message }))).toContain('hi')
    },
  )

  test('dropping a link keeps the next one intact', () => {
    const message = '<a href="javascript:x">this</a> and <a href="/join">that</a>, <dropped>whatever</dropped>'
    expect(slides({ message })?.[0]).toMatchObject({ html: 'this and <a href="/us/join">that</a>, whatever' })
  })

  const tokens = ['WARNING_MEDIUM', 'ACCENT_WARM', 'SECONDARY_LIGHT', 'HOT_PINK', 'PRIMARY_DARK', ''] as const
  const colours = (background: string, font: string) =>
    coloursOf({ backgroundColour: { tokenName: background }, fontColour: { tokenName: font } })

  test('knows three tokens, maps others to primary dark, and stays readable [BANNER-21]', () => {
    expect(colours('WARNING_MEDIUM', 'HOT_PINK')).toEqual({ ground: 'WARNING_MEDIUM', letters: 'PRIMARY_DARK' })
    expect(colours('HOT_PINK', 'SECONDARY_LIGHT')).toEqual({ ground: 'PRIMARY_DARK', letters: 'SECONDARY_LIGHT' })
    expect(colours('HOT_PINK', 'HOT_PINK')).toEqual({ ground: 'PRIMARY_DARK', letters: 'WHITE' })
    for (const ground of tokens)
      for (const font of tokens) {
        const pair = colours(ground, font)
        expect([pair.ground, pair.letters].filter((tone) => tone === 'PRIMARY_DARK')).toHaveLength(1)
      }
  })
})
