import { expect, test } from 'compact/playwright'
import { chooseSort } from '#tests/harness/gestures/sort.ts'

const countOf = async (page: import('@playwright/test').Page) =>
  Number.parseInt(
    (await page
      .getByText(/^\d+ products/)
      .first()
      .textContent()) ?? '',
    10,
  )

test('a shopper narrows a listing, sees what is chosen, and takes it off again', { tag: '@phone' }, async ({ page, accessible }) => {
  await page.goto('/shop/makeup')
  const before = await countOf(page)
  // Below 64rem the filters are a sheet, whose button applies them; beside the products each choice applies at once.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1024
  const sheet = page.getByRole('dialog', { name: /^Filter/ })
  if (isNarrow) await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const choice = page.getByRole('group', { name: 'Finish' }).getByRole('checkbox').first()
  await choice.click()

  if (isNarrow) {
    await expect(sheet).toHaveAccessibleName('Filter (1)')
    await expect(sheet.getByRole('status'), 'the count is announced').toHaveText(/^\d+ products$/)
    const counted = Number.parseInt((await sheet.getByRole('status').textContent()) ?? '', 10)
    expect(counted).toBeLessThan(before)
    const show = sheet.getByRole('button', { name: `Show ${counted} products` })
    await accessible()
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect(sheet.getByRole('button', { name: `Show ${before} products` })).toBeVisible()
    await expect(page).toHaveURL(/\/shop\/makeup$/)
    await choice.click()
    await show.click()
    await expect(page).toHaveURL(/filter=finish\./)
    expect(await countOf(page), 'as many as promised').toBe(counted)
  } else {
    await expect(page).toHaveURL(/filter=finish\./)
    expect(await countOf(page)).toBeLessThan(before)
    await expect(choice, 'the focus is where it was').toBeFocused()
    await expect(choice).toBeChecked()
  }
  const chosen = page.getByRole('list', { name: 'Active filters' }).getByRole('link')
  await expect(chosen).toHaveCount(1)
  await accessible()
  await chosen.click()

  await expect(page).toHaveURL(/\/shop\/makeup$/)
  await expect.poll(() => countOf(page)).toBe(before)
})

test('a shopper orders a listing by price and turns its pages, and no order is chosen by moving through them', async ({
  page,
  accessible,
}) => {
  await page.goto('/shop/skincare')
  await page.getByRole('button', { name: 'Sort: Recommended' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Sort' })
  await expect(menu.getByRole('link', { name: 'Recommended' })).toHaveAttribute('aria-current', 'true')
  await accessible()
  for (const key of ['Tab', 'Tab', 'Tab', 'ArrowDown', 'Tab']) await page.keyboard.press(key)
  await expect(menu.getByRole('link', { name: 'Price, low to high' })).toBeFocused()
  await expect(page).toHaveURL(/\/shop\/skincare$/)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/sort=PRICE_LOW_TO_HIGH/)
  await expect(page.getByRole('button', { name: 'Sort: Price, low to high' })).toBeVisible()
  await expect(page.getByText(/^Displaying products 1 - 24 of \d+/)).toBeVisible()
  await expect(page.getByText(/^Every product in Skincare shows two prices/), 'what the CMS says below the products').toBeVisible()
  await page.getByRole('link', { name: 'Next', exact: true }).click()

  await expect(page).toHaveURL(/\/\?sort=PRICE_LOW_TO_HIGH&page=2$/)
  await expect(page.getByText(/^Displaying products 25 - /)).toBeVisible()
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page.getByText(/^Displaying products 1 - 24 of \d+/)).toBeVisible()
})

