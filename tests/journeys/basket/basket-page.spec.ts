import { expect, test } from 'compact/playwright'
import { membershipFooter } from '#tests/harness/gestures/banners.ts'
import { basketLines, basketSummary, summaryLine } from '#tests/harness/gestures/basket.ts'

type State = {
  /** The basket, with the clauses that it covers. */
  is: string
  scenario: string
  /** The text of each line, in order. */
  lines: readonly RegExp[]
  /** The summary from top to bottom, total last. */
  summary: readonly (readonly [label: string, value: string])[]
  /** Other text that only this basket shows. */
  says?: readonly (string | RegExp)[]
  /** The name of its progress bar. */
  bar?: string
  /** Text and controls that must be absent. */
  saysNot?: readonly (string | RegExp)[]
}

const faster = '(want it faster?)'

/** One basket of each store and tier. All others are in tests/agreement/basket-words.ts. */
const states: readonly State[] = [
  {
    is: 'of a US guest who wants it faster: with both taxes [SBASKET-08, SBASKET-12, SBASKET-13]',
    scenario: 'basket-us-taxes',
    lines: [/Ribbon Satin Lipstick.*Typical Price\$34\.00/],
    summary: [
      ['Subtotal', '$34.00'],
      ['Sales Tax', '$2.81'],
      ['Express delivery (switch to standard delivery)', '$9.95'],
      ['Shipping Tax', '$0.82'],
      ['Your total including shipping', '$47.58'],
    ],
    says: ['Spend $11.00 more to choose 3 samples', 'Sales tax is estimated.'],
  },
  {
    is: 'of whoever was referred, before the referral counts [BASKET-04, REFERRAL-09, REFERRAL-10]',
    scenario: 'promo-friend-waiting&store=en-US',
    lines: [/Clear Day SPF 50 Fluid.*\$59\.00$/],
    summary: [
      ['Subtotal', '$59.00'],
      ['Sales Tax', '$4.87'],
      [`Estimated delivery ${faster}`, 'Free'],
      ['Your total including shipping', '$63.87'],
    ],
    says: ['Spend $21 more to get your referral discount'],
    bar: 'Your referral discount',
  },
  {
    is: 'of a member whom no campaign tells from when delivery is free [THRESH-06]',
    scenario: 'uk-shipping-threshold-missing&basket=one-item',
    lines: [/£13\.50/],
    summary: [
      ['Total value of product (Traditional retail price)', '£26.00'],
      ["Member's discount", '−£12.50'],
      ['Subtotal', '£13.50'],
      [`Estimated delivery ${faster}`, '£3.95'],
      ['Your bag total', '£17.45'],
    ],
    says: ['Spend £26.50 more to choose 3 samples'],
    saysNot: ['free standard delivery'],
  },
]

