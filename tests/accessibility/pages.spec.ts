import { expect, test } from 'compact/playwright'

test('the menu of narrow screens opens and closes by keyboard, and gives the focus back', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Bestsellers' })).toBeVisible()
  await accessible()

  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('every stop of the Tab key on a product page is visible and shows that it has the focus', async ({ page }) => {
  await page.goto('/products/ribbon-satin-lipstick')
  // Hydration takes the focus from what it hides.
  await page.waitForFunction(() => window.ottilieHydrated)
  const seen = new Set<string>()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return undefined
      // A radio lies under its swatch: the label around it shows the focus.
      const shown = element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element
      const { width, height } = shown.getBoundingClientRect()
      const outlines = [element, shown]
        .map((node) => getComputedStyle(node))
        .some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')
      return {
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
        isVisible: width > 0 && height > 0,
        outlines,
      }
    })
    if (!stop) break
    seen.add(stop.name)
    expect(stop.isVisible, `${stop.name} is visible`).toBe(true)
    expect(stop.outlines, `${stop.name} shows the focus`).toBe(true)
  }
  expect(seen.size).toBeGreaterThan(20)
})
