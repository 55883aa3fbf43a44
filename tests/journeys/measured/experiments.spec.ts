import { compose, expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { logIn } from '#tests/harness/gestures/session.ts'

const GALLERY = process.env['MOCK_URL'] ?? 'http://localhost:4000'
const FLAG = 'experiment-strikethrough-price'

test.use({ scenario: compose({ store: 'en-US', shopper: 'non-member', flags: { [FLAG]: 'variant' } }) })

test('an overridden experiment is said by a bar on every page; it is viewed once, where an offer is seen, and the gallery counts what is viewed [EXPERIMENT-01]', async ({
  page,
  events,
  world,
  accessible,
}) => {
  // An experiment of this test alone: the gallery counts the sessions of all tests.
  const own = `experiment-of-${(await world.inspect()).world}`
  await world.patch({ answers: { 'SkinnyBanner.experimentId': own } })
  const views = async () => (await events.sent('Experiment Viewed')).filter(({ variables }) => variables['flag'] === FLAG)

  await page.goto('/us/shop/makeup')
  const bar = page.getByRole('complementary', { name: 'Overridden experiments' })
  await expect(bar).toHaveText(`Experiments are overridden! ${FLAG} is variant`)
  await accessible()
  const offer = page.locator('dd:has(> [data-offer])').first()
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(offer).not.toBeInViewport()
  // The cards that are in sight leave a second after they are seen, and what waits leaves with them.
  await events.expectSent('Product List Viewed', { list: '/us/shop/makeup' })
  expect(await views()).toEqual([])
  await offer.evaluate((price) => price.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await events.expectSent('Experiment Viewed', { flag: FLAG, variation: 'variant' })
  await page.goto('/us/products/glass-house-lip-gloss')
  await expect(page.locator('dd:has(> [data-offer])').first()).toBeInViewport()
  await page.goto('/us/contact')
  await expect(bar).toBeVisible()
  // The banner is at the top of every page, on which it may have come after the page was scrolled. What waits leaves within ten seconds.
  await events.expectSent('Experiment Viewed', { flag: own, variation: '0' })
  expect(await views()).toHaveLength(1)

  await page.goto(`${GALLERY}/?view=experiments`)
  const counted = page.getByRole('region', { name: own })
  await expect(counted.getByText('Mismatch: no exposure to 0 is planned. 1 exposure.')).toBeVisible()
  await expect(counted.getByRole('row', { name: '0 1 100.0% none' })).toBeVisible()
  await expect(page.getByRole('table', { name: FLAG }).getByRole('row', { name: /^throwaway-variant 0 / })).toContainText('none')
  await accessible()
})

test.describe('on a page that everybody shares', () => {
  test.use({ scenario: '' })

  test('a visitor with a session has the prices of their group in the first frame, and nothing moves when its flags arrive [EXPERIMENT-02]', async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(page, { email: shopperById('uk-non-member').email, password: shopperPassword })
    // Groups belong to a world, and a world's page is never shared: stand in for what such a session would be assigned.
    await context.addCookies([{ name: 'ottilie-strikes', value: '1', url: baseURL ?? '' }])
    const [scripts, flags] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.route('**/api/feature-flags', async (route) => {
      await flags.promise
      await route.fulfill({ json: { flags: { [FLAG]: 'variant' } } })
    })
    // What moves inside a card: other parts of a page may come for a session.
    await page.addInitScript(() => {
      Object.assign(window, { moved: [] })
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          for (const { node } of sources)
            if (node?.parentElement?.closest('article')) Reflect.get(window, 'moved').push(node.parentElement.outerHTML)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/shop/makeup/lips', { waitUntil: 'commit' })
    const offer = page.getByRole('definition').filter({ hasText: '£15.00', visible: true }).first()
    await expect(offer.getByText('£19.00')).toBeVisible()

    // A font that comes late moves words of its own.
    await page.evaluate(async () => {
      await document.fonts.ready
      Reflect.get(window, 'moved').splice(0)
    })
    scripts.resolve()
    await page.waitForFunction(() => window.ottilieHydrated)
    await expect(offer.getByText('£19.00')).toBeVisible()
    flags.resolve()
    await expect(page.locator('i[data-strikes-offers]')).toBeAttached()
    await expect(offer.getByText('£19.00')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  })
})
