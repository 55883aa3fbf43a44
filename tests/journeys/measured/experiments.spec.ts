import { compose, expect, test } from 'compact/playwright'

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
  await events.expectSent('Experiment Viewed', { flag: own, variation: '0' })
  expect(await views()).toEqual([])
  await offer.evaluate((price) => price.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await events.expectSent('Experiment Viewed', { flag: FLAG, variation: 'variant' })
  await page.goto('/us/products/glass-house-lip-gloss')
  await expect(page.locator('dd:has(> [data-offer])').first()).toBeInViewport()
  await page.goto('/us/contact')
  await expect(bar).toBeVisible()
  expect(await views()).toHaveLength(1)

  await page.goto(`${GALLERY}/?view=experiments`)
  const counted = page.getByRole('region', { name: own })
  await expect(counted.getByText('Mismatch: no exposure to 0 is planned. 1 exposure.')).toBeVisible()
  await expect(counted.getByRole('row', { name: '0 1 100.0% none' })).toBeVisible()
  await expect(page.getByRole('table', { name: FLAG }).getByRole('row', { name: /^throwaway-variant 0 / })).toContainText('none')
  await accessible()
})
