import { describe, expect, test, vi } from 'vitest'
import { linksOf, shownPage, shownText, shownTexts } from './shown-page.ts'

// What every page has around its content, by its layout, its store and the flags of its visitor.

/** Name and element of the parts around a page. */
const parts = {
  banners: 'aside[aria-label="Offers"]',
  // The steps of checkout are a header of their own.
  header: 'body > header:not(:has([aria-current="step"]))',
  smallPrint: 'aside[aria-label="Offer terms"]',
  footer: 'body > footer',
  country: 'dialog[aria-labelledby="country-dialog-title"]',
} as const

const partsOf = (page: Document) => Object.entries(parts).flatMap(([name, selector]) => (page.querySelector(selector) ? [name] : []))

describe('the layout', () => {
  test.each([
    ['by default [LAYOUT-01, LAYOUT-12]', '/', Object.keys(parts)],
    ['of the blog [LAYOUT-03]', '/blog', ['header', 'footer', 'country']],
    ['of the quiz [LAYOUT-02]', '/quiz/skincare', ['banners', 'header', 'footer', 'country']],
    ['of the checkout [LAYOUT-04]', '/checkout', []],
  ])('has its parts %s', async (_layout, path, expected) => {
    // A guest's checkout begins on another page.
    const shopper = path === '/checkout' ? 'shopper=annual-member&basket=one-item-standard' : 'shopper=guest'
    const page = await shownPage(`${shopper}&flag.experiment-promotional-banner=1`, path)
    expect(partsOf(page)).toEqual(expected)
    expect(page.querySelectorAll('main h1')).toHaveLength(1)
  })
})

describe('the footer', () => {
  const articles = ['How it works', 'Delivery', 'Returns', 'Payment methods', 'How to cancel membership', 'Send us a request']

  test.each([
    ['en-GB', 'can-i-return-an-item', '/en-gb/'],
    ['en-US', 'can-i-return-an-item', '/en-us/'],
  ])(
    'of %s links to the help centre of its region [HELP-01, HELP-02, HELP-03, HELP-04, HELP-05, HELP-06]',
    async (store, returns, region) => {
      const links = linksOf(await shownPage(`store=${store}&shopper=guest`), 'footer a[href^="https://help."]')
      expect(Object.keys(links)).toEqual(articles)
      for (const href of Object.values(links)) expect(new URL(href).pathname).toContain(region)
      expect(new Set(Object.values(links)).size).toBe(articles.length)
      expect(links['Returns']).toContain(returns)
    },
  )

  test("leads to the brand's profiles [SHARE-03]", async () => {
    const page = await shownPage('shopper=guest', '/contact')
    const profiles = Array.from(page.querySelectorAll('footer ul[aria-label="Follow us"] a'), (link) => link.getAttribute('href'))
    expect(profiles).toEqual(['https://facebook.example/ottilie', 'https://x.example/ottilie', 'https://pinterest.example/ottilie'])
  })
})

describe('links to log in', () => {
  const loginLinks = (page: Document) => {
    const hrefs = Array.from(page.querySelectorAll('body > header a, nav[aria-label="Your account"] a'), (link) =>
      link.getAttribute('href'),
    )
    return hrefs.filter((href) => href !== null && /login|signin|auth/.test(href))
  }

  test.each([
    ['en-GB', '/login?redirectTo=%2Fshop%2Fmakeup', '/login?redirectTo=%2Faccount'],
    ['en-US', '/us/login?redirectTo=%2Fus%2Fshop%2Fmakeup', '/us/login?redirectTo=%2Fus%2Faccount'],
  ])('of %s lead back to the page, and My Account to the account [ROUTE-39, PREFIX-03, MFOOTER-01]', async (store, ...hrefs) => {
    expect(loginLinks(await shownPage(`store=${store}&shopper=guest`, '/shop/makeup'))).toEqual(hrefs)
  })

  test('go to /signin where one logs in step by step [ROUTE-38, ROUTE-39]', async () => {
    expect(loginLinks(await shownPage('shopper=guest&flag.progressive-login=1', '/shop/makeup'))).toEqual([
      '/signin?redirectTo=%2Fshop%2Fmakeup',
      '/signin?redirectTo=%2Faccount',
    ])
  })

  test('go to another provider once its flag is on and its address is set [ROUTE-41]', async () => {
    const on = 'shopper=guest&flag.alternative-auth=1'
    expect(loginLinks(await shownPage(on, '/contact'))).toEqual(['/login?redirectTo=%2Fcontact', '/login?redirectTo=%2Faccount'])
    vi.stubEnv('ALTERNATIVE_AUTH_URL', 'https://auth.example/start')
    expect(loginLinks(await shownPage(on, '/contact'))).toEqual(['https://auth.example/start', 'https://auth.example/start'])
    expect(loginLinks(await shownPage('shopper=guest', '/contact'))[0]).toBe('/login?redirectTo=%2Fcontact')
  })
})

