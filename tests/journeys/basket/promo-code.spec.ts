import { expect, test } from 'compact/playwright'
import { summaryLine } from '#tests/harness/gestures/basket.ts'
import { hydrated } from '#tests/harness/gestures/form.ts'
import { holdOperation } from '#tests/harness/gestures/hold.ts'
import { pressRemoveCode, promoBox, promoField, removeCode } from '#tests/harness/gestures/promo-code.ts'

test.describe('in the UK, by keyboard alone', () => {
  test.use({ scenario: 'basket=two-items&flag.disable-promotional-banner=1' })

  test('codes are applied, refused, warned of and taken off again, and the bag follows at once [BASKET-02, PROMO-01, PROMO-02, PROMO-03, PROMO-07, PROMO-08, PROMO-09, OP-BASKET-12, OP-BASKET-13]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto('/basket')
    await hydrated(promoField(page))
    await expect(promoBox(page).getByRole('listitem')).toHaveCount(0)
    await expect(promoBox(page).getByRole('button', { name: 'Apply' })).toBeEnabled()
    await promoField(page).focus()
    await page.keyboard.type(' glow10 ')
    await page.keyboard.press('Enter')
    await expect(promoBox(page).getByText('GLOW10 code activated', { exact: true })).toBeVisible()
    await expect(summaryLine(page, 'Promo Code GLOW10')).toHaveText(/^−£\d/)
    await expect(promoField(page)).toBeFocused()
    await expect(promoField(page)).toHaveValue('')
    await journal.expectCalled('applyDiscountCode', { code: 'glow10' })
    await accessible()

    await page.keyboard.type('Glow10')
    await page.keyboard.press('Enter')
    await expect(promoField(page)).toHaveAccessibleDescription('Promo code is already applied')
    expect(await journal.entries('applyDiscountCode')).toHaveLength(1)

    await promoField(page).fill('WINTER25')
    await page.keyboard.press('Enter')
    await expect(promoField(page)).toHaveAccessibleDescription('WINTER25: This code has expired.')
    await expect(promoField(page)).toHaveValue('WINTER25')
    await accessible()

    await promoField(page).fill('SHIPFREE')
    await page.keyboard.press('Enter')
    await expect(promoBox(page).getByText('SHIPFREE code activated', { exact: true })).toBeVisible()
    await removeCode(page, 'WINTER25').focus()
    await page.keyboard.press('Enter')
    await expect(removeCode(page, 'WINTER25')).toHaveCount(0)
    await expect(promoField(page)).toBeFocused()
    await removeCode(page, 'GLOW10').focus()
    await page.keyboard.press('Space')
    await expect(removeCode(page, 'GLOW10')).toHaveCount(0)
    await journal.expectCalled('removeDiscountCode', { code: 'GLOW10' })
    await expect(summaryLine(page, 'Promo Code GLOW10')).toHaveCount(0)

    await page.reload()
    await expect(promoBox(page).getByRole('listitem')).toHaveText([/^SHIPFREE code activated/])
  })
})

test.describe('in the US', () => {
  test.use({ scenario: 'store=en-US&basket=two-items&promo=not-combined&flag.disable-promotional-banner=1' })

  test('a code that stands alone counts once the other is gone [PROMO-02, PROMO-03, PROMO-09]', async ({ page, accessible }) => {
    await page.goto('/us/basket')
    await hydrated(promoField(page))
    await expect(promoBox(page).getByText('GLOW10 code activated', { exact: true })).toBeVisible()
    await expect(promoBox(page).getByText("HELLO20: This code can't be combined with another.", { exact: true })).toBeVisible()
    await accessible()
    await pressRemoveCode(page, 'GLOW10')
    await expect(promoBox(page).getByText('HELLO20 code activated', { exact: true })).toBeVisible()
    await expect(summaryLine(page, 'Promo Code HELLO20')).toHaveText(/^−\$\d/)
  })
})

