import { compose, expect, test } from 'compact/playwright'
import { type AskedEvent, askedEvents, seenByNow, show, slugOfCard } from './seen-cards.ts'

type Page = import('@playwright/test').Page

const EVENTS = '**/api/events'

test.use({
  scenario: compose({ store: 'en-US', shopper: 'plus-member' }),
  expectedMessages: [{ text: /ERR_BLOCKED_BY_CLIENT|analytics events left out/, reason: 'a browser blocks what is sent, which is logged' }],
})

const slugsOf = ({ variables }: Pick<AskedEvent, 'variables'>) => (variables['products'] as { slug: string }[]).map(({ slug }) => slug)

/** Stops the page's clock, which then goes by the test alone. Gives the time at which it stands. */
async function stopClock(page: Page): Promise<number> {
  // What the page still waits for would be given up by a clock that runs on.
  await page.waitForLoadState('networkidle')
  // A moment that a busy machine has passed meanwhile is refused.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass()
  return page.evaluate(() => Date.now())
}

test('products leave with the tenth and 10,000 ms after the first, cards 1,000 ms after the last, and what waits leaves with its page or its hidden tab; nothing that goes wrong holds the page up, and a no drops what waits [TRACK-03, TRACK-16, TRACK-17, TRACK-19]', async ({
  page,
  context,
  baseURL,
  events,
}) => {
  const asked = askedEvents(page)
  // The page's own word for it: the network has an answer before the page has.
  await page.addInitScript(() => {
    const ask = window.fetch
    const taken: string[] = []
    Object.assign(window, { taken })
    window.fetch = async (address, init) => {
      const answer = await ask(address, init)
      if (address === '/api/events')
        taken.push(...JSON.parse(String(init?.body)).batch.map(({ messageId }: { messageId: string }) => messageId))
      return answer
    }
  })
  /** Waits until so many of these events were asked for and answered: a page whose clock goes on before it is answered gives its request up. */
  const areTaken = (found: () => readonly AskedEvent[], times: number) =>
    expect
      .poll(async () => {
        const taken: string[] = await page.evaluate(() => Reflect.get(window, 'taken'))
        return [found().length, found().filter(({ messageId }) => taken.includes(messageId)).length]
      })
      .toEqual([times, times])
  const batches = () => asked.filter(({ event }) => event === 'Products Viewed')
  await page.clock.install()

  await test.step('9, 10 and 11 products of carousels, and a page that is left with a twelfth', async () => {
    await page.setViewportSize({ width: 1600, height: 100 })
    // The page is measured when it tells of its flags.
    const measured = page.waitForResponse('**/api/feature-flags/analytics')
    await page.goto('/us/account/favourites/for-you')
    await measured
    // Three rows show four cards each. All but nine stay out of sight.
    const hidden = page.getByRole('main').locator('ul[id]').nth(2).locator('> li')
    await expect(hidden).toHaveCount(12)
    await hidden.evaluateAll((cards) => cards.slice(1).forEach((card) => ((card as HTMLElement).style.display = 'none')))
    const showCard = async (at: number) => {
      await hidden.nth(at).evaluate((card) => card.style.removeProperty('display'))
      await seenByNow(page)
    }
    const start = await stopClock(page)
    await page.setViewportSize({ width: 1600, height: 6000 })
    await seenByNow(page)
    await page.clock.runFor(500)
    await showCard(1)
    await areTaken(batches, 1)
    expect(batches().map((batch) => slugsOf(batch).length)).toEqual([10])
    await showCard(2)
    await page.clock.runFor(9999)
    expect(batches()).toHaveLength(1)
    await page.clock.runFor(1)
    await areTaken(batches, 2)
    expect(batches().map((batch) => slugsOf(batch).length)).toEqual([10, 1])
    expect(batches().map(({ timestamp }) => Date.parse(timestamp) - start)).toEqual([500, 10_500])

    await showCard(3)
    await page.clock.runFor(300)
    await page.clock.resume()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/us/shop/makeup')
    // Asked of the service: a page that goes says no more what it sends.
    await expect.poll(async () => (await events.sent('Products Viewed')).map((batch) => slugsOf(batch).length)).toEqual([10, 1, 1])
  })

  // The first row says that the page is measured by now.
  await show(page.getByRole('main').getByRole('article').first(), 0.6)
  await events.expectSent('Product List Viewed', { list: '/us/shop/makeup' })
  await stopClock(page)
  /** Shows a row that nobody has seen. Gives the product of its first card, and when it was seen. */
  const showRow = async (row: number) => {
    const card = page
      .getByRole('main')
      .getByRole('article')
      .nth(3 * row)
    await show(card, 0.1)
    await show(card, 0.6)
    await seenByNow(page)
    return { slug: await slugOfCard(card), at: await page.evaluate(() => Date.now()) }
  }
  const asks = (slug: string) => asked.filter((one) => one.event === 'Product List Viewed' && slugsOf(one).includes(slug))
  const isTaken = (slug: string) => areTaken(() => asks(slug), 1)

  await test.step('999 and 1,000 ms', async () => {
    const { slug, at } = await showRow(1)
    await page.clock.runFor(999)
    expect(asks(slug)).toEqual([])
    await page.clock.runFor(1)
    await isTaken(slug)
    expect(asks(slug).map(({ timestamp }) => Date.parse(timestamp) - at)).toEqual([1000])
  })

  await test.step('a tab that is hidden, and comes back', async () => {
    const { slug } = await showRow(2)
    // The browser of the tests shows all its tabs: the page is told what another one would tell.
    const turn = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await turn('hidden')
    await isTaken(slug)
    await turn('visible')
    await page.clock.runFor(20_000)
    expect(asks(slug)).toHaveLength(1)
  })

  await test.step('an endpoint that is slow', async () => {
    await context.route(EVENTS, () => {}, { times: 1 })
    const first = await showRow(3)
    await page.clock.runFor(1000)
    await expect.poll(() => asks(first.slug).length).toBe(1)
    const second = await showRow(4)
    await page.clock.runFor(1000)
    await isTaken(second.slug)
    // It is given 10 s, of which one has passed, and is asked again a second later.
    await page.clock.runFor(8999)
    expect(asks(first.slug)).toHaveLength(1)
    await expect
      .poll(async () => {
        await page.clock.runFor(500)
        return asks(first.slug).length
      })
      .toBe(2)
    expect((await page.evaluate(() => Date.now())) - first.at).toBeLessThan(20_000)
    await areTaken(() => asks(first.slug), 2)
    await page.clock.runFor(20_000)
    for (const [{ slug }, times] of [
      [first, 2],
      [second, 1],
    ] as const)
      expect(asks(slug)).toHaveLength(times)
    expect(new Set(asks(first.slug).map(({ messageId }) => messageId)).size).toBe(1)
  })

  await test.step('an endpoint that is blocked', async () => {
    await context.route(EVENTS, (route) => route.abort('blockedbyclient'))
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('analytics events left out'))
    const { slug } = await showRow(5)
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return asks(slug).length
      })
      .toBe(3)
    expect((await logged).text()).toBe('analytics events left out: Failed to fetch')
    await page.clock.runFor(60_000)
    expect(asks(slug)).toHaveLength(3)
    expect(new Set(asks(slug).map(({ messageId }) => messageId)).size).toBe(1)
    await context.unroute(EVENTS)
  })

  await test.step('a clock that is set forward, and then back', async () => {
    const { slug } = await showRow(6)
    for (const moved of ['2040-01-01T00:00:00Z', '2001-01-01T00:00:00Z']) {
      expect(asks(slug)).toEqual([])
      await page.clock.setSystemTime(moved)
      await page.clock.runFor(500)
    }
    await isTaken(slug)
  })

  await test.step('consent that is withdrawn between an event and its sending', async () => {
    const depths = () => asked.flatMap(({ event, variables }) => (event === 'Page Element Viewed' ? [variables['percent']] : []))
    await page.clock.resume()
    await page.goto('/us/products/ribbon-satin-lipstick')
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 5, behavior: 'instant' }))
        await page.clock.fastForward(2500)
        return depths()
      })
      .toContain(25)
    await events.expectSent('Page Element Viewed', { percent: 25 })
    await stopClock(page)
    const before = depths()
    expect(before).not.toContain(100)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await seenByNow(page)
    await page.clock.runFor(500)
    // As another tab does it: nothing tells this one.
    await context.addCookies([{ name: 'ottilie-consent', value: 'necessary', url: baseURL ?? '' }])
    await page.clock.runFor(60_000)
    await page.clock.resume()
    await page.goto('/us/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(depths()).toEqual(before)
    expect((await events.sent('Page Element Viewed')).map(({ variables }) => variables['percent'])).toEqual(before)
  })
})