test('every link of the US store stays in it, those of the CMS included, and none is prefixed twice [PREFIX-02, PREFIX-03]', async () => {
  for (const path of ['/', '/products/ribbon-satin-lipstick']) {
    const page = await shownPage('store=en-US&shopper=guest', path)
    const hrefs = Array.from(page.querySelectorAll('a[href^="/"]:not([data-store-switch])'), (link) => link.getAttribute('href') ?? '')
    expect(hrefs.length).toBeGreaterThan(30)
    expect(hrefs.filter((href) => !/^\/us(?!\/us)(\/|$|\?|#)/.test(href))).toEqual([])
  }
})

describe('without scripts, the link to the other store', () => {
  const switchOf = async (selection: string, path: string) => [
    ...new Set(
      Array.from((await shownPage(selection, path)).querySelectorAll('[data-store-switch]'), (link) =>
        (link.closest('a') ?? link.querySelector('a'))?.getAttribute('href'),
      ),
    ),
  ]

  test.each([
    ['the same page', 'shopper=guest', '/blog/what-a-skin-barrier-is', '/us/blog/what-a-skin-barrier-is'],
    ['the same page', 'store=en-US&shopper=guest', '/shop/makeup', '/shop/makeup'],
    ['its home page from an article that it does not have', 'shopper=guest', '/blog/empties-and-refills', '/us'],
    ['the same product', 'shopper=guest', '/products/ribbon-satin-lipstick', '/us/products/ribbon-satin-lipstick'],
    ['its home page from a product that it does not sell', 'shopper=guest', '/products/salt-air-lip-balm-spf-30', '/us'],
    ['its home page from a category that names no page in it', 'page-without-alternate', '/shop/makeup', '/us'],
    [
      'its list of orders from an order, which is one store’s',
      'shopper=plus-member',
      '/account/order-history/OT-104530',
      '/us/account/order-history',
    ],
  ])('leads to %s [COUNTRY-03, COUNTRY-16]', async (_where, selection, path, expected) => {
    expect(await switchOf(selection, path)).toEqual([expected])
  })
})

describe('the search panel', () => {
  test('is part of the page, with its field and its buttons [SEARCH-03, SEARCH-05]', async () => {
    const panel = (await shownPage('shopper=guest')).querySelector('dialog[aria-label="Search"]')
    expect(panel?.querySelector('input[name="term"]')?.getAttribute('placeholder')).toBe('By: name, ingredient, usage...')
    expect(shownTexts(panel as Element, 'form[role="search"] button[type="submit"]')).toEqual(['Search'])
  })
})

describe('the banners', () => {
  const on = 'shopper=guest&flag.experiment-promotional-banner=1'
  const slidesOf = (page: Document) => Array.from(page.querySelectorAll('aside[aria-label="Offers"] section li'))

  test('show messages with their rich text, and link [BANNER-04, SCOPE-23]', async () => {
    const [first] = slidesOf(await shownPage(on))
    expect(first?.querySelector('a[href="/shop/bestsellers"] strong')?.textContent).toBe('20% off your first order')
  })

  test.each([
    ['en-GB', 'https://reviews.ottilie.example/uk'],
    ['en-US', 'https://reviews.ottilie.example/us'],
  ])("of %s lead to the store's reviews in a new tab [BANNER-03, BANNER-06]", async (store, reviews) => {
    const page = await shownPage(`store=${store}&content=banner-reviews&${on}`)
    const link = page.querySelector(`aside[aria-label="Offers"] a[href="${reviews}"]`)
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(shownText(link)).toContain('Read what our customers say')
  })

  test('count down in days, hours, minutes and seconds, or by the flag in the largest unit [SKINNY-03, SKINNY-05, SCOPE-24]', async () => {
    const timer = async (flag: string) => shownText((await shownPage(`content=skinny-counting${flag}`)).querySelector('[role="timer"]'))
    expect(await timer('')).toMatch(/^\d\d DAYS ?\d\d HRS ?\d\d MINS ?\d\d SECS$/)
    expect(await timer('&flag.countdown-display=remaining')).toBe('3 days left')
  })

  test('stand without a countdown once it has ended [SKINNY-02]', async () => {
    const page = await shownPage('content=skinny-over')
    expect(page.querySelector('aside[aria-label="Offers"] > div a')).not.toBeNull()
    expect(page.querySelector('[role="timer"]')).toBeNull()
  })
})

describe('the experiment on struck offers', () => {
  test.each([
    ['variant [EXPERIMENT-02]', true],
    ['throwaway-variant [EXPERIMENT-03]', true],
    ['control [EXPERIMENT-04]', false],
    ['throwaway-control [EXPERIMENT-04]', false],
  ])('strikes offers through for the group %s: %s', async (title, strikes) => {
    const [group = ''] = title.split(' ')
    const page = await shownPage(`shopper=guest&flag.experiment-strikethrough-price=${group}`)
    const measured = page.querySelector('[data-flag="experiment-strikethrough-price"]')
    expect(measured?.getAttribute('data-variation')).toBe(group)
    expect(page.querySelector('[data-strikes-offers]') !== null).toBe(strikes)
  })
})

describe('the bar of overridden experiments', () => {
  const bar = 'aside[aria-label="Overridden experiments"]'
  const textOf = async (selection: string, path = '/') => (await shownPage(selection, path)).querySelector(bar)?.textContent

  test('says which experiment a tester overrides, and how, on pages of the shop and of checkout', async () => {
    const words = 'Experiments are overridden! experiment-strikethrough-price is variant'
    expect(await textOf('shopper=guest&flag.experiment-strikethrough-price=variant')).toBe(words)
    const two =
      'shopper=annual-member&basket=one-item-standard&flag.experiment-strikethrough-price=variant&flag.experiment-promo-visibility=1'
    expect(await textOf(two, '/checkout')).toBe(
      'Experiments are overridden! experiment-promo-visibility is 1, experiment-strikethrough-price is variant',
    )
  })

  test('is absent where none is, and for a flag that is no experiment', async () => {
    expect(await textOf('shopper=guest')).toBeUndefined()
    expect(await textOf('shopper=guest&flag.chat-widget=1')).toBeUndefined()
  })
})
