import { expect, test } from 'compact/playwright'
import {
  basketDrawer,
  increaseButton as increase,
  basketLines as lines,
  quantityField as quantity,
} from '#tests/harness/gestures/basket.ts'
import { addButton, addedTitle } from '#tests/harness/gestures/basket-drawer.ts'
import { holdOperation, operationSent } from '#tests/harness/gestures/hold.ts'

type Page = import('@playwright/test').Page

/*
 * Cases that need a browser: the network drops and returns, the page is left while a change is pending, and the message to the shopper.
 * tests/agreement/basket-faults.test.ts covers every change with every fault.
 */

/** The changes that wait in the browser to be sent. */
const waitingChanges = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .flatMap(([key, value]) => (key.startsWith('basket-change:') ? [value] : []))
      .join(),
  )

/** Waits until the page has all its scripts. They are asked for after the first paint: a network that is quiet before says nothing. */
async function scriptsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.ottilieHydrated)
  await page.waitForLoadState('networkidle')
}

/** The quantity of the basket's only line on the server, whatever the page shows. */
async function quantityOnServer(world: { inspect: () => Promise<{ basket: Readonly<Record<string, unknown>> }> }): Promise<unknown> {
  const { basket } = await world.inspect()
  return JSON.stringify(basket['lines'] ?? basket['items']).match(/"quantity":(\d+)/)?.[1]
}

test.describe('a bag with one lipstick', () => {
  test.use({ scenario: 'store=en-GB&shopper=guest&basket=one-item' })

  test.describe('in a browser that loses its network', () => {
    test.use({
      expectedMessages: [
        {
          text: /ERR_INTERNET_DISCONNECTED|country selector failed|\bleft out\b/,
          reason: 'what the page asks for meanwhile, by itself or for a press, fails',
        },
      ],
    })

    test('offline is said at once; what is asked for meanwhile is kept and made when the network is back', async ({
      page,
      context,
      accessible,
    }) => {
      await page.goto('/basket')
      await expect(quantity(page)).toHaveValue('1')
      const price = (await lines(page).first().getByText(/^£/).last().innerText()).trim()
      // A page whose scripts have not loaded cannot show a message.
      await scriptsAreThere(page)
      await context.setOffline(true)
      await expect(page.getByRole('main').getByText("You're offline.")).toBeVisible()
      await increase(page).click()
      await increase(page).click()
      await expect(quantity(page)).toHaveValue('3')
      await expect(lines(page).first()).toContainText(price)
      await accessible()

      await context.setOffline(false)
      await expect(page.getByRole('main').getByText("You're offline.")).toBeHidden()
      await expect(lines(page).first()).not.toContainText(price)
      await page.reload()
      await expect(quantity(page)).toHaveValue('3')
    })

    test('what is pressed without a network is made by the next page that has one, once', async ({ page, context, journal }) => {
      await page.goto('/products/satin-lip-balm')
      await scriptsAreThere(page)
      await context.setOffline(true)
      await addButton(page).click()
      await expect(basketDrawer(page).getByText("You're offline.").first()).toBeVisible()
      await expect.poll(() => waitingChanges(page)).toContain('OT-SLB-01')
      await page.close()

      await context.setOffline(false)
      const next = await context.newPage()
      await next.goto('/basket')
      await expect(lines(next)).toHaveCount(2)
      await expect(lines(next).filter({ hasText: 'Satin Lip Balm' })).toBeVisible()
      await expect.poll(() => waitingChanges(next)).not.toContain('OT-SLB-01')
      expect(await journal.entries('addBasketItems')).toHaveLength(1)
    })
  })

  test('what is on its way and what waits behind it count although the page is left at once', async ({ page, faults, world, journal }) => {
    await page.goto('/basket')
    await faults.set('editBasketItem;latency=1500;nth=1')
    const sent = operationSent(page, 'editBasketItem')
    await increase(page).click()
    await sent
    await increase(page).click()
    await page.goto('/contact')
    await page.goto('/basket')
    await expect(quantity(page)).toHaveValue('3')
    // The changes arrived in order and only once each.
    await expect.poll(() => quantityOnServer(world)).toBe('3')
    expect(await journal.entries('editBasketItem')).toHaveLength(2)
  })

  test('what is added while the code that sends it is still on its way is in the bag of the next page', async ({ page, journal }) => {
    await page.goto('/products/satin-lip-balm')
    await scriptsAreThere(page)
    let isLeft = false
    await page.route('**/_next/static/**', async (route) => {
      if (isLeft) await route.continue()
    })
    await addButton(page).click()
    await expect.poll(() => waitingChanges(page)).toContain('OT-SLB-01')
    isLeft = true
    await page.goto('/basket')
    await expect(lines(page)).toHaveCount(2)
    await expect.poll(() => waitingChanges(page)).not.toContain('OT-SLB-01')
    expect(await journal.entries('addBasketItems')).toHaveLength(1)
  })

  test.describe('on a server that fails', () => {
    test.use({
      expectedMessages: [
        { text: /503|^console error: Basket: setQuantity failed/, reason: 'the server is made to fail, and the failure is logged' },
      ],
    })

    test('a change that does not count is told and taken back; the next one counts', async ({ page, faults, world, accessible }) => {
      await page.goto('/basket')
      await faults.set('editBasketItem;status=503')
      await increase(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('The update failed, please try again.')
      await expect(quantity(page)).toHaveValue('1')
      expect(await quantityOnServer(world)).toBe('1')
      await accessible()

      await faults.clear()
      await increase(page).click()
      await expect(quantity(page)).toHaveValue('2')
      await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
      await expect.poll(() => quantityOnServer(world)).toBe('2')
    })
  })
})

test.describe('an addition whose answer is lost', () => {
  test.use({
    scenario: 'uk-guest&fault=addBasketItems;reset;executed;nth=1',
    expectedMessages: [
      {
        text: /502|^console error: Basket: addProducts failed|^console warning: The confirmation of Add to Bag/,
        reason: 'the connection is made to break, and the failure is logged',
      },
    ],
  })

  test('is told as not known, not repeated, and the header counts what is truly in the bag', async ({ page, journal }) => {
    await page.goto('/products/satin-lip-balm')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
      .click()
    await expect(basketDrawer(page).getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Basket\s?, 1 item$/ })).toBeVisible()
    expect(await journal.entries('addBasketItems')).toHaveLength(1)
  })
})

