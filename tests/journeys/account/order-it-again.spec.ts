import { expect, test } from 'compact/playwright'
import { hydrated } from '#tests/harness/gestures/form.ts'
import type { Page } from '#tests/storybook/stage.ts'

const path = '/account/favourites/order-it-again'
const SUCCESS = "Successfully removed product, you won't see this again unless you reorder it"

const products = (page: Page) => page.getByRole('list', { name: 'Products you bought before' }).getByRole('article')
const stored = (page: Page) =>
  page.evaluate(() =>
    ['categories', 'sort', 'period'].map((name) => {
      const text = localStorage.getItem(`favourites-${name}`)
      return text === null ? null : JSON.stringify((JSON.parse(text) as { value: unknown }).value)
    }),
  )

/** Opens a menu and follows one of its links, once: a press before the page is complete may be lost, and a second one would close the menu. */
async function chooseFrom(page: Page, menu: string, choice: string): Promise<void> {
  const button = page.getByRole('button', { name: menu })
  await hydrated(button)
  // Until all of the page has hydrated, a second press soon after the first counts as the other half of a double click.
  await page.waitForFunction(() => window.ottilieHydrated)
  await button.click()
  // Above the button if there is no room below it.
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: choice }).click()
}

test.describe('a member', () => {
  test.use({ scenario: 'uk-annual-member' })

  test('narrows the list, finds it narrowed in a new tab, resets it, and finds it whole after a look elsewhere [FAV-02, FAV-05, FAV-06, FAV-07, FAV-08, FAV-10, FAV-11, FAV-12, FAV-14]', async ({
    page,
    context,
    accessible,
  }) => {
    await page.goto(path)
    await expect(products(page)).toHaveCount(9)
    await expect(page.getByRole('link', { name: 'Reset' })).toBeHidden()
    await page.getByRole('link', { name: 'Skincare', exact: true }).and(page.locator('main ul[aria-label="Categories"] a')).click()
    await expect(page).toHaveURL(`${path}?categories=skincare&page=1`)
    await chooseFrom(page, 'Sort: Recommended', 'Most recent')
    await expect(page).toHaveURL(`${path}?categories=skincare&sort=MOST_RECENT&page=1`)
    await chooseFrom(page, 'Period: All time', 'Last 12 months')
    await expect(page).toHaveURL(`${path}?categories=skincare&sort=MOST_RECENT&period=LAST_12_MONTHS&page=1`)
    await expect.poll(() => stored(page)).toEqual(['["skincare"]', '"MOST_RECENT"', '"LAST_12_MONTHS"'])
    const narrowed = await products(page).count()
    expect(narrowed).toBeLessThan(9)
    await accessible()

    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab).toHaveURL(`${path}?categories=skincare&sort=MOST_RECENT&period=LAST_12_MONTHS&page=1`)
    await expect(products(tab)).toHaveCount(narrowed)
    await tab.getByRole('link', { name: 'Reset' }).click()
    await expect(tab).toHaveURL(`${path}?page=1`)
    await expect(products(tab)).toHaveCount(9)
    await expect.poll(() => stored(tab)).toEqual([null, null, null])
    await tab.close()

    await page.reload()
    await expect.poll(() => stored(page)).toEqual(['["skincare"]', '"MOST_RECENT"', '"LAST_12_MONTHS"'])
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Wishlist' }).click()
    await expect(page).toHaveURL('/account/wishlist')
    await expect.poll(() => stored(page)).toEqual([null, null, null])
    await page.waitForLoadState()
    await page.goto(path)
    await expect(products(page)).toHaveCount(9)
    await expect(page).toHaveURL(path)
  })

  test('removes a product by keyboard, and takes that back [FAV-09, FAV-15, FAV-16]', async ({ page, journal, accessible }) => {
    await page.goto(path)
    const last = products(page).last().getByRole('heading')
    // A card far below the window is not laid out, and has no inner text yet.
    const name = (await last.textContent()) ?? ''
    const remove = page.getByRole('button', { name: `Remove ${name}` })
    await hydrated(remove)
    await remove.focus()
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').filter({ hasText: SUCCESS })
    await expect(said).toBeInViewport()
    await expect(products(page)).toHaveCount(8)
    await journal.expectCalled('removeMyReplenishmentProduct')
    await accessible()

    // The focus goes on from what was said: the next stop is Undo.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Undo ${name}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(products(page)).toHaveCount(9)
    await expect(page.getByRole('status').filter({ hasText: 'The product is in your list again.' })).toBeVisible()
    await page.reload()
    await expect(last).toHaveText(name)
  })
})

test.describe('a removal that fails', () => {
  test.use({
    scenario: 'fault-replenishment-fails',
    expectedMessages: [{ text: /503|Could not remove/, reason: 'the answer that fails on purpose is logged' }],
  })

  test('brings the product back, and says so [FAV-15, FAV-17]', async ({ page }) => {
    await page.goto(path)
    const name = await products(page).first().getByRole('heading').innerText()
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeInViewport()
    await expect(products(page).first().getByRole('heading')).toHaveText(name)
    await expect(products(page)).toHaveCount(9)
  })
})
