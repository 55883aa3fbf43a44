import { expect, test } from 'compact/playwright'

test('a page asks for its scripts when it has painted, whether everybody shares it, it is of one request, or it is missing', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/', '/basket', '/nothing/here']) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(new URL(path, baseURL).href)
    await page.waitForFunction(() => window.ottilieHydrated)
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    }))
    expect(scripts.length, path).toBeGreaterThan(5)
    for (const { name, startTime } of scripts) expect(startTime, `${path}: ${name}`).toBeGreaterThan(painted)
    await context.close()
  }
})

test('what is pressed before the scripts have arrived is answered by the browser, or as soon as they have @phone', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  let isReleased = false
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isReleased) await route.continue()
    else held.push(() => route.continue())
  })
  await page.goto('/shop/makeup', { waitUntil: 'commit' })
  const switchOn = page.getByRole('contentinfo').getByRole('button', { name: 'Enable Accessibility' })
  await switchOn.click()
  await expect(switchOn).toBeVisible()

  const search = page.getByRole('dialog', { name: 'Search' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).dblclick()
  await expect(search.getByRole('textbox', { name: 'Search' })).toBeFocused()

  isReleased = true
  await Promise.all(held.map((release) => release()))
  await expect(page.locator('html')).toHaveAttribute('data-accessibility', 'on')
  await expect(search.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
})
