import { expect, test } from 'compact/playwright'
import { bagDrawer } from '#tests/harness/gestures/basket.ts'
import { foundCard, openSearch, searchInput, searchPanel } from '#tests/harness/gestures/search.ts'

test.describe('a guest', () => {
  test.use({ scenario: 'uk-guest' })

  test('searches while typing, adds what was found to the bag, and is back where they were [SEARCH-01, SEARCH-04, SEARCH-09, SEARCH-10, SEARCH-13, SEARCH-27, OP-CAT-03]', async ({
    page,
    accessible,
    journal,
  }) => {
    await page.goto('/')
    await openSearch(page)
    const panel = searchPanel(page)
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    const clear = panel.getByRole('button', { name: 'Clear the search' })
    await expect(clear).toBeHidden()

    await page.keyboard.type('s')
    await expect(clear).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('alert')).toHaveText('Please search using at least 2 characters.')
    await accessible()

    await page.keyboard.type('atin lip')
    await expect(panel.getByRole('heading', { name: 'Matching Products' })).toBeVisible()
    await expect(panel.getByRole('status')).toHaveText(/^\d products match “satin lip”$/)
    await expect(panel.getByText('Please search using')).toHaveCount(0)
    await journal.expectCalled('searchProducts', { term: 'satin lip', useGuestPrice: true, isTypicalJourney: true })
    await accessible()

    await foundCard(page, 'Satin Lip Balm')
      .getByRole('button', { name: /^Add to Bag/ })
      .click()
    await expect(bagDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
    await expect(bagDrawer(page)).toContainText('Satin Lip Balm')
    await expect(panel).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()

    await openSearch(page)
    await expect(searchInput(page)).toHaveValue('')
    await expect(panel.getByRole('article')).toHaveCount(0)
  })

  test('is led to the page of a product with shades, and nothing is added [SEARCH-12]', async ({ page, journal }) => {
    await page.goto('/us')
    await openSearch(page)
    await page.keyboard.type('ribbon satin lipstick')
    await foundCard(page, 'Ribbon Satin Lipstick')
      .getByRole('link', { name: /^Choose shade/ })
      .click()

    await expect(page.getByRole('heading', { level: 1, name: 'Ribbon Satin Lipstick' })).toBeVisible()
    await expect(page).toHaveURL(/\/us\/products\//)
    await journal.expectNotCalled('addBasketItems')
  })

  test('leaves by each way out, and the focus is back on the button [SEARCH-02, SEARCH-06]', async ({ page }) => {
    await page.goto('/')
    const panel = searchPanel(page)
    for (const way of ['Back', 'Close the search', 'Escape']) {
      await openSearch(page)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await panel.getByRole('button', { name: way }).click()
      await expect(panel).toBeHidden()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
      await expect(page.locator('html[data-search-open]')).toHaveCount(0)
    }
  })
})

test.describe('a search that fails', () => {
  test.use({ scenario: 'fault-search-error' })

  test('shows no suggestions, says so, and is tried again [SEARCH-25]', async ({ page, accessible, faults }) => {
    await page.goto('/')
    await openSearch(page)
    await page.keyboard.type('satin')
    const panel = searchPanel(page)
    await expect(panel.getByRole('alert').filter({ hasText: 'Sorry' })).toBeVisible()
    await expect(panel.getByRole('article')).toHaveCount(0)
    await accessible()

    await faults.clear()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('article').first()).toBeVisible()
  })
})

test.describe('a search that is refused', () => {
  test.use({ scenario: 'search-refused' })

  test('leaves the way to the quiz [SEARCH-21, SEARCH-22, SEARCH-26]', async ({ page }) => {
    await page.goto('/')
    await openSearch(page)
    await page.keyboard.type('satin')
    const panel = searchPanel(page)
    await expect(panel.getByRole('alert').filter({ hasText: 'Sorry' })).toBeVisible()
    await expect(panel.getByRole('article')).toHaveCount(0)
    await expect(panel.getByRole('heading', { name: 'Not sure what your skin needs?' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Take the Skincare Quiz' })).toHaveAttribute('href', '/quiz/skincare?from=search')
  })
})
