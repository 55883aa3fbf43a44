import { expect, test } from 'compact/playwright'
import { basketLines, summaryLine } from '#tests/harness/gestures/basket.ts'
import { holdOperation } from '#tests/harness/gestures/hold.ts'
import { journeyCookie, membershipSwitch, toggleCard, topInWindow } from '#tests/harness/gestures/membership-toggle.ts'

test.describe('a guest in the UK, by keyboard alone', () => {
  test.use({ scenario: 'basket=two-items&flag.disable-promotional-banner=1' })

  test('reads what a membership brings, puts it in, sees the whole bag at the Member’s Price, and takes it out again [BASKET-07, BASKET-16, BASKET-17, MTOGGLE-01, MTOGGLE-02, MTOGGLE-03, MTOGGLE-05, MTOGGLE-06, MTOGGLE-07, MTOGGLE-08, MTOGGLE-10, MTOGGLE-11, MTOGGLE-12, MTOGGLE-13]', async ({
    page,
    context,
    journal,
    accessible,
  }) => {
    await page.goto('/basket')
    const card = toggleCard(page)
    await expect(card).toContainText('£49.00 a year. Members save about half on every order')
    await expect(card.getByRole('img')).toHaveAttribute('alt', 'The Ottilie+ membership card')
    await expect(card.getByRole('link', { name: 'Terms apply' })).toHaveAttribute('href', '/legal/terms-and-conditions')
    const accordion = card.locator('summary')
    expect(await accordion.evaluate(({ textContent }) => textContent)).toBe('See more')
    await accordion.focus()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await expect.poll(() => accordion.evaluate(({ textContent }) => textContent)).toBe(' See less')
    await accessible()

    const typical = await summaryLine(page, 'Subtotal').textContent()
    await expect(membershipSwitch(page)).toBeEnabled()
    await membershipSwitch(page).focus()
    await page.keyboard.press('Space')
    await expect(membershipSwitch(page)).toBeEnabled()
    await expect(membershipSwitch(page)).toBeChecked()
    await expect(membershipSwitch(page)).toBeFocused()
    await expect(page.getByRole('list', { name: 'Items in your bag' })).toContainText('£49.00')
    await expect(summaryLine(page, 'Subtotal')).not.toHaveText(typical ?? '')
    await expect(card.getByRole('heading', { name: 'Annual Membership is in your bag' })).toBeVisible()
    await expect(card).toContainText(/£49\.00 a year\. You save £\d+\.\d\d on this order\./)
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'member')
    await expect.poll(() => journeyCookie(context)).toBe('0')
    const line = { variantId: null, variantSku: null, membershipId: '610501', quantity: 1, type: 'membership', origin: 'user' }
    await journal.expectCalled('addBasketItems', {
      items: [line],
      location: 'MEMBERSHIP_TOGGLE_CARD',
      basketMutationFlags: { explicitUserMembershipAdd: true },
    })
    await accessible()

    await page.keyboard.press('Space')
    await expect(membershipSwitch(page)).toBeEnabled()
    await expect(membershipSwitch(page)).not.toBeChecked()
    await expect(card.getByRole('heading', { name: 'Join and pay the Member’s Price' })).toBeVisible()
    await expect(summaryLine(page, 'Subtotal')).toHaveText(typical ?? '')
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'typical')
    await expect.poll(() => journeyCookie(context)).toBe('1')
  })
})

test.describe('a guest in the US, while answers are slow', () => {
  test.use({ scenario: 'store=en-US&basket=one-item' })

  test('waits at a switch that is disabled and loading, and finds it on after a reload [MTOGGLE-10, MTOGGLE-14, MTOGGLE-15]', async ({
    page,
  }) => {
    await page.goto('/us/basket')
    await expect(toggleCard(page)).toContainText('$49.00 a year.')
    await expect(toggleCard(page).getByRole('link', { name: 'Terms apply' })).toHaveAttribute('href', '/us/legal/terms-and-conditions')
    const letGo = await holdOperation(page, 'addBasketItems')
    await membershipSwitch(page).click()
    await expect(membershipSwitch(page)).toHaveAttribute('aria-busy', 'true')
    await expect(membershipSwitch(page)).toBeDisabled()
    const top = await topInWindow(toggleCard(page))
    letGo()
    await expect(membershipSwitch(page)).toBeEnabled()
    // The membership's line has been added above it.
    await expect(basketLines(page)).toHaveCount(2)
    expect(Math.abs((await topInWindow(toggleCard(page))) - top)).toBeLessThan(2)
    await page.reload()
    await expect(membershipSwitch(page)).toBeChecked()
  })
})

test.describe('a bag that holds nothing but a membership', () => {
  test.use({ scenario: 'basket-membership&flag.disable-promotional-banner=1' })

  test('is empty once that is turned off, and its heading has the focus, which reads it out [MTOGGLE-12]', async ({ page, accessible }) => {
    await page.goto('/basket')
    // It cannot be toggled before hydration.
    await expect(membershipSwitch(page)).toBeEnabled()
    await membershipSwitch(page).press('Space')
    await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeFocused()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\w/ })).toHaveCount(0)
    await accessible()
  })
})

test.describe('while the bag cannot be changed', () => {
  test.use({
    scenario: 'basket=one-item&fault=add-basket-fails',
    expectedMessages: [
      { text: /MembershipToggleCard|Basket: (addMembership|remove) failed|status of 50\d|^50\d /, reason: 'the failure is logged' },
    ],
  })

  test('the switch goes back to what is true, the log says so, and a second try counts [MTOGGLE-16, MTOGGLE-17]', async ({
    page,
    context,
    faults,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/basket')
    await membershipSwitch(page).click()
    await expect.poll(() => logged).toContainEqual(expect.stringContaining('Could not add membership 610501 in MembershipToggleCard'))
    await expect(membershipSwitch(page)).toBeEnabled()
    await expect(membershipSwitch(page)).not.toBeChecked()
    expect(await journeyCookie(context)).toBeUndefined()

    await faults.set('removeBasketItems;status=503')
    await membershipSwitch(page).click()
    await expect(membershipSwitch(page)).toBeEnabled()
    await expect(membershipSwitch(page)).toBeChecked()
    await membershipSwitch(page).click()
    await expect.poll(() => logged).toContainEqual(expect.stringContaining('Could not remove membership from bag in MembershipToggleCard'))
    await expect(membershipSwitch(page)).toBeEnabled()
    await expect(membershipSwitch(page)).toBeChecked()
  })
})

test.describe('a CMS without the card', () => {
  test.use({ scenario: 'toggle-card-missing&flag.disable-promotional-banner=1' })

  test('leaves its place empty, and the page whole [MTOGGLE-18]', async ({ page, accessible }) => {
    await page.goto('/basket')
    await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
    await expect(membershipSwitch(page)).toHaveCount(0)
    await accessible()
  })
})
