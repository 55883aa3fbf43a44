import { expect, test } from 'compact/playwright'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { addToBasket, basketDrawer, reviewBasket, summaryLine } from '#tests/harness/gestures/basket.ts'
import { chooseShade } from '#tests/harness/gestures/shade.ts'

/** An available shade other than the product page's initial one. */
const shade = catalogue.products
  .find(({ id }) => id === 'ribbon-satin-lipstick')
  ?.variants.slice(1)
  .find(({ inStock }) => inStock)?.shade ?? { name: '', likeness: '' }

/** The two stores as a shopper sees them. */
const stores = [
  { name: 'UK', prefix: '', locale: 'en-GB', symbol: '£', typical: '£26.00', total: '£26.00', id: 'STORE-02' },
  { name: 'US', prefix: '/us', locale: 'en-US', symbol: '$', typical: '$34.00', total: '$36.81', id: 'STORE-03' },
] as const

/** Prerendered pages are shared by everyone; a test's own world is rendered separately. The journey is the same. */
for (const store of stores) {
  for (const scenario of ['', `${store.name.toLowerCase()}-guest`]) {
    // The layout is the same in every store and world: one run on a phone is enough.
    const tag = store.name === 'UK' && scenario === '' ? ['@phone'] : []
    test.describe(scenario === '' ? 'an ordinary visitor' : 'a guest in a world of their own', { tag }, () => {
      test.use({ scenario })

      test(`goes from the ${store.name} home page to a category, a product, a shade, and buys it at the Typical Price [STORE-01, ${store.id}, PRICE-03]`, async ({
        page,
        accessible,
      }) => {
        // The same markup in every store and world.
        const checkWithAxe = async () => (tag.length > 0 ? accessible() : undefined)
        await page.goto(`${store.prefix}/`)
        await expect(page.locator('html')).toHaveAttribute('lang', store.locale)
        await checkWithAxe()
        await page.getByRole('main').getByRole('link', { name: 'Makeup', exact: true }).click()

        await expect(page).toHaveURL(new RegExp(`${store.prefix}/shop/makeup$`))
        await expect(page.getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible()
        await checkWithAxe()
        await page.getByRole('region', { name: 'Products' }).getByRole('link', { name: 'Ribbon Satin Lipstick', exact: true }).click()

        await expect(page.getByRole('heading', { level: 1, name: 'Ribbon Satin Lipstick' })).toBeVisible()
        await expect(page.getByRole('definition').filter({ hasText: store.symbol }).first()).toHaveText(store.typical)
        await chooseShade(page, shade.name)
        await expect(page.getByText(`${shade.name}, ${shade.likeness}`).first()).toBeVisible()
        await checkWithAxe()
        await addToBasket(page)

        await expect(basketDrawer(page).getByText(shade.name)).toBeVisible()
        await checkWithAxe()
        await reviewBasket(page)

        await expect(page).toHaveURL(new RegExp(`${store.prefix}/basket$`))
        const lines = page.getByRole('list', { name: 'Items in your bag' })
        await expect(lines.getByRole('listitem')).toHaveCount(1)
        await expect(lines).toContainText('Ribbon Satin Lipstick')
        await expect(lines).toContainText(shade.name)
        await expect(lines).toContainText(store.typical)
        await expect(summaryLine(page, 'Subtotal')).toHaveText(store.typical)
        await expect(summaryLine(page, 'Your total including shipping')).toHaveText(store.total)
        await expect(page.getByRole('link', { name: /^Basket\s?, 1 item$/ })).toBeVisible()
        await checkWithAxe()
      })
    })
  }
}

test('a shade that is chosen before the shop’s scripts have arrived stays chosen', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  let isReleased = false
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isReleased) await route.continue()
    else held.push(() => route.continue())
  })
  await page.goto('/products/ribbon-satin-lipstick', { waitUntil: 'commit' })
  const radio = page.getByRole('radio', { name: shade.name, exact: true })
  await chooseShade(page, shade.name)

  isReleased = true
  await Promise.all(held.map((release) => release()))

  await expect(page.getByText(`${shade.name}, ${shade.likeness}`).first()).toBeVisible()
  await expect(radio).toBeChecked()
  await addToBasket(page)
  await expect(basketDrawer(page)).toContainText(shade.name)
})