test.describe('while codes cannot be had', () => {
  test.use({
    scenario: 'basket=one-item&flag.disable-promotional-banner=1',
    expectedMessages: [
      {
        text: /applyCode failed|removeCode failed|status of 50\d|^50\d /,
        reason: 'the failure is logged, and the browser reports its status',
      },
    ],
  })

  test('the shopper is told at the field, loses nothing, and can try again; a slow answer is waited for [PROMO-03]', async ({
    page,
    faults,
    accessible,
  }) => {
    await page.goto('/basket')
    await hydrated(promoField(page))
    for (const fault of ['promo-code-fails', 'applyDiscountCode;status=503']) {
      await faults.set(fault)
      await promoField(page).fill('GLOW10')
      await promoField(page).press('Enter')
      await expect(promoField(page)).toHaveAccessibleDescription("Sorry, that didn't go through. Please try again.")
      await expect(promoField(page)).toHaveValue('GLOW10')
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await promoField(page).fill('')
    }
    await accessible()

    // Carried out, but the answer is empty: the shop fetches and shows the current basket.
    await faults.set('applyDiscountCode;empty-data')
    await promoField(page).fill('SHIPFREE')
    await promoField(page).press('Enter')
    await expect(promoBox(page).getByText('SHIPFREE code activated', { exact: true })).toBeVisible()
    await expect(promoField(page)).toHaveAccessibleDescription('')

    await faults.clear()
    const letGo = await holdOperation(page, 'applyDiscountCode')
    await promoField(page).fill('GLOW10')
    await promoField(page).press('Enter')
    await expect(promoBox(page).getByRole('button', { name: 'Applying' })).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect(promoBox(page).getByText('GLOW10 code activated', { exact: true })).toBeVisible()

    await faults.set('removeDiscountCode;status=503')
    await pressRemoveCode(page, 'GLOW10')
    await expect(promoField(page)).toHaveAccessibleDescription("Sorry, that didn't go through. Please try again.")
    await expect(promoBox(page).getByText('GLOW10 code activated', { exact: true })).toBeVisible()
  })
})

test.describe('whoever is in the group of the promo bar', () => {
  test.use({ scenario: 'promo-bar&flag.disable-promotional-banner=1' })

  test('applies the one code with one press above the bag [PROMO-12, PROMO-13, PROMO-14]', async ({ page, journal, accessible }) => {
    await page.goto('/basket')
    await hydrated(promoField(page))
    const main = page.getByRole('main')
    await expect(main.getByText('Save 20% on your first order')).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('experiment-views'))).toContain('experiment-promo-visibility:1')
    await main.getByRole('button', { name: 'Apply' }).first().click()
    await expect(promoBox(page).getByText('HELLO20 code activated', { exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Applied' })).toBeFocused()
    await journal.expectCalled('applyDiscountCode', { code: 'HELLO20' })
    await accessible()
  })
})

test.describe('without scripts', () => {
  test.use({ scenario: 'basket=one-item&flag.disable-promotional-banner=1', javaScriptEnabled: false })

  test('a code is posted and taken off again [BASKET-02, PROMO-07, PROMO-09]', async ({ page }) => {
    await page.goto('/basket')
    await promoField(page).fill('GLOW10')
    await promoField(page).press('Enter')
    await expect(promoBox(page).getByText('GLOW10 code activated', { exact: true })).toBeVisible()
    await pressRemoveCode(page, 'GLOW10')
    await expect(promoBox(page).getByRole('listitem')).toHaveCount(0)
    await expect(page).toHaveURL(/\/basket$/)
  })

  test('a code that counts already is warned of, and what fails is told, at the field [PROMO-08]', async ({ page, faults }) => {
    await page.goto('/basket')
    await promoField(page).fill('GLOW10')
    await promoField(page).press('Enter')
    await expect(promoBox(page).getByText('GLOW10 code activated', { exact: true })).toBeVisible()
    await promoField(page).fill('glow10')
    await promoField(page).press('Enter')
    await expect(promoField(page)).toHaveAccessibleDescription('Promo code is already applied')

    await faults.set('applyDiscountCode;status=500', 'removeDiscountCode;status=500')
    await promoField(page).fill('SHIPFREE')
    await promoField(page).press('Enter')
    await expect(promoField(page)).toHaveAccessibleDescription("Sorry, that didn't go through. Please try again.")
    await expect(promoField(page)).toHaveValue('SHIPFREE')
    await pressRemoveCode(page, 'GLOW10')
    await expect(promoField(page)).toHaveAccessibleDescription("Sorry, that didn't go through. Please try again.")
    await expect(promoField(page)).toHaveValue('')
  })
})
