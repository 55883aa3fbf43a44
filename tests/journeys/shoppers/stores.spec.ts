import { expect, test } from 'compact/playwright'

/** Pages of each kind that the US store has. */
const usPages = [
  '/us',
  '/us/shop/makeup',
  '/us/shop/bestsellers?page=2',
  '/us/products/ribbon-satin-lipstick',
  '/us/basket',
  '/us/login',
  '/us/join',
  '/us/no-such-page',
]

test('every link within the US store stays there, on pages of every kind [PREFIX-01, PREFIX-04]', async ({ page }) => {
  for (const path of usPages) {
    await page.goto(path)
    // Only the link to the other store may leave this one.
    const links = page.locator('a[href^="/"]:not([data-store-switch])')
    const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
    expect.soft(hrefs.length, path).toBeGreaterThan(8)
    expect
      .soft(
        hrefs.filter((href) => !/^\/us(\/|$|\?|#)/.test(href ?? '')),
        path,
      )
      .toEqual([])
  }
})

const missing = { text: /the server responded with a status of 404/, reason: 'the page is missing on purpose' }
test.use({ expectedMessages: [missing] })

test('links of the UK store have no prefix [STORE-02]', async ({ page }) => {
  await page.goto('/shop/makeup')
  const hrefs = await page
    .locator('a[href^="/"]:not([data-store-switch])')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
  expect(hrefs.length).toBeGreaterThan(8)
  expect(hrefs.filter((href) => /^\/(us|en)(\/|$)/.test(href ?? ''))).toEqual([])
})

test('the basket icon leads to the store’s own basket and is not followed there [NAV-02, NAV-03]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Basket/ })).toHaveAttribute('href', '/basket')
  await page.goto('/us')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Basket/ })).toHaveAttribute('href', '/us/basket')
  await page.goto('/us/basket')
  const here = page.getByRole('banner').getByRole('link', { name: /^Basket/ })
  await expect(here).toBeDisabled()
  await expect(here).not.toHaveAttribute('href')
})

test('a page says in its head what it is, and where it stands in the other store', async ({ page }) => {
  await page.goto('/us/products/ribbon-satin-lipstick')
  await expect(page).toHaveTitle(/Ribbon Satin Lipstick/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/us\/products\/ribbon-satin-lipstick$/)
  await expect(page.locator('link[rel=alternate][hreflang="en-GB"]')).toHaveAttribute('href', /[^s]\/products\/ribbon-satin-lipstick$/)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Ribbon Satin Lipstick',
    offers: expect.arrayContaining([expect.objectContaining({ priceCurrency: 'USD' })]),
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a listing, a product and the 404 page can be read, and a product bought', async ({ page }) => {
    await page.goto('/shop/skincare')
    await expect(page.getByRole('heading', { level: 1, name: 'Skincare' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Products' }).getByRole('article')).toHaveCount(24)

    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1, name: 'Let’s get you back on track!' })).toBeVisible()

    await page.goto('/products/ribbon-satin-lipstick')
    await page.getByRole('radio', { name: 'Tulle 01', exact: true }).check({ force: true })
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/basket$/)
    await expect(page.getByRole('list', { name: 'Items in your bag' })).toContainText('Tulle 01')
  })
})
