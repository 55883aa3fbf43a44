import { expect, test } from 'compact/playwright'
import { chooseSort } from '#tests/harness/gestures/sort.ts'

test('a shopper narrows a listing, sees what is chosen, and takes it off again', { tag: '@phone' }, async ({ page, accessible }) => {
  await page.goto('/shop/makeup')
  const count = page.getByText(/^\d+ products/)
  const before = Number.parseInt((await count.first().textContent()) ?? '', 10)
  // Below 64rem the filters are collapsed.
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.locator('summary', { hasText: /^Filter/ }).click()

  const group = page.getByRole('group', { name: 'Finish' })
  await group.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Show results' }).click()

  await expect(page).toHaveURL(/filter=finish\./)
  expect(Number.parseInt((await count.first().textContent()) ?? '', 10)).toBeLessThan(before)
  const chosen = page.getByRole('list', { name: 'Active filters' }).getByRole('link')
  await expect(chosen).toHaveCount(1)
  await accessible()
  await chosen.click()

  await expect(page).toHaveURL(/\/shop\/makeup$/)
  await expect(count.first()).toHaveText(new RegExp(`^${before} products`))
})

test('a shopper orders a listing by price and turns its pages', async ({ page }) => {
  await page.goto('/shop/skincare')
  await chooseSort(page, 'Price, low to high')

  await expect(page).toHaveURL(/sort=PRICE_LOW_TO_HIGH/)
  await expect(page.getByText(/^Displaying products 1 - 24 of \d+/)).toBeVisible()
  await expect(page.getByText(/^Every product in Skincare shows two prices/), 'what the CMS says below the products').toBeVisible()
  await page.getByRole('link', { name: 'Next', exact: true }).click()

  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^Displaying products 25 - /)).toBeVisible()
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(page.getByText(/^Displaying products 1 - 24 of \d+/)).toBeVisible()
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

test('a page that is not open yet says so and is kept out of search results', async ({ page, accessible }) => {
  const answer = await page.goto('/quiz/skincare')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await accessible()
})
