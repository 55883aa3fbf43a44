import { expect, test } from 'compact/playwright'

test.describe('where no press beside a dialog closes it', () => {
  test.use({ scenario: 'uk-guest&flag.overlay-outside-click=0' })

  test('a drawer stays, and its button closes it [OVERLAY-03, OVERLAY-04]', async ({ page }) => {
    await page.goto('/shop/makeup')
    await page
      .getByRole('button', { name: /^Choose shade/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: 'Shade Options' })
    await expect(drawer.getByRole('radio').first()).toBeVisible()

    await page.mouse.click(20, 300)
    // A click that closes the dialog would have closed it before the next action.
    await drawer.getByRole('radio').nth(1).focus()
    await expect(drawer).toBeVisible()
    await expect(drawer.getByRole('radio').nth(1)).toBeFocused()
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(drawer).toBeHidden()
  })
})
