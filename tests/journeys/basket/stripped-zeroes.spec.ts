import { compose, expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { amountsIn, type ToldAmounts } from '#tests/harness/gestures/amounts.ts'
import { addToBasket, basketDrawer, basketLines, reviewBasket, summaryLine } from '#tests/harness/gestures/basket.ts'
import { toggleCard } from '#tests/harness/gestures/membership-toggle.ts'
import { logIn } from '#tests/harness/gestures/session.ts'

const inZeroes = expect.stringMatching(/\.00$/)

/** Two of one lipstick in the basket: one present at the start, and another. */
const stores = [
  { store: 'en-GB', prefix: '', one: '£26', two: '£52', mascara: '£25', membership: '£49', toGo: 'Spend £2 more', total: '£52' },
  { store: 'en-US', prefix: '/us', one: '$34', two: '$68', mascara: '$32', membership: '$49', total: '$73.61' },
] as const

for (const { store, prefix, one, two, mascara, membership, total, ...rest } of stores) {
  for (const isStripped of [true, false]) {
    test.describe(`in ${store} with the flag ${isStripped ? 'on' : 'off'}`, () => {
      const flags = { 'disable-promotional-banner': '1' }
      test.use({ scenario: compose({ ...(isStripped && { from: 'strip-minor-zeros' }), store, basket: 'one-item', flags }) })

      const worded = (text: string) => (isStripped ? text : text.replace(/[£$]\d+(?![\d.])/, '$&.00'))

      /** These amounts are shown, and none ends in '.00' where that is stripped. */
      function expectTold({ shown, readOut }: ToldAmounts, ...amounts: readonly string[]): void {
        for (const told of [shown, readOut]) {
          expect(told).toEqual(expect.arrayContaining(amounts.map(worded)))
          if (isStripped) expect(told).not.toContainEqual(inZeroes)
        }
      }

      test(`amounts ${isStripped ? 'leave out' : 'keep'} '.00' in a list, on a product's page, in the drawer and in the bag [MONEY-03]`, async ({
        page,
        accessible,
      }) => {
        const main = page.getByRole('main')
        // With the flag off, amounts have the same markup as on every other page.
        const checkWithAxe = async () => (isStripped ? accessible() : undefined)
        await page.goto(`${prefix}/shop/makeup`)
        expectTold(await amountsIn(main), one, mascara)
        await checkWithAxe()

        await page.goto(`${prefix}/products/ribbon-satin-lipstick`)
        expectTold(await amountsIn(main), one)
        await expect(main.getByRole('button', { name: `Add to Bag, ${worded(one)}`, exact: true })).toBeVisible()
        await checkWithAxe()

        await addToBasket(page)
        await expect(basketDrawer(page).getByRole('button', { name: 'Add membership' })).toBeVisible()
        await basketDrawer(page).getByText('Order summary').click()
        await expect(basketDrawer(page).getByRole('heading', { name: `instead of ${worded(two)}` })).toBeVisible()
        expectTold(await amountsIn(basketDrawer(page)), two, membership)
        await checkWithAxe()

        await reviewBasket(page)
        await expect(toggleCard(page)).toContainText('a year')
        expectTold(await amountsIn(main), two, membership)
        await expect(basketLines(page).first()).toContainText(worded(two), { useInnerText: true })
        await expect(summaryLine(page, 'Subtotal')).toHaveText(worded(two), { useInnerText: true })
        await expect(summaryLine(page, 'Your total including shipping')).toHaveText(worded(total), { useInnerText: true })
        if ('toGo' in rest) await expect(main).toContainText(worded(rest.toGo), { useInnerText: true })
        await checkWithAxe()
      })
    })
  }
}

test("a page that everybody shares leaves out '.00' for a member whose flag is on, and for nobody else [MONEY-03]", async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/shop/makeup')
  expect((await amountsIn(main)).shown).toContainEqual(inZeroes)

  await logIn(page, { email: shopperById('uk-monthly-member').email, password: shopperPassword })
  await page.goto('/shop/makeup')
  await expect(page.locator('html')).toHaveAttribute('data-tier', 'member')
  expect((await amountsIn(main)).shown).toContainEqual(inZeroes)

  // Flags belong to a world, and a world's page is never shared: mock the flags that such a session would get.
  await page.route('**/api/feature-flags', (route) => route.fulfill({ json: { flags: { 'strip-minor-zeros': '1' } } }))
  await page.reload()
  await expect
    .poll(() => amountsIn(main))
    .toEqual({ shown: expect.not.arrayContaining([inZeroes]), readOut: expect.not.arrayContaining([inZeroes]) })
  expect((await amountsIn(main)).shown).toContain('£25')
})
