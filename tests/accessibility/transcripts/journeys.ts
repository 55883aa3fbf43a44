import type { ExpectedMessage } from '#tests/harness/complaints.ts'
import { addToBasket, quantityField } from '#tests/harness/gestures/basket.ts'
import { cardFrame, fillCard, payButton, paymentIsLive } from '#tests/harness/gestures/checkout.ts'
import { hydrated } from '#tests/harness/gestures/form.ts'
import { promoField } from '#tests/harness/gestures/promo-code.ts'
import { PROMPTING_PAGE, promptDialog } from '#tests/harness/gestures/prompts.ts'
import { openSearch, searchInput, searchPanel } from '#tests/harness/gestures/search.ts'
import { expect, type Page } from '#tests/storybook/stage.ts'

/** Notes what a screen reader says now, under the name of a step. */
type Note = (step: string) => Promise<void>

/** A way through the shop whose spoken text is approved. Its file is named after it. */
export type Journey = {
  name: string
  /** A scenario or a selection. */
  scenario: string
  expectedMessages?: ExpectedMessage[]
  walk: (page: Page, note: Note) => Promise<void>
}

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const problems = (page: Page) => expect(page.getByRole('group', { name: 'Check these and try again' })).toBeFocused()

async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.getByRole('main').getByRole('textbox', { name }).first().fill(value)
}

const buying: readonly Journey[] = [
  {
    name: 'a guest buys a lip balm',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/products/satin-lip-balm')
      await note('The page of a product')
      await addToBasket(page)
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
]

const finding: readonly Journey[] = [
  {
    name: 'a search finds and misses',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/contact')
      await openSearch(page)
      await note('The panel of the search')
      await searchInput(page).fill('satin lipstick')
      await expect(searchPanel(page).getByRole('article').first()).toBeVisible()
      await note('What was found')
      await searchInput(page).fill('zzzzzz')
      await expect(searchPanel(page).getByRole('article')).toHaveCount(0)
      await note('What was not')
    },
  },
  {
    name: 'a shade is chosen from a list',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/shop/makeup/lips/lipstick')
      await page
        .getByRole('button', { name: /^Choose shade\s?: Ribbon Satin Lipstick$/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Shade Options' }).getByRole('radio').first()).toBeVisible()
      await note('The shades')
    },
  },
  {
    name: 'a page is not there',
    scenario: 'store=en-US&shopper=guest',
    expectedMessages: [{ text: /404/, reason: 'the page is missing on purpose' }],
    walk: async (page, note) => {
      await page.goto('/us/products/no-such-product')
      await note('The page for what is missing')
    },
  },
]

const account: readonly Journey[] = [
  {
    name: 'a login is refused',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/login')
      await expect(page.locator('form[novalidate]').first()).toBeVisible()
      await page.getByRole('button', { name: 'Log in' }).click()
      await problems(page)
      await note('What was left out')
      await type(page, { Email: 'nobody@example.com' })
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(/LOGIN_REJECTED|login/)
      await expect(page.getByRole('group', { name: /wrong|try again/i })).toBeVisible()
      await note('What was refused')
    },
  },
  {
    name: 'a membership is cancelled',
    scenario: 'store=en-GB&shopper=annual-member',
    walk: async (page, note) => {
      const step = async (heading: string) => {
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused()
        await note(heading)
      }
      const goOn = () => page.getByRole('button', { name: 'Continue' }).press('Enter')
      await page.goto('/account/my-membership')
      await note('The membership')
      await page.getByRole('button', { name: 'Cancel membership' }).press('Enter')
      await step('Why would you like to cancel?')
      await page.getByRole('radio', { name: 'Something else' }).press('Space')
      await page.getByRole('textbox', { name: 'Tell us more' }).fill('I am moving')
      await goOn()
      await step('What would have kept you?')
      await page.getByRole('radio', { name: 'Nothing', exact: true }).press('Space')
      await goOn()
      await step('What you would miss')
      await goOn()
      await step('A present, if you stay')
      await goOn()
      await step('Cancel your membership?')
      await page.getByRole('checkbox', { name: /I understand/ }).press('Space')
      await page.getByRole('button', { name: 'Cancel my membership' }).press('Enter')
      await step('Your membership is cancelled')
    },
  },
  {
    name: 'wished shades share a card',
    scenario: 'product-wished-shades',
    walk: async (page, note) => {
      await page.goto('/account/wishlist')
      await hydrated(page.getByRole('button', { name: 'Show more' }))
      await note('Folded')
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
      await note('Unfolded')
    },
  },
]

/** What a prompt says when it opens by itself. */
function prompt(name: string, scenario: string, dialog: string | RegExp): Journey {
  return {
    name,
    scenario,
    walk: async (page, note) => {
      await page.goto(PROMPTING_PAGE)
      await expect(promptDialog(page, dialog)).toBeVisible()
      await note('The prompt')
    },
  }
}

const prompts: readonly Journey[] = [
  prompt('a renewal failed', 'renewal-due-with-gift', "We couldn't renew your membership"),
  prompt('an anniversary gift waits', 'prompt-teaser-then-discovery', /./),
  prompt('the discovery journey begins', 'prompt-discovery-only', /./),
]

/** Every journey, each with a file of its own in `approved/`. */
export const journeys: readonly Journey[] = [...buying, ...finding, ...account, ...prompts]
