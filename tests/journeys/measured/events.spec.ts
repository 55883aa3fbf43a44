import { compose, expect, test } from 'compact/playwright'
import { addToBasket, basketLines, reviewBasket } from '#tests/harness/gestures/basket.ts'
import { wishlistButton, wishlistIsLoaded } from '#tests/harness/gestures/wishlist.ts'
import { askedEvents, seenByNow, show, slugOfCard } from './seen-cards.ts'

type Request = import('@playwright/test').Request

const slugs = (events: readonly { variables: Readonly<Record<string, unknown>> }[]) =>
  events.flatMap(({ variables }) => (variables['products'] as { slug: string }[]).map(({ slug }) => slug))

/** Gives a card a size and a place in whole pixels, so that exactly one or more of so many parts of it can be shown. Its list item, which clips it, moves along. */
const roundOff = (card: HTMLElement, parts: number) => {
  card.style.width = `${card.offsetWidth}px`
  card.style.height = `${parts * Math.ceil(card.offsetHeight / parts)}px`
  const item = card.closest('li') ?? card
  item.style.position = 'relative'
  item.style.top = `${-((card.getBoundingClientRect().top + scrollY) % 1)}px`
}

test.describe('in the US, where nobody is asked before', () => {
  test.use({ scenario: compose({ store: 'en-US', shopper: 'guest' }) })

  test('a card of a listing counts when half of it can be seen and not before, once for each page [TRACK-01, TRACK-02, TRACK-03, TRACK-11]', async ({
    page,
    events,
  }) => {
    await page.clock.install()
    const asked = askedEvents(page)
    const listed = () => slugs(asked.filter(({ event }) => event === 'Product List Viewed'))
    await page.goto('/us/shop/makeup')
    // The first card of the second row. It is laid out when it is near the window, so its height is read where it stands.
    const card = page.getByRole('main').getByRole('article').nth(3)
    const slug = await slugOfCard(card)
    await show(card, 0.1)
    await events.expectSent('Product List Viewed', { list: '/us/shop/makeup' })
    await card.evaluate(roundOff, 2)
    expect(await show(card, 0.49)).toBeCloseTo(0.49, 2)
    await seenByNow(page)
    await page.clock.fastForward(1000)
    expect(listed()).not.toContain(slug)

    expect(await show(card, 0.5)).toBe(0.5)
    await seenByNow(page)
    await page.clock.fastForward(1000)
    await expect.poll(listed).toContain(slug)
    // What the other cards of the row wait for leaves first: a page that goes writes its memory while the next one reads it.
    await page.clock.fastForward(1000)
    await page.reload()
    await show(card, 0.51)
    await page.goto('/us/shop/bestsellers')
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await events.expectSent('Product List Viewed', { list: '/us/shop/bestsellers' })
    const seen = (await events.sent('Product List Viewed')).filter(({ variables }) => variables['list'] === '/us/shop/makeup')
    expect(slugs(seen).length).toBe(new Set(slugs(seen)).size)
  })

  test.describe('a member with rows of their own', () => {
    test.use({ scenario: compose({ store: 'en-US', shopper: 'plus-member' }) })

    test('products of carousels leave at 10 and after 10 s, and how far a product page is read [TRACK-15, TRACK-16, TRACK-17, TRACK-18, TRACK-20, TRACK-13]', async ({
      page,
      events,
    }) => {
      await page.clock.install()
      // Three rows of four cards, each shown by three tenths or more.
      await page.setViewportSize({ width: 1600, height: 6000 })
      await page.goto('/us/account/favourites/for-you')
      const batch = await events.expectSent('Products Viewed')
      expect(slugs([batch])).toHaveLength(10)

      await page.setViewportSize({ width: 1280, height: 800 })
      const sinceThen = askedEvents(page)
      // One that is sent again, because its answer was late, has the same id.
      const depths = () => [
        ...new Map(
          sinceThen
            .filter(({ event }) => event === 'Page Element Viewed')
            .map(({ messageId, variables }) => [messageId, variables['percent']]),
        ).values(),
      ]
      await page.goto('/us/products/ribbon-satin-lipstick')
      const open = new Set<Request>()
      page.on('request', (request) => request.url().endsWith('/api/events') && open.add(request))
      page.on('requestfinished', (request) => open.delete(request))
      page.on('requestfailed', (request) => open.delete(request))
      // Not ten seconds at once, and not while a batch is on its way: that is also how long it may be before it is sent again.
      const laterOn = async () => {
        await expect.poll(() => open.size).toBe(0)
        await page.clock.fastForward(2500)
      }
      const asked = askedEvents(page)
      const carried = () => slugs(asked.filter(({ event }) => event === 'Products Viewed'))
      const card = page.locator('ul[id] > li article').first()
      const slug = await slugOfCard(card)
      await show(card, 0.1)
      // The depth says that the page is measured by now.
      await expect
        .poll(async () => {
          await laterOn()
          return asked.map(({ event }) => event)
        })
        .toContain('Page Element Viewed')
      await card.evaluate(roundOff, 10)
      expect(await show(card, 0.29)).toBeCloseTo(0.29, 2)
      await seenByNow(page)
      for (let waited = 0; waited < 11_000; waited += 2500) await laterOn()
      expect(carried()).not.toContain(slug)
      expect(await show(card, 0.3)).toBe(0.3)
      await seenByNow(page)
      await expect
        .poll(async () => {
          await laterOn()
          return carried()
        })
        .toContain(slug)
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          await laterOn()
          return depths()
        })
        .toEqual([25, 50, 75, 100])
      await events.expectSent('Page Element Viewed', { percent: 100 })
    })
  })

  test.describe('a member', () => {
    test.use({ scenario: compose({ store: 'en-US', shopper: 'non-member', flags: { 'experiment-strikethrough-price': 'control' } }) })

    test('adds, reviews, removes and wishes; an experiment is viewed once in a session [TRACK-05, TRACK-06, TRACK-07, TRACK-12, EXPERIMENT-01, EXPERIMENT-05, CHECKOUT-04]', async ({
      page,
      events,
      journal,
    }) => {
      await page.goto('/us/products/glass-house-lip-gloss')
      await events.expectSent('Experiment Viewed', { flag: 'experiment-strikethrough-price', variation: 'control' })
      await page.goto('/us/shop/makeup')
      await wishlistIsLoaded(page)
      await wishlistButton(page, 'Ribbon Satin Lipstick').click()
      await journal.expectCalled('addWishlistItemBySKU')
      await expect(wishlistButton(page, 'Ribbon Satin Lipstick')).toHaveAttribute('aria-pressed', 'true')
      await page.goto('/us/products/ribbon-satin-lipstick')
      await events.expectSent('Product Added to Wishlist')
      await addToBasket(page)
      await reviewBasket(page)
      const added = await events.expectSent('Product Added', { quantity: 1, currency: 'USD' })
      await basketLines(page)
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click()
      await journal.expectCalled('removeBasketItems')
      await events.expectSent('Product Removed', { sku: String(added.variables['sku']), quantity: 1 })
      await events.expectSent('Checkout Step Viewed', { step: 3 })
      await page.goto('/us/products/glass-house-lip-gloss')
      await page.goto('/us/contact')
      const views = await events.sent('Experiment Viewed')
      expect(views.filter(({ variables }) => variables['flag'] === 'experiment-strikethrough-price')).toHaveLength(1)
      // In a session of its own, the endpoint on the shop's own site is called once, whichever pages are visited.
      expect(await events.sent('Feature Flags Evaluated')).toEqual([expect.objectContaining({ side: 'server' })])
    })
  })

  test.describe('a member with orders', () => {
    test.use({ scenario: compose({ store: 'en-US', shopper: 'annual-member' }) })

    test('cancels one, and the server that got the form tells of it once [TRACK-08]', async ({ page, events }) => {
      await page.goto('/us/account')
      await page.getByRole('link', { name: /^View order/ }).click()
      await page.getByRole('link', { name: 'Cancel this order' }).click()
      await page.getByRole('button', { name: 'Yes, cancel it' }).click()
      await expect(page.locator('.order-status')).toHaveText('Cancelled and refunded')
      expect(await events.expectSent('Order Cancelled', { currency: 'USD' })).toMatchObject({ side: 'server' })
      await page.reload()
      await expect(page.locator('.order-status')).toHaveText('Cancelled and refunded')
      expect(await events.sent('Order Cancelled')).toHaveLength(1)
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('what a form adds is told by the server [TRACK-05]', async ({ page, events }) => {
      await page.goto('/us/products/ribbon-satin-lipstick')
      await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click()
      expect(await events.expectSent('Product Added', { quantity: 1, currency: 'USD' })).toMatchObject({ side: 'server' })
    })
  })

  test.describe('while analytics is down', () => {
    test.use({
      scenario: compose({ store: 'en-US', shopper: 'guest', faults: ['analytics-fail'] }),
      expectedMessages: [{ text: /502|analytics events left out/, reason: 'analytics is down, which is logged' }],
      viewport: { width: 1280, height: 1400 },
    })

    test('impressions are tried three times, then logged, and nothing else happens [TRACK-19]', async ({ page }) => {
      await page.clock.install()
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('analytics events left out'))
      const asked = askedEvents(page)
      await page.goto('/us/shop/makeup')
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      await expect
        .poll(async () => {
          await page.clock.fastForward(1000)
          return asked.filter(({ messageId }) => messageId === asked[0]?.messageId).length
        })
        .toBe(3)
      expect((await logged).text()).toBe('analytics events left out: The shop answered with 502.')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
})

test.describe('in the UK', () => {
  // The page tells a tester by name what consent holds back, so that the test knows when there is something to send.
  test.use({
    scenario: compose({ store: 'en-GB', shopper: 'guest', browser: 'tell-held-events' }),
    viewport: { width: 1280, height: 1400 },
  })

  test('nothing leaves before a yes, which sends what the page holds; a no drops it, and later events too', async ({
    page,
    events,
    context,
  }) => {
    await page.clock.install()
    const asked = askedEvents(page)
    await page.goto('/shop/makeup')
    const question = page.getByRole('region', { name: 'Cookies, the way you like them' })
    await events.expectHeld('Product List Viewed')
    // Longer than any event waits for others.
    await page.clock.fastForward(11_000)
    await events.expectNothing()
    expect(asked).toEqual([])
    await question.getByRole('button', { name: 'Accept all' }).click()
    await events.expectSent('Product List Viewed', { list: '/shop/makeup' })
    await events.expectSent('Feature Flags Evaluated')

    await context.clearCookies({ name: 'ottilie-consent' })
    await page.goto('/shop/skincare')
    await question.getByRole('button', { name: 'Reject all' }).click()
    await page.goto('/products/ribbon-satin-lipstick')
    await addToBasket(page)
    await page.goto('/contact')
    expect((await events.sent()).filter(({ variables }) => variables['list'] === '/shop/skincare')).toEqual([])
    expect(await events.sent('Product Added')).toEqual([])
  })
})
