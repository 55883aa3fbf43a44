import { compose, expect, test } from 'compact/playwright'
import { eventExamples } from '#fixtures/events/examples.ts'
import { planOf } from '#fixtures/membership/plans.ts'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { addToBasket, increaseButton, reviewBasket } from '#tests/harness/gestures/basket.ts'
import { payButton, paymentIsLive } from '#tests/harness/gestures/checkout.ts'
import { hydrated, scriptedForm } from '#tests/harness/gestures/form.ts'
import { logIn } from '#tests/harness/gestures/session.ts'
import { wishlistButton, wishlistIsLoaded } from '#tests/harness/gestures/wishlist.ts'

const stores = [
  { locale: 'en-GB', prefix: '', currency: 'GBP', region: 'UK', member: 'uk-annual-member', total: 1245, day: /^\d{1,2} March \d{4}$/ },
  { locale: 'en-US', prefix: '/us', currency: 'USD', region: 'US', member: 'us-annual-member', total: 1727, day: /^March \d{1,2}, \d{4}$/ },
] as const

/** At this place a browser is never idle: what waits for that has not been loaded. */
const BUSY = '#never-idle'

type Store = (typeof stores)[number]

/** A value of an example as a store has it: the examples are those of the UK. */
function ofStore(value: unknown, store: Store): unknown {
  const { prefix, currency, region } = store
  if (typeof value === 'string')
    return value
      .replace(/^GBP$/, currency)
      .replace(/^(MBR-.*)UK$/, `$1${region}`)
      .replace(/^\/shop/, `${prefix}/shop`)
  if (Array.isArray(value)) return value.map((entry) => ofStore(entry, store))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, ofStore(inside, store)]))
}

/** An example's properties as they are sent in a store: by value, but for a number that each order has of its own and a day that depends on today. */
function sentAs(properties: object, store: Store): object {
  const varying = {
    ...('number' in properties && { number: expect.stringMatching(/^OT-\d{6}$/) }),
    ...('until' in properties && { until: expect.stringMatching(store.day) }),
    ...('total' in properties && { total: store.total }),
  }
  return { ...Object(ofStore(properties, store)), ...varying }
}

