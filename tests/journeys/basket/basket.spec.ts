import { expect, test } from 'compact/playwright'
import { addToBasket, basketDrawer, basketLines, quantityField, reviewBasket } from '#tests/harness/gestures/basket.ts'
import { membershipSwitch } from '#tests/harness/gestures/membership-toggle.ts'

/** Cheap enough that two of it earn no gift, which would add a line and an item. */
const product = '/products/satin-lip-balm'

for (const scenario of ['', 'uk-guest']) {
  test.describe(scenario === '' ? 'an ordinary visitor' : 'a guest in a world of their own', () => {
    test.use({ scenario })

    test('changes a quantity, takes the line out, puts it back, and sees the same bag after a reload [BASKET-23, NAV-01]', {
      tag: scenario === '' ? '@phone' : [],
    }, async ({ page, accessible }) => {
      await page.goto(product)
      await addToBasket(page)
      await reviewBasket(page)
      const lines = page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem')
      await lines.getByRole('button', { name: /^Increase quantity of/ }).click()

      await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2')
      await expect(lines.first()).toContainText('£32.00')
      await expect(page.getByRole('link', { name: /^Basket\s?, 2 items$/ })).toBeVisible()
      await lines.getByRole('button', { name: /^Remove/ }).click()

      await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
      await accessible()
      await page.getByRole('button', { name: /^Undo/ }).click()

      await expect(lines.first()).toContainText('£32.00')
      // The header counts the line once the server has it again.
      await expect(page.getByRole('link', { name: /^Basket\s?, 2 items$/ })).toBeVisible()
      await page.reload()
      await expect(lines.first()).toContainText('£32.00')
      await expect(page.getByRole('link', { name: /^Basket\s?, 2 items$/ })).toBeVisible()
    })
  })
}

test('an empty bag says so once, shows bestsellers and leads on', async ({ page, accessible }) => {
  await page.goto('/basket')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(['Your bag is empty'])
  const bestsellers = page.getByRole('region', { name: 'Bestsellers' })
  await expect(bestsellers.getByRole('article').first()).toBeVisible()
  const [left, edge] = await Promise.all([heading, bestsellers.getByRole('heading').first()].map((one) => one.boundingBox()))
  expect(left?.x, 'the words begin at the edge of the page').toBe(edge?.x)
  await accessible()
  await page.getByRole('link', { name: 'Shop Bestsellers', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/bestsellers$/)
})

test('a double press on Add to Bag adds once and leaves the drawer open', async ({ page }) => {
  await page.goto(product)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()
    .dblclick()

  await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
  await expect(basketDrawer(page)).toContainText('Quantity 1')
})

test('a press before the shop’s scripts have arrived opens the drawer at once, and is carried out when they have', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  let isReleased = false
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isReleased) await route.continue()
    else held.push(() => route.continue())
  })
  await page.goto(product, { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()
    .click()
  await expect(basketDrawer(page)).toBeVisible()

  isReleased = true
  await Promise.all(held.map((release) => release()))

  await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
  await expect(basketDrawer(page)).toContainText('Quantity 1')
})

test('a session that has run out is replaced by a new one, and the press still counts', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'ottilie-session', value: 'long-forgotten', url: baseURL ?? '' },
    { name: 'ottilie-session-key', value: 'long-gone', url: baseURL ?? '' },
  ])
  await page.goto(product)
  await addToBasket(page)
  await reviewBasket(page)
  await expect(page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem')).toHaveCount(1)
})

test('the drawer keeps the focus, closes on Escape, its button and a press beside it, and gives the focus back [OVERLAY-01, OVERLAY-02, OVERLAY-04, OVERLAY-05, OVERLAY-06]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(product)
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to Bag/ })
    .first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    // After the last stop a native dialog lets the focus go to the browser's own bars, never to the page behind.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }

  // An Escape within the first moments counts as part of the press that opened it.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(basketDrawer(page)).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await basketDrawer(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(basketDrawer(page)).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
  await expect(async () => {
    // One that is on its way out is closed already: the press would fall on the page.
    const opened = page.locator('#basket-drawer[open]')
    if (await opened.count()) await page.mouse.click(2, 30)
    await expect(opened).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(button).toBeFocused()
})

test('two tabs of one browser agree on the bag', async ({ page, context }) => {
  await page.goto(product)
  await addToBasket(page)
  await reviewBasket(page)
  const other = await context.newPage()
  await other.goto('/basket')
  await other.getByRole('button', { name: /^Increase quantity of/ }).click()
  await expect(other.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2')

  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2')
  await expect(page.getByRole('link', { name: /^Basket\s?, 2 items$/ })).toBeVisible()
})

test('two tabs of one browser agree on whose prices they show [PRICE-05, PRICE-15]', async ({ page, context }) => {
  await page.goto(product)
  await addToBasket(page)
  await reviewBasket(page)
  const other = await context.newPage()
  await other.goto('/basket')
  await membershipSwitch(other).click()
  await expect(membershipSwitch(other)).toBeChecked()

  await expect(membershipSwitch(page)).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-tier', 'member')
  await membershipSwitch(page).click()
  await expect(other.locator('html')).toHaveAttribute('data-tier', 'typical')
})

test('rapid presses end at the quantity that was asked for last', async ({ page }) => {
  await page.goto(product)
  await addToBasket(page)
  await reviewBasket(page)
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ })
  for (const next of ['2', '3', '2', '4']) {
    await quantity.fill(next)
    await quantity.press('Enter')
  }
  await expect(quantity).toHaveValue('4')
  // The field shows the requested quantity at once; the price shows that the basket has it.
  await expect(page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem').first()).toContainText('£64.00')
  await page.reload()
  await expect(quantity).toHaveValue('4')
})

test('a quantity that is typed before the scripts have arrived is what the shopper asks for', async ({ page }) => {
  await page.goto(product)
  await addToBasket(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/basket', { waitUntil: 'commit' })
  await quantityField(page).fill('3')
  await quantityField(page).press('Enter')
  release()

  await expect(basketLines(page).first()).toContainText('£48.00')
  await expect(quantityField(page)).toHaveValue('3')
  await expect(page).toHaveURL(/\/basket$/)
})

test('an address that asks for items adds them once, and not again on a reload [ROUTE-31]', async ({ page, request }) => {
  const { variants } = await (await request.get('/api/variants?skus=&locale=en-GB')).json().catch(() => ({ variants: undefined }))
  expect(variants).toBeUndefined()
  await page.goto(product)
  const sku = await page.locator('input[name=sku]').first().inputValue()
  await page.goto(`/basket?items=${encodeURIComponent(JSON.stringify([sku]))}`)

  await expect(page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/\/basket$/)
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1')
})

// app/features/basket/items-parameter.test.ts covers the parameter's values.
test('an address with items that cannot be read adds nothing and breaks nothing', async ({ page }) => {
  for (const items of ['[1,null]', '%E0%A4%A']) {
    await page.goto(`/basket?items=${items}`)
    await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  }
})

test('an unknown sku is told as what could not be added', async ({ page }) => {
  await page.goto('/basket?items=["NO-SUCH-SKU"]')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be added. Please try again.')
})
