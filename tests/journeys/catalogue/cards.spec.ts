import { expect, test } from 'compact/playwright'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { basketDrawer } from '#tests/harness/gestures/basket.ts'
import { slidesOf } from '#tests/harness/gestures/carousel.ts'

const name = 'Ribbon Satin Lipstick'
const shades = catalogue.products.find(({ title }) => title === name)?.variants ?? []
const soldOut = shades.find(({ inStock }) => !inStock)?.shade?.name ?? ''

test('a shopper chooses a shade on a card by keyboard, and adds it from the drawer [SHADE-03, SHADE-04, SHADE-05, SHADE-06, SHADE-07]', async ({
  page,
  accessible,
}) => {
  await page.goto('/shop/makeup')
  const choose = page.getByRole('button', { name: new RegExp(`^Choose shade\\s?: ${name}$`) })
  await choose.focus()
  await page.keyboard.press('Enter')

  const drawer = page.getByRole('dialog', { name: 'Shade Options' })
  await expect(drawer.getByRole('radio')).toHaveCount(shades.length)
  await accessible()
  await drawer.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(choose).toBeFocused()

  // A second press that follows at once is half of a double click and changes nothing; a key that follows at once closes.
  await choose.dblclick({ delay: 20 })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await choose.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(choose).toBeFocused()
  await page.keyboard.press('Enter')

  const chosen = drawer.getByRole('radio', { checked: true })
  await expect(chosen).toHaveCount(1)
  const before = await chosen.getAttribute('value')
  // The shades of the time before stay until the drawer has drawn anew, and a key pressed on them is lost with them.
  await expect(async () => {
    await chosen.focus()
    await page.keyboard.press('ArrowDown')
    await expect(chosen).not.toHaveValue(before ?? '', { timeout: 2_000 })
  }).toPass()
  const sku = (await chosen.getAttribute('value')) ?? ''
  await expect(drawer.getByRole('link', { name: 'View More Details' })).toHaveAttribute('href', `/products/${sku}`)

  await drawer.getByRole('radio', { name: new RegExp(`^${soldOut}`) }).check()
  await expect(drawer.getByRole('button', { name: 'Add to Basket' })).toBeDisabled()
  await accessible()
  const shade = shades.find((variant) => variant.sku === sku)?.shade?.name ?? ''
  await drawer.getByRole('radio', { name: new RegExp(`^${shade}`) }).check()
  await drawer.getByRole('button', { name: 'Add to Basket' }).click()

  await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
  await expect(basketDrawer(page).getByText(shade)).toBeVisible()
  await basketDrawer(page).getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(choose).toBeFocused()
})

test('a row of products shows 4, 3 or 2 of them, and moves by arrows on wide screens and by dots on phones [CAROUSEL-01, CAROUSEL-02, CAROUSEL-03, CAROUSEL-04, CAROUSEL-05, REC-05]', async ({
  page,
  accessible,
}) => {
  await page.goto('/products/bright-drops-15-vitamin-c')
  const section = page.getByRole('region', { name: 'Goes well with' })
  const row = section.getByRole('list', { name: 'Goes well with' })
  const next = section.getByRole('button', { name: 'Next products' })
  const dots = section.getByRole('group', { name: 'Pages' })
  for (const [width, inSight] of [
    [1440, 4],
    [1000, 3],
    [700, 2],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => slidesOf(row), { message: `${width} px` }).toEqual({ inSight, outOfSightInReach: 0 })
    await expect(next).toBeVisible({ visible: width >= 768 })
    await expect(dots).toBeVisible({ visible: width < 768 })
  }
  await dots.getByRole('button', { name: 'Page 2' }).click()
  await expect(dots.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'true')
  await accessible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => slidesOf(row)).toEqual({ inSight: 4, outOfSightInReach: 0 })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('listitem', { includeHidden: true }).first()).toHaveAttribute('inert', '')
  await expect(next).toBeFocused()
})

for (const { group, strikes } of [
  { group: 'variant', strikes: true },
  { group: 'control', strikes: false },
]) {
  test.describe(`in the group ${group} of the experiment`, () => {
    test.use({ scenario: `shopper=non-member&flag.experiment-strikethrough-price=${group}` })

    test(`an offer stands ${strikes ? 'beside the regular price, struck through' : 'alone'} [PRICE-16, EXPERIMENT-0${strikes ? 2 : 4}]`, async ({
      page,
    }) => {
      await page.goto('/products/glass-house-lip-gloss')
      const typical = page.getByRole('definition').filter({ hasText: '£15.00', visible: true }).first()
      await expect(typical).toBeVisible()
      await expect(typical.getByText('£19.00')).toBeVisible({ visible: strikes })
    })
  })
}