for (const state of states) {
  test.describe(`a bag ${state.is}`, () => {
    test.use({ scenario: state.scenario })

    test('says what is in it and what it comes to, on every screen', async ({ page, session, accessible }) => {
      await page.goto(session?.store === 'en-US' ? '/us/basket' : '/basket')

      await expect(basketLines(page)).toHaveText([...state.lines])
      await expect(basketSummary(page).getByRole('term')).toHaveText(state.summary.map(([label]) => label))
      await expect(basketSummary(page).getByRole('definition')).toHaveText(state.summary.map(([, value]) => value))
      for (const words of state.says ?? []) await expect(page.getByRole('main')).toContainText(words)
      if (state.bar) await expect(page.getByRole('progressbar', { name: state.bar })).toBeVisible()
      for (const words of state.saysNot ?? []) {
        await expect(page.getByRole('list', { name: 'Items in your bag' })).not.toContainText(words)
        await expect(basketSummary(page)).not.toContainText(words)
      }
      await accessible()

      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
}

test.describe('by keyboard alone', () => {
  test.use({ scenario: 'basket-three-kinds' })

  test('a quantity is raised, a line taken out and put back, and delivery switched there and back [BASKET-01, SBASKET-07, SBASKET-08, SBASKET-11]', async ({
    page,
    accessible,
    journal,
  }) => {
    await page.goto('/basket')
    const mascara = basketLines(page).filter({ hasText: 'Long Room Mascara' })
    const increase = page.getByRole('button', { name: 'Increase quantity of Long Room Mascara' })
    // A disabled control takes no focus.
    await expect(increase).toBeEnabled()
    await increase.focus()
    await page.keyboard.press('Enter')
    await expect(mascara).toContainText('£50.00')
    await expect(summaryLine(page, 'Subtotal')).toHaveText('£124.00')

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // The Undo button replaces the line and has the focus.
    const undo = basketLines(page)
      .nth(2)
      .getByRole('button', { name: /^Undo\s?: Long Room Mascara$/ })
    await expect(undo).toBeFocused()
    await expect(summaryLine(page, 'Subtotal')).toHaveText('£74.00')
    await accessible()
    await page.keyboard.press('Enter')
    await expect(mascara).toContainText('£50.00')
    await expect(summaryLine(page, 'Subtotal')).toHaveText('£124.00')
    await expect(undo).toBeHidden()
    // The focused element is gone: the next tab stop is still in the basket.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ribbon Satin Lipstick' })).toBeFocused()

    await page.getByRole('button', { name: '(want it faster?)' }).focus()
    await page.keyboard.press('Enter')
    const back = page.getByRole('button', { name: '(switch to standard delivery)' })
    await expect(back).toBeFocused()
    await expect(basketSummary(page)).toContainText('Free express delivery unlocked')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '(want it faster?)' })).toBeFocused()
    await expect(basketSummary(page).getByRole('term').filter({ hasText: 'Standard delivery' })).toBeVisible()
    await journal.expectCalled('setDeliveryMethod', { deliveryMethod: 'Express' })
    await journal.expectCalled('setDeliveryMethod', { deliveryMethod: 'Standard' })
  })
})

test.describe('a membership', () => {
  test.use({ scenario: 'basket-item-and-plus' })

  test('that leaves the bag takes its prices along at once, here and in every price of the page', async ({ page }) => {
    await page.goto('/basket')
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'member')
    await page.getByRole('button', { name: 'Remove Ottilie Plus' }).click()

    await expect(summaryLine(page, 'Your total including shipping')).toHaveText('£26.00')
    await expect(basketLines(page).first()).toContainText('Typical Price£26.00')
    await expect(basketSummary(page)).not.toContainText('Total value of product')
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'typical')

    await page.getByRole('button', { name: /^Undo\s?: Ottilie Plus$/ }).click()
    await expect(summaryLine(page, 'Your bag total')).toHaveText('£76.45')
    await expect(basketLines(page).first()).toContainText('£13.50')
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'member')
  })
})

test.describe('on a narrow window', () => {
  test.use({ scenario: 'basket-at-limit', viewport: { width: 390, height: 844 } })

  test('the total and the way on stay at its edge while their own are out of sight; a quantity stops at its limit [SBASKET-05, BASKET-30]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/basket')
    const row = page.getByText('Total', { exact: true })
    await expect(row).toBeVisible()
    await accessible()
    await basketSummary(page).getByRole('link', { name: 'Checkout securely' }).scrollIntoViewIfNeeded()
    await expect(row).toBeHidden()

    await expect(page.getByRole('button', { name: /^Increase quantity of/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(basketLines(page).getByText('5 per order')).toBeVisible()
  })
})

test.describe('a member with a narrow window', () => {
  test.use({ scenario: 'uk-annual-member&basket=two-items', viewport: { width: 390, height: 844 } })

  test('has one bar of the bag above the shop’s: the total, then what the membership brings [SBASKET-05, STICKY-01]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/basket')
    const row = page.getByText('Total', { exact: true })
    await expect(row).toBeVisible()
    await expect(membershipFooter(page)).toBeHidden()
    await accessible()
    await basketSummary(page).getByRole('link', { name: 'Checkout securely' }).scrollIntoViewIfNeeded()
    await expect(row).toBeHidden()
    await expect(membershipFooter(page)).toBeVisible()
  })
})
