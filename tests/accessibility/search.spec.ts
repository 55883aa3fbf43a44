import { expect, test } from 'compact/playwright'
import { openSearch, searchPanel } from '#tests/harness/gestures/search.ts'

test('the search panel has no fault on a phone, keeps the Tab key, and never scrolls sideways', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await openSearch(page)
  await accessible()
  await page.keyboard.type('satin lip')
  const panel = searchPanel(page)
  await expect(panel.getByRole('heading', { name: 'Matching Products' })).toBeVisible()
  await accessible()

  await panel.getByRole('link', { name: 'Show all products' }).focus()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(panel.getByRole('link', { name: 'Show all products' })).toBeFocused()

  for (const [width, size] of [
    [1440, '100%'],
    [320, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.locator('html').evaluate((html, fontSize) => {
      html.style.fontSize = fontSize
    }, size)
    const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow, `${width} px at ${size}`).toBeLessThanOrEqual(0)
  }
})

test('the page of results has no fault on a phone and never scrolls sideways, whatever the term', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/us/shop/search?term=satin')
  await accessible()
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(`/shop/search?term=${'w'.repeat(100)}`)
  await accessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
})