for (const store of stores) {
  const { locale, prefix, currency, member } = store
  test.describe(`in ${locale}`, () => {
    test.use({
      scenario: compose({ store: locale, shopper: 'guest', flags: { 'experiment-strikethrough-price': 'control' } }),
      // Rows of products and the beginning of a page's end are in sight without scrolling.
      viewport: { width: 1280, height: 2000 },
    })

    test('every event that is declared reaches analytics as its example has it; the funnel is 1, 2 and 4 for a guest, 3 and 4 for a member, and an order is told once [CHECKOUT-02, CHECKOUT-03, CHECKOUT-04, CHECKOUT-05, CHECKOUT-06, TRACK-05, TRACK-06, TRACK-07, TRACK-08, TRACK-09, TRACK-10, TRACK-11, TRACK-12, TRACK-13, TRACK-14, TRACK-15]', async ({
      page,
      baseURL,
      events,
      journal,
    }) => {
      const told = new Map<number, Awaited<ReturnType<typeof events.sent>>[number]>()
      /** A step of the journey. What was sent by its end is kept: a journal forgets its oldest entries. */
      const step = (title: string, act: () => Promise<void>) =>
        test.step(title, async () => {
          await act()
          for (const event of await events.sent()) told.set(event.number, event)
        })
      const go = (path: string) => page.goto(`${prefix}${path}`)
      /**
       * Waits until an event was sent so many times. Has the page send what it holds, as one does whose tab is hidden: what is left before the code that tells of
       * it is there tells nothing.
       */
      const isTold = (name: Parameters<typeof events.sent>[0], times: number, step?: number) =>
        expect
          .poll(async () => {
            await page.evaluate(() => {
              for (const visibility of ['hidden', 'visible']) {
                Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
                document.dispatchEvent(new Event('visibilitychange'))
              }
            })
            return (await events.sent(name)).filter(({ variables }) => step === undefined || variables['step'] === step).length
          })
          .toBe(times)
      /** Posts a form as a browser without scripts does. */
      const post = async (path: string, form: Record<string, string>) => {
        const answer = await page.request.post(path, { form: { locale, ...form }, headers: { origin: baseURL ?? '' } })
        expect(answer.ok()).toBe(true)
      }

      await step('a guest adds, takes one off again, and goes to the checkout', async () => {
        await go('/products/glass-house-lip-gloss')
        if (locale === 'en-GB') {
          await page.getByRole('button', { name: 'Accept all' }).click()
          await expect(page.getByRole('button', { name: 'Accept all' })).toBeHidden()
        }
        // Told once a session, by a page that is there long enough to load what sends it.
        await events.expectSent('Experiment Viewed', { flag: 'experiment-strikethrough-price', variation: 'control' })
        await addToBasket(page)
        await reviewBasket(page)
        const increase = increaseButton(page)
        await hydrated(increase)
        for (const press of [increase, page.getByRole('button', { name: /^Decrease quantity of/ })]) {
          const changed = page.waitForResponse((answer) => answer.request().postData()?.includes('"editBasketItem"') === true)
          await press.click()
          await (await changed).finished()
        }
        await isTold('Product Removed', 1)
        await isTold('Checkout Step Viewed', 1, 1)

        await go('/register')
        await events.expectSent('Feature Flags Evaluated')
        await events.expectSent('Page Element Viewed', { element: 'scroll-depth' })
        await events.expectSent('Products Viewed')
        await events.expectSent('Product Added', { quantity: 1, currency })
        await events.expectSent('Product Removed', { quantity: 1, currency })
        await scriptedForm(page, 'register')
        await isTold('Checkout Step Viewed', 1, 2)
        await go('/checkout')
        await expect(page).toHaveURL(/\/guest-details$/)
        await scriptedForm(page, 'guest-details')
        await isTold('Checkout Step Viewed', 2, 2)
        await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
        await page.getByLabel('First name').fill('Ada')
        await page.getByLabel('Last name').fill('Moor')
        await page.getByRole('button', { name: 'Continue to checkout' }).click()
        await hydrated(page.getByRole('button', { name: 'Save and continue' }))
        await isTold('Checkout Step Viewed', 1, 4)
      })

      await step('a member leaves a page at once, by a press that is told', async () => {
        const { email } = shopperById(member)
        await logIn(page, { email, password: shopperPassword }, prefix)
        await page.addInitScript((busy) => {
          if (location.hash === busy) globalThis.requestIdleCallback = () => 0
        }, BUSY)
        await go(`/account/favourites/for-you${BUSY}`)
        const more = page.getByRole('main').getByRole('link', { name: 'Shop bestsellers' }).first()
        // Until all of the page has hydrated, a press on a link is the browser's alone (decision 059).
        await page.waitForFunction(() => window.ottilieHydrated)
        await more.click()
        await expect(page).toHaveURL(/\/shop\/bestsellers$/)
        await events.expectSent('Page Element Clicked')
        await events.expectSent('Product List Viewed', { list: `${prefix}/shop/bestsellers` })
      })

      await step('wishes, orders and cancels the order', async () => {
        await go('/shop/makeup')
        await wishlistIsLoaded(page)
        await wishlistButton(page, 'Ribbon Satin Lipstick').click()
        await journal.expectCalled('addWishlistItemBySKU')
        await wishlistButton(page, 'Eight Rooms Eye Palette').click()
        await journal.expectCalled('removeWishlistItemBySKU')
        await expect(wishlistButton(page, 'Eight Rooms Eye Palette')).toHaveAttribute('aria-pressed', 'false')

        await go('/basket')
        await events.expectSent('Product Added to Wishlist')
        await events.expectSent('Product Removed from Wishlist')
        await hydrated(increaseButton(page))
        await isTold('Checkout Step Viewed', 1, 3)
        await go('/checkout')
        await paymentIsLive(page)
        await isTold('Checkout Step Viewed', 2, 4)
        await payButton(page).click()
        const thanks = page.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' })
        await hydrated(thanks)
        await isTold('Order Completed', 1)
        await page.reload()
        await hydrated(thanks)
        const { variables } = await events.expectSent('Order Completed', { currency })
        await post('/api/account/cancel-order', { number: String(variables['number']) })
        await events.expectSent('Order Cancelled', { number: String(variables['number']), total: Number(variables['total']), currency })
      })

      const { sku } = planOf(locale, 'plus')
      const next = { action: 'continue' }
      const last = { action: 'confirm', agreed: 'agreed' }
      const flows = [
        {
          flow: 'upgrade',
          answers: [
            { ...next, step: 'upgrade-choose', option: sku, priorActiveSku: planOf(locale, 'annual-limitless').sku },
            { ...last, step: `upgrade-confirm/${sku}` },
          ],
          event: 'Membership Upgraded',
          properties: { flow: 'upgrade', sku },
        },
        {
          flow: 'extend',
          answers: [
            { ...next, step: 'extend-offer' },
            { ...last, step: 'extend-confirm' },
          ],
          event: 'Membership Extended',
          properties: { flow: 'extend', sku },
        },
        {
          flow: 'cancel',
          answers: [
            { ...next, step: 'cancel-reason', option: 'service' },
            { ...next, step: 'cancel-second-reason', option: 'nothing' },
            { ...next, step: 'cancel-perks' },
            { ...next, step: 'cancel-gift' },
            { ...last, step: 'cancel-confirm' },
          ],
          event: 'Membership Cancelled',
          properties: { flow: 'cancel' },
        },
      ] as const
      for (const { flow, answers, event, properties } of flows) {
        await step(`goes through ${flow}, each answer posted twice`, async () => {
          for (const answer of [{}, ...answers]) {
            await post('/api/membership/flow', { ...answer, flow })
            await post('/api/membership/flow', { ...answer, flow })
          }
          await events.expectSent(event, { ...properties })
        })
      }

      await step('a page on which nothing happens, so that what the last one holds has left', async () => void (await go('/contact')))

      await test.step('nothing is missing, nothing is sent twice, and each is as its example', async () => {
        const sent = [...told.values()]
        const properties = (name: string) => sent.filter(({ operation }) => operation === name).map(({ variables }) => variables)
        expect([...new Set(sent.map(({ operation }) => operation))].toSorted()).toEqual(eventExamples.map(({ event }) => event).toSorted())
        for (const example of eventExamples)
          expect(properties(example.event), example.event).toContainEqual(sentAs(example.properties, store))
        expect(sent.flatMap(({ codes }) => codes)).toEqual([])
        expect(properties('Checkout Step Viewed').map(({ step }) => step)).toEqual([1, 2, 2, 4, 3, 4])
        for (const once of ['Order Completed', 'Order Cancelled', 'Membership Upgraded', 'Membership Extended', 'Membership Cancelled'])
          expect(properties(once), once).toHaveLength(1)
      })
    })
  })
}
