import { expect, test } from 'compact/playwright'
import { offersBanner } from '#tests/harness/gestures/banners.ts'
import { heightOf, isWhollyInSight } from '#tests/harness/gestures/in-sight.ts'

test.describe('the first view of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('has the headline, its action and the question for consent, which is answered in its dialog for this page and the next', async ({
    page,
    context,
    accessible,
  }) => {
    await page.goto('/')
    const question = page.getByRole('region', { name: 'Cookies, the way you like them' })
    await expect(question).toBeVisible()
    expect(await heightOf(question)).toBeLessThan(150)
    expect(await heightOf(offersBanner(page).first())).toBeLessThan(40)
    for (const button of await question.getByRole('button').all()) expect(await heightOf(button)).toBeGreaterThanOrEqual(44)
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: 'Shop New In' })])
      expect(await isWhollyInSight(part)).toBe(true)
    await accessible()

    await question.getByRole('button', { name: 'Choose cookies' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
    await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled()
    await expect(dialog.getByRole('switch', { name: 'Functional' })).not.toBeChecked()
    await dialog.getByRole('switch', { name: 'Functional' }).check()
    await accessible()
    await dialog.getByRole('button', { name: 'Save my choice' }).click()

    await expect(dialog).toBeHidden()
    await expect(question).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    const consent = (await context.cookies()).find(({ name }) => name === 'ottilie-consent')
    expect(consent).toMatchObject({ value: 'necessary%2Cfunctional', path: '/', sameSite: 'Lax' })

    await page.goto('/shop/makeup')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question).toBeHidden()
  })
})

test('an answer that is given before the scripts have arrived counts, and leads back to the same page', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => {
    // Never answered.
  })
  await page.goto('/shop/makeup?sort=PRICE_LOW_TO_HIGH&awc=10921_1772445600_2f6c', { waitUntil: 'commit' })
  const question = page.getByRole('region', { name: 'Cookies, the way you like them' })
  await question.getByRole('button', { name: 'Reject all' }).click({ noWaitAfter: true })

  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/shop\/makeup\?sort=PRICE_LOW_TO_HIGH/)
})

test('the US asks nobody; the click of an affiliate that leads there is kept for the session [COOKIE-07, HELP-07, HELP-08]', async ({
  page,
}) => {
  await page.goto('/us?awc=10921_1772445600_2f6c')
  const kept = () => page.evaluate(() => sessionStorage.getItem('awc'))
  await expect.poll(kept).toBe('10921_1772445600_2f6c')
  await page.goto('/us/shop/makeup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookies, the way you like them' })).toBeHidden()
  expect(await kept()).toBe('10921_1772445600_2f6c')

  // So the help centre is told from the start who comes.
  const delivery = page.getByRole('contentinfo').getByRole('link', { name: 'Delivery', includeHidden: true })
  await expect(delivery).toHaveAttribute('href', /[?&]anonId=[0-9a-f-]{36}(&|$)/)
  await expect(delivery).toHaveAttribute('href', /[?&]env=\w+/)
})
