import { expect, test } from 'compact/playwright'
import { basketDrawer } from '#tests/harness/gestures/basket.ts'
import { addButton, addedTitle, edges, entrance, watchEntrances } from '#tests/harness/gestures/basket-drawer.ts'
import { countryKnown } from '#tests/harness/gestures/country.ts'
import { holdOperation } from '#tests/harness/gestures/hold.ts'

const balm = '/products/satin-lip-balm'
const lipstick = '/products/ribbon-satin-lipstick'

test.describe('a guest', () => {
  test.use({ scenario: 'uk-guest' })

  test('sees what came into the bag and what it brings, adds a membership, and goes on [ATB-03, ATB-04, ATB-07, ATB-09, ATB-10, ATB-12, ATB-13, ATB-14, ATB-15, ATB-16, ATB-23]', async ({
    page,
    accessible,
    journal,
    world,
  }) => {
    await world.patch({
      answers: {
        'ProgressBanner.termsAndConditions': {
          template: 'Orders are delivered within the UK. <0>',
          links: [{ href: '/help', text: 'More of that' }],
        },
      },
    })
    await page.goto(balm)
    await addButton(page).click()
    await expect(addedTitle(page)).toBeVisible()
    const drawer = basketDrawer(page)
    await journal.expectCalled('addBasketItems', {
      items: [
        { type: 'product', variantId: 'satin-lip-balm-rose', variantSku: 'OT-SLB-01', quantity: 1, origin: 'user', maxItemQuantity: null },
      ],
      location: 'Page',
      locationDetails: balm,
      source: null,
    })

    await expect(drawer.getByRole('progressbar')).toBeVisible()
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Satin Lip Balm' })).toContainText('Quantity 1Typical Price£16.00')
    await expect(drawer.getByRole('link', { name: 'See the free trial' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Take the Skincare Quiz' })).toHaveCount(0)
    await expect(drawer.getByRole('heading', { name: /^Pay £\d+\.\d\d instead of £16\.00$/ })).toBeVisible()
    await expect(drawer.getByText('Orders are delivered within the UK.')).toBeVisible()
    await accessible()

    await expect(drawer.getByText('Subtotal')).toBeHidden()
    await drawer.getByText('Order summary').click()
    await expect(drawer.getByText('Subtotal')).toBeVisible()
    await expect(drawer.getByText('Your total including shipping')).toBeVisible()

    await drawer.getByRole('button', { name: 'Add membership' }).click()
    await expect(drawer.getByText('Your bag total')).toBeVisible()
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Satin Lip Balm' })).toContainText("Member's Price")
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Annual Membership' })).toContainText('£49.00')
    await expect(drawer.getByRole('button', { name: 'Add membership' })).toHaveCount(0)
    await expect(drawer.getByRole('link', { name: 'See the free trial' })).toHaveCount(0)
    await journal.expectCalled('addBasketItems', { location: 'ATB_CONFIRMATION' })
    await accessible()

    await expect(drawer.getByRole('link', { name: 'Review bag & checkout' })).toHaveAttribute('href', '/basket')
    await drawer.getByRole('button', { name: 'Continue Shopping' }).click()
    await expect(drawer).toBeHidden()
    await expect(addButton(page)).toBeFocused()
  })

  for (const { where, viewport, from, place } of [
    {
      where: 'from the right, as high as the window [ATB-01]',
      viewport: { width: 1280, height: 800 },
      from: '100%',
      place: { left: 780, right: 0, top: 0, bottom: 0 },
    },
    {
      where: 'from the bottom on a narrow screen, and leaves some of the page in sight [ATB-02]',
      viewport: { width: 390, height: 844 },
      from: '0px 100%',
      place: { left: 0, right: 0, top: 56, bottom: 0 },
    },
  ]) {
    test.describe('on a screen of its own', () => {
      test.use({ viewport })

      test(`it opens ${where}`, async ({ page }) => {
        await page.goto(balm)
        const entrances = await watchEntrances(page)
        await addButton(page).click()
        await expect(addedTitle(page)).toBeVisible()
        // Where a frame comes between showing the drawer and making the page behind it inert, the way in begins once more, from where it was.
        await expect.poll(async () => (await entrances())[0]).toBe(from)
        await expect.poll(() => edges(basketDrawer(page))).toEqual(place)
      })
    })
  }

  test('waits behind a mask while something is being added, and may close the drawer meanwhile [ATB-19]', async ({ page }) => {
    await page.goto(balm)
    const answer = await holdOperation(page, 'addBasketItems')
    await addButton(page).click()
    const drawer = basketDrawer(page)
    await expect(drawer).toHaveAttribute('aria-busy', 'true')
    await expect(drawer.getByRole('heading', { name: 'Adding to your basket' })).toBeVisible()
    const covered = () =>
      drawer.evaluate((dialog) => {
        const { left, top, width, height } = dialog.getBoundingClientRect()
        const at = (x: number, y: number) => document.elementFromPoint(left + width * x, top + height * y)
        // While it slides in, its place is not in the window yet.
        return [at(0.5, 0.5), at(0.5, 0.98)].map((element) => Boolean(element?.closest('[data-basket-mask]')))
      })
    await expect.poll(covered).toEqual([true, true])
    answer()

    await expect(addedTitle(page)).toBeVisible()
    await expect(drawer).not.toHaveAttribute('aria-busy')
  })
})

test.describe('a member', () => {
  test.use({ scenario: 'us-plus-member' })

  test('is led to the quiz until they have followed the link once, and is sold no membership [ATB-08, ATB-24, ROUTE-19]', async ({
    page,
    accessible,
  }) => {
    await page.goto(`/us${balm}`)
    await addButton(page).click()
    await expect(addedTitle(page)).toBeVisible()
    const quiz = basketDrawer(page).getByRole('link', { name: 'Take the Skincare Quiz' })
    await expect(quiz).toHaveAttribute('href', '/us/quiz/skincare?from=atb-confirmation')
    await expect(basketDrawer(page).getByText('Your bag total')).toBeVisible()
    await accessible()
    await quiz.click()
    await expect(page).toHaveURL(/\/us\/quiz\/skincare\?from=atb-confirmation$/)
    await expect(page.getByRole('heading', { level: 1, name: 'The skincare quiz' })).toBeVisible()

    await page.goto(`/us${balm}`)
    await addButton(page).click()
    await expect(basketDrawer(page).getByText('Quantity 2')).toBeVisible()
    await expect(basketDrawer(page).getByRole('progressbar')).toBeVisible()
    await expect(quiz).toHaveCount(0)
    await expect(basketDrawer(page).getByRole('button', { name: 'Add membership' })).toHaveCount(0)
  })
})

test.describe('somebody who refers a friend', () => {
  test.use({ scenario: 'drawer-referral' })

  test('sees the referral’s progress in the place of the thresholds’ [ATB-05]', async ({ page }) => {
    await page.goto(balm)
    await addButton(page).click()
    await expect(basketDrawer(page).getByText(/^Spend £[\d.]+ more to get your referral discount$/)).toBeVisible()
    await expect(basketDrawer(page).getByRole('progressbar')).toHaveCount(1)
  })
})

test.describe('what fails', () => {
  test.use({
    scenario: 'uk-guest',
    expectedMessages: [{ text: /503|left out|basket/i, reason: 'the faults that are set, and that failures are logged' }],
  })

  test('an add that fails is told as not added, logged, and can be tried again; a block that fails is left out without a word [ATB-25]', async ({
    page,
    faults,
    accessible,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.goto(balm)
    await faults.set('addBasketItems;status=503', 'membershipsByIds;status=503', 'flags;status=503')
    await addButton(page).click()
    const drawer = basketDrawer(page)
    await expect(drawer.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible()
    await expect(drawer.getByRole('alert')).toContainText('Please check your bag before you try again.')
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining('The confirmation of Add to Bag left out'))
    await accessible()

    await faults.set('membershipsByIds;status=503', 'flags;status=503')
    await drawer.getByRole('button', { name: 'Try again' }).click()
    await expect(addedTitle(page)).toBeVisible()
    await expect(drawer.getByText('Quantity 1')).toBeVisible()
    await expect(drawer.getByRole('alert')).toHaveCount(0)
    await expect(drawer.getByRole('progressbar')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Add membership' })).toHaveCount(0)
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining('The price of the membership left out'))
  })
})

test.describe('an error of the bag', () => {
  test.use({ scenario: 'notice-in-drawer' })

  test('closes the drawer and is shown over the page, until it is closed [ATB-22]', async ({ page, accessible }) => {
    await page.goto(lipstick)
    await addButton(page).click()
    const alert = page.getByRole('alert').filter({ hasText: /\w/ })
    await expect(alert).toBeVisible()
    await expect(basketDrawer(page)).toBeHidden()
    await accessible()
    await page.getByRole('button', { name: 'Close the notification' }).click()
    await expect(alert).toHaveCount(0)
  })
})

test.describe('an error over the page, by the flag that closes every alert', () => {
  test.use({ scenario: 'notice-in-drawer&flag.alert-auto-close=all' })

  test('goes by itself after ten seconds [ALERT-17]', async ({ page }) => {
    await page.clock.install()
    await page.goto(lipstick)
    await addButton(page).click()
    const alert = page.getByRole('alert').filter({ hasText: /\w/ })
    await expect(alert).toBeVisible()
    // It does not close while the pointer is on it.
    await page.mouse.move(0, 0)
    await countryKnown(page)
    await page.clock.fastForward(10_000)
    await expect(alert).toHaveCount(0)
  })
})

test.describe('the group of the promo box', () => {
  test.use({ scenario: 'drawer-promo-box' })

  test('sees the offer half a second after the rest, and keeps it in its place once it is applied [ATB-06, ATB-20, ATB-21]', async ({
    page,
    accessible,
  }) => {
    await page.goto(lipstick)
    await addButton(page).click()
    const drawer = basketDrawer(page)
    const offer = drawer.getByText('Save 20% on your first order')
    await expect(offer).toBeAttached()
    expect(await entrance(offer)).toBe('0.5s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await entrance(offer)).toBeUndefined()
    await page.emulateMedia({ reducedMotion: null })
    await expect(drawer.getByRole('link', { name: 'See the free trial' })).toHaveCount(0)
    await accessible()

    await drawer.getByRole('button', { name: 'Apply' }).click()
    await expect(drawer.getByText('Promo Code HELLO20')).toBeAttached()
    await expect(drawer.getByRole('button', { name: 'Applied' })).toBeFocused()
    await expect(offer).toBeVisible()
  })
})

test.describe('what goes well with it', () => {
  test.use({ scenario: 'us-plus-member' })

  test('is added from inside the drawer by keyboard, and said for three seconds [ATB-11, ATB-18, BASKET-09, BASKET-10, BASKET-11, OP-BASKET-11]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.clock.install()
    await page.goto(`/us${lipstick}`)
    await addButton(page).press('Enter')
    await expect(addedTitle(page)).toBeVisible()
    const drawer = basketDrawer(page)
    await expect(drawer.getByRole('heading', { name: 'Goes well with' })).toBeVisible()
    const choose = drawer.getByRole('button', { name: /^Choose shade/ }).first()
    await choose.press('Enter')
    const shades = page.getByRole('dialog', { name: 'Shade Options' })
    await expect(shades.getByRole('radio', { checked: true })).toHaveCount(1)
    await countryKnown(page)
    // The three seconds start with the answer, whenever it arrives, and end when this test advances the clock.
    const answer = await holdOperation(page, 'addBasketItems')
    // A moment that a busy machine has passed meanwhile is refused.
    await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass()
    await shades.getByRole('button', { name: 'Add to Basket' }).press('Enter')
    // The frame that responds to the press: the change itself is sent after it.
    await page.clock.runFor(100)
    answer()

    await expect(drawer.getByRole('status').getByText('Product Added')).toBeVisible()
    await expect(drawer.getByRole('listitem').filter({ hasText: /Quantity/ })).toHaveCount(2)
    await expect(addedTitle(page)).toBeVisible()
    await expect(choose).toBeFocused()
    await journal.expectCalled('addBasketItems', {
      location: 'ATB_CONFIRMATION',
      locationDetails: `/us${lipstick}`,
      source: 'ATB_CONFIRMATION_CROSSSELL_CAROUSEL',
    })
    await page.clock.runFor(2_999)
    await expect(drawer.getByText('Product Added')).toBeVisible()
    await page.clock.runFor(1)
    await expect(drawer.getByText('Product Added')).toHaveCount(0)
    await page.clock.resume()
    await accessible()
  })
})
