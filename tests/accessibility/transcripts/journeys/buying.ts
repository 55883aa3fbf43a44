import { addToBasket, basketDrawer, basketLines, quantityField, summaryLine } from '#tests/harness/gestures/basket.ts'
import { cardFrame, fillCard, payButton, paymentIsLive } from '#tests/harness/gestures/checkout.ts'
import { hydrated } from '#tests/harness/gestures/form.ts'
import { membershipSwitch } from '#tests/harness/gestures/membership-toggle.ts'
import { notices } from '#tests/harness/gestures/notices.ts'
import { promoBox, promoField, removeCode } from '#tests/harness/gestures/promo-code.ts'
import { expect } from '#tests/storybook/stage.ts'
import { type Journey, open, problems, title, type } from '../journey.ts'

/** The basket, the checkout and the payment. */
export const buyingJourneys: readonly Journey[] = [
  {
    name: 'a guest buys a lip balm',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/products/satin-lip-balm')
      await note('The page of a product')
      await addToBasket(page)
      await expect(basketDrawer(page).getByRole('list', { name: 'Goes well with' })).toBeVisible()
      await note('It was added to the bag')
      await page.goto('/basket')
      await hydrated(quantityField(page))
      await note('The bag')
      await page.goto('/checkout')
      await expect(page.locator('form[novalidate]')).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('button', { name: /continue/i })
        .click()
      await problems(page)
      await note('Who orders, with what was left out')
      await type(page, { Email: 'ada@example.com', 'First name': 'Ada', 'Last name': 'Moor' })
      await page
        .getByRole('main')
        .getByRole('button', { name: /continue/i })
        .click()
      await title(page, 'Checkout')
      await note('Where the order goes')
      await type(page, { 'Address line 1': '14 Larkfield Terrace', 'Town or city': 'Leeds', Postcode: 'LS6 3BN' })
      await page.getByRole('button', { name: 'Save and continue' }).click()
      await paymentIsLive(page)
      await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible()
      await note('How the order is delivered and paid')
      await fillCard(page, '4242 4242 4242 4242')
      await payButton(page).click()
      await title(page, 'Thank you, your order is placed')
      await note('The order is placed')
    },
  },
  {
    name: 'a card is refused',
    scenario: 'store=en-US&shopper=annual-member&basket=one-item-standard',
    walk: async (page, note) => {
      await page.goto('/us/checkout')
      await paymentIsLive(page)
      await page.getByRole('radio', { name: /^New card/ }).check()
      await fillCard(page, '4000 0000 0000 0002')
      await payButton(page).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible()
      await note('The payment with what was refused')
    },
  },
  {
    name: 'a bag is changed',
    scenario: 'store=en-GB&shopper=guest&basket=one-item',
    walk: async (page, note) => {
      await page.goto('/basket')
      await hydrated(quantityField(page))
      await page.getByRole('button', { name: /^Increase quantity of/ }).click()
      await expect(page.getByRole('main').getByText('Ribbon Satin Lipstick: quantity 2.').first()).toBeAttached()
      await promoField(page).fill('NOSUCHCODE')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(promoField(page)).toHaveAttribute('aria-invalid', 'true')
      await note('Two instead of one, and a code that is none')
      await page.getByRole('button', { name: /^Remove Ribbon Satin Lipstick/ }).click()
      await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
      await expect(page.getByRole('main').getByText('Ribbon Satin Lipstick was removed from your bag.').first()).toBeAttached()
      await expect(page.getByRole('progressbar', { name: 'Rewards in your bag' }).first()).toHaveAttribute('aria-valuetext', /£25 more/)
      await note('Nothing is left, and it can be put back')
    },
  },
  {
    name: 'a membership is put into the bag and taken back',
    scenario: 'store=en-US&shopper=guest&basket=one-item',
    walk: async (page, note) => {
      await open(page, '/us/basket')
      const summary = 'main [aria-labelledby=summary]'
      await note('Without the membership', summary)
      for (const [step, isIn] of [
        ['With the membership', true],
        ['Without it again', false],
      ] as const) {
        await expect(membershipSwitch(page)).toBeEnabled()
        await membershipSwitch(page).press('Space')
        await expect(membershipSwitch(page)).toBeChecked({ checked: isIn })
        await expect(membershipSwitch(page)).toBeEnabled()
        await expect(basketLines(page)).toHaveCount(isIn ? 2 : 1)
        await expect(page.getByRole('progressbar', { name: 'Rewards in your bag' }).first()).toHaveAttribute(
          'aria-valuetext',
          isIn ? /^\$12\.50 more/ : /^\$11 more/,
        )
        await note(step, isIn ? 'main' : summary)
      }
    },
  },
  {
    name: 'a promo code is taken and given up',
    scenario: 'store=en-GB&shopper=non-member&basket=two-items',
    walk: async (page, note) => {
      await open(page, '/basket')
      const summary = 'main [aria-labelledby=summary]'
      await promoField(page).fill('GLOW10')
      await promoField(page).press('Enter')
      await expect(promoBox(page).getByText('GLOW10 code activated', { exact: true })).toBeVisible()
      await expect(summaryLine(page, 'Promo Code GLOW10')).toHaveText(/^−£\d/)
      await note('The code is taken', summary)
      await removeCode(page, 'GLOW10').press('Enter')
      await expect(removeCode(page, 'GLOW10')).toHaveCount(0)
      await expect(summaryLine(page, 'Promo Code GLOW10')).toHaveCount(0)
      await note('The code is given up', summary)
    },
  },
  {
    name: 'a spending limit is reached',
    scenario: 'us-notice-out-of-limit',
    walk: async (page, note) => {
      await open(page, '/us/basket')
      await expect(notices(page)).toHaveCount(1)
      await note('The bag with the notice')
    },
  },
  {
    name: 'a payment is declined and another one taken',
    scenario: 'store=en-GB&shopper=staff-member&basket=one-item-standard',
    walk: async (page, note) => {
      await page.goto('/checkout')
      await paymentIsLive(page)
      await page.getByRole('radio', { name: /^New card/ }).check()
      await fillCard(page, '4000 0000 0000 0002')
      await payButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Your payment was declined.' })).toBeVisible()
      await paymentIsLive(page)
      await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible()
      await note('The payment is declined', 'main [aria-labelledby]:has(form[data-live])')
      await fillCard(page, '4242 4242 4242 4242')
      await payButton(page).click()
      await title(page, 'Thank you, your order is placed')
      await note('The order is placed')
    },
  },
]