test.describe('a bag that changes elsewhere meanwhile', () => {
  test.use({ scenario: 'fault-add-basket-conflict' })

  test('has what is added, once, and tells nothing of the conflict', async ({ page, journal, world }) => {
    await page.goto('/products/satin-lip-balm')
    await addButton(page).click()
    await expect(addedTitle(page)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Basket\s?, 1 item$/ })).toBeVisible()
    expect(await quantityOnServer(world)).toBe('1')
    expect(await journal.entries('addBasketItems')).toHaveLength(2)
  })

  test('keeps the change of each of two tabs, whichever conflicts', async ({ page, context, faults, journal }) => {
    await page.goto('/products/satin-lip-balm')
    await addButton(page).click()
    await expect(addedTitle(page)).toBeVisible()
    await page.goto('/basket')
    await expect(quantity(page)).toHaveValue('1')
    const other = await context.newPage()
    await other.goto('/products/ribbon-satin-lipstick')
    await faults.set('addBasketItems;error=VERSION_CONFLICT;nth=1', 'editBasketItem;error=VERSION_CONFLICT;nth=1')
    await increase(page).click()
    await addButton(other).click()

    await expect(addedTitle(other)).toBeVisible()
    // A gift comes besides: the two changes together reach its threshold.
    await expect(lines(page).filter({ hasText: 'Ribbon Satin Lipstick' })).toHaveCount(1)
    await expect(lines(page).first().getByRole('spinbutton')).toHaveValue('2')
    expect(await journal.entries('editBasketItem')).toHaveLength(2)
    expect(await journal.entries('addBasketItems')).toHaveLength(4)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('has what is added all the same', async ({ page, journal }) => {
      await page.goto('/products/satin-lip-balm')
      await addButton(page).click()
      await expect(page).toHaveURL(/\/basket$/)
      await expect(page.getByRole('main').getByText('Satin Lip Balm').first()).toBeVisible()
      expect(await journal.entries('addBasketItems')).toHaveLength(2)
    })
  })
})

test.describe('a bag in the US, on a phone', () => {
  test.use({
    scenario: 'store=en-US&shopper=guest&basket=one-item',
    viewport: { width: 390, height: 844 },
    expectedMessages: [
      {
        text: /500|^console error: Basket: (setQuantity|remove) failed/,
        reason: 'the answers are made to fail, and the failures are logged',
      },
    ],
  })

  test('pressed on while an answer waits, and told of answers that cannot be read, it is the server’s bag each time', async ({
    page,
    faults,
    world,
    journal,
    accessible,
  }) => {
    await page.goto('/us/basket')
    const release = await holdOperation(page, 'editBasketItem')
    const sent = operationSent(page, 'editBasketItem')
    await increase(page).click()
    await sent
    await increase(page).dblclick()
    await expect(quantity(page)).toHaveValue('4')
    release()
    // The waiting changes were merged into one, and the answer to the first does not reset their quantity.
    await expect(lines(page).first()).toContainText('$136.00')
    await expect(quantity(page)).toHaveValue('4')
    expect(await quantityOnServer(world)).toBe('4')
    expect(await journal.entries('editBasketItem')).toHaveLength(2)

    await faults.set('editBasketItem;malformed')
    await increase(page).click()
    const told = page.getByRole('main').getByRole('alert')
    await expect(told).toContainText('The update failed, please try again.')
    // The server had carried it out.
    await expect(quantity(page)).toHaveValue('5')
    expect(await quantityOnServer(world)).toBe('5')

    await faults.set('removeBasketItems;status=500;executed')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(told).toContainText('There was an issue with item(s) Ribbon Satin Lipstick in your bag. Please try again.')
    await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
    await expect(lines(page)).toHaveCount(0)
    await accessible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  })
})