test('a filter that is chosen before the scripts have loaded applies, and the way back shows none', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/shop/makeup', { waitUntil: 'commit' })
  const choice = page.getByRole('group', { name: 'Finish' }).getByRole('checkbox').first()
  await choice.check()
  scripts.resolve()

  await expect(page).toHaveURL(/filter=finish\./)
  await page.waitForLoadState()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\/makeup$/)
  await expect(choice).not.toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the filters are a form in the page, and the sort menu opens', async ({ page }) => {
    await page.goto('/us/shop/makeup')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeHidden()
    await page.locator('summary', { hasText: /^Filter/ }).click()
    await page.getByRole('group', { name: 'Finish' }).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/\/us\/shop\/makeup\?filter=finish\.[\w-]+$/)

    await chooseSort(page, 'Newest')
    await expect(page).toHaveURL(/filter=finish\.[\w-]+&sort=NEWEST$/)
  })
})

test('filters that leave nothing say so, and offer a way on', async ({ page, accessible }) => {
  await page.goto('/shop/makeup?filter=category.brushes&filter=finish.satin')
  await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Bestsellers' }).getByRole('article')).toHaveCount(4)
  await accessible()
  await page.getByRole('region', { name: 'Products' }).getByRole('link', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/shop\/makeup$/)
})

test('a page above the last redirects to the last, and pages answer at both forms of their address [PAGINATION-01, PAGINATION-02]', async ({
  page,
  request,
}) => {
  const visit = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    return { status: answer.status(), location: answer.headers()['location'] }
  }
  const lists: [asked: string, last: string][] = [
    ['/shop/makeup?page=99', '/shop/makeup/?page=5'],
    ['/shop/makeup/?page=1234567', '/shop/makeup/?page=5'],
    ['/us/shop/makeup?page=6', '/us/shop/makeup/?page=5'],
    ['/us/shop/makeup?page=6&sort=NEWEST&filter=finish.satin', '/us/shop/makeup/?filter=finish.satin&sort=NEWEST&page=1'],
    ['/shop/search?term=lip%20balm&page=99', '/shop/search/?term=lip%20balm&page=1'],
    ['/us/shop/search?term=lip&page=99', '/us/shop/search/?term=lip&page=2'],
  ]
  for (const [asked, last] of lists) {
    expect.soft(await visit(asked), asked).toEqual({ status: 307, location: last })
    expect.soft(await visit(last), last).toEqual({ status: 200, location: undefined })
    expect.soft(await visit(last.replace('/?', '?')), last.replace('/?', '?')).toEqual({ status: 200, location: undefined })
  }
  // A slash at the end means the pages of a list and nothing else.
  expect.soft(await visit('/us/shop/makeup/?sort=NEWEST')).toEqual({ status: 308, location: '/us/shop/makeup?sort=NEWEST' })

  await page.goto('/shop/makeup?page=999&sort=NEWEST')
  await expect(page).toHaveURL(/\/shop\/makeup\/\?sort=NEWEST&page=5$/)
  await expect(page.getByText('Displaying products 97 - 108 of 108')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toBeDisabled()
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/makeup\/\?sort=NEWEST&page=4$/)
})

test('filters that nobody knows narrow nothing', async ({ page }) => {
  await page.goto('/shop/makeup?filter=finish.no-such-thing&filter=nonsense&sort=CHEAPEST')
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
  await expect(page.getByText(/^Displaying products 1 - 24/)).toBeVisible()
})

// tests/accessibility/pages.spec.ts and tests/journeys/frame/footer.spec.ts cover how the missing page looks and works.
test('addresses that lead nowhere answer 404 with ways out, in the language of their store', async ({ request }) => {
  for (const path of [
    '/shop/no-such-category',
    '/us/shop/makeup/lips/lipstick/too-deep',
    '/products/no-such-product',
    '/nothing/here',
    '/us/nothing',
  ]) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(404)
    const html = await answer.text()
    expect.soft(html, path).toMatch(/<h1[^>]*>Let’s get you back on track!</)
    expect.soft(html, path).toMatch(path.startsWith('/us') ? /<html[^>]* lang="en-US"/ : /<html[^>]* lang="en-GB"/)
  }
})
