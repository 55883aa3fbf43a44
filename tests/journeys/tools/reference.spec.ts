import { expect, test } from 'compact/playwright'

// The reference is served by the mock server.
test.use({ baseURL: process.env['MOCK_URL'] ?? 'http://localhost:4000' })

test('an API team looks up a field in the reference and sees its rules and who asks for it', { tag: '@phone' }, async ({
  page,
  accessible,
}) => {
  // The first who asks waits for the build.
  test.slow()
  await page.goto('/docs')
  await accessible()
  await page.getByRole('link', { name: 'All names' }).first().click()
  await page.getByRole('searchbox', { name: 'Search names' }).fill('basketitem linePrice')
  await expect(page.getByRole('status')).toHaveText('1 name')
  await accessible()
  await page.getByRole('link', { name: 'BasketItem.linePrice' }).click()
  await expect(page).toHaveURL(/\/docs\/types\/BasketItem\.html#linePrice$/)
  await accessible()
  await page.getByRole('link', { name: 'getBasket' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'getBasket' })).toBeVisible()
  await expect(page.getByRole('listitem').getByText('/basket', { exact: true })).toBeVisible()
  await accessible()
  for (const name of ['Operations', 'Types', 'Open points', 'Deprecations']) {
    await page.getByRole('navigation', { name: 'Reference' }).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await accessible()
  }
})
