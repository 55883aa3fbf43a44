import { expect, test } from 'compact/playwright'

/** One page of each kind, in both stores where they differ. */
const pages = [
  '/',
  '/us',
  '/shop/makeup',
  '/us/shop/skincare?sort=PRICE_LOW_TO_HIGH&page=2',
  '/shop/makeup?filter=finish.no-such',
  '/products/ribbon-satin-lipstick',
  '/us/products/barrier-balm-for-lips-and-hands',
  '/basket',
  '/login?error=login.LOGIN_REJECTED',
  '/us/register?error=register.email.USER_EXISTS_ERROR',
  '/join',
  '/shop/search?term=balm',
  '/us/shop/search?term=no-such-thing',
  '/contact',
  '/no-such-page',
]

test.use({ expectedMessages: [{ text: /the server responded with a status of 404/, reason: 'one of the pages is missing on purpose' }] })

/** Viewport widths, px, and text sizes at which nothing may overflow horizontally. */
const narrow = [
  [1440, '100%'],
  [768, '100%'],
  [390, '100%'],
  [320, '100%'],
  [390, '200%'],
] as const

for (const path of pages) {
  // At 1440 and 390 px axe checks every state of every screen (screen-states/), and the pages of catalogue/slice.spec.ts in every run.
  test(`${path} has no accessibility fault at 768 px, and never scrolls sideways, down to 320 px and with text twice as large`, async ({
    page,
    accessible,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(path)
    await accessible()
    for (const [width, size] of narrow) {
      await page.setViewportSize({ width, height: 900 })
      await page.locator('html').evaluate((html, fontSize) => {
        html.style.fontSize = fontSize
      }, size)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, `${width} px at ${size}`).toBeLessThanOrEqual(0)
    }
  })
}

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
