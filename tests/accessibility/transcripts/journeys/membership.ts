import { cardFrame, fillCard } from '#tests/harness/gestures/checkout.ts'
import { expect } from '#tests/storybook/stage.ts'
import { type Journey, open, press, problems, title } from '../journey.ts'

/** Joining, changing and giving a membership. */
export const membershipJourneys: readonly Journey[] = [
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
    name: 'a cancelling is left unanswered',
    scenario: 'store=en-US&shopper=monthly-member',
    walk: async (page, note) => {
      await open(page, '/us/account/my-membership')
      await press(page, 'Cancel membership')
      await expect(page.getByRole('heading', { level: 2, name: 'Why would you like to cancel?' })).toBeFocused()
      await press(page, 'Continue')
      await problems(page)
      await note('No answer')
      await page.getByRole('radio', { name: 'Something else' }).check()
      await press(page, 'Continue')
      await problems(page)
      await note('An answer without its words')
    },
  },
  {
    name: 'a membership is upgraded and extended',
    scenario: 'store=en-US&shopper=annual-member',
    walk: async (page, note) => {
      await open(page, '/us/account/my-membership')
      await press(page, /^Upgrade$/)
      await expect(page.getByRole('radio').first()).toBeVisible()
      await note('Which membership')
      await page.getByRole('radio').first().check()
      await press(page, 'Continue')
      await page.getByRole('checkbox').check()
      await note('What it costs', 'main section')
      await press(page, /^Upgrade$/)
      await expect(page.getByRole('heading', { level: 2, name: /^Welcome to / })).toBeVisible()
      await note('The end', 'main section')
      await open(page, '/us/account/my-membership')
      await press(page, 'Extend by a year')
      await expect(page.getByRole('heading', { level: 2, name: 'Keep today’s fee' })).toBeVisible()
      await note('Another year', 'main section')
    },
  },
  {
    name: 'a renewal is paid with a new card',
    scenario: 'uk-renewal-failed',
    walk: async (page, note) => {
      await open(page, '/account/my-membership/update-payment-details?onCompletion=reactivate')
      await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible()
      await fillCard(page, '4000 0000 0000 0002')
      await press(page, 'Save card and renew')
      await expect(page.getByRole('alert')).toContainText('Your payment was declined')
      await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible()
      await note('A card that is declined')
      await fillCard(page, '4242 4242 4242 4242')
      await press(page, 'Save card and renew')
      await expect(page.getByText('your membership runs again')).toBeVisible()
      await note('The membership runs again')
    },
  },
  {
    name: 'a plan is chosen by somebody who was a member',
    scenario: 'store=en-US&shopper=lapsed-member&basket=empty',
    walk: async (page, note) => {
      await open(page, '/us/join')
      await note('The plans')
      await press(page, 'Add Annual Membership')
      await expect(page).toHaveURL(/\/us\/basket$/)
      await title(page, 'Your bag')
      await note('It is in the bag')
      await open(page, '/us/join')
      await expect(page.getByText('Annual Membership is in your bag')).toBeVisible()
      await note('The plans know it', 'main .join-status')
    },
  },
  {
    name: 'a membership is given',
    scenario: 'store=en-GB&shopper=annual-member&basket=empty',
    walk: async (page, note) => {
      await open(page, '/products/gift-membership')
      await press(page, 'Add to bag')
      await problems(page)
      await note('What was left out')
      await page.getByLabel('Their name').fill('June')
      await page.getByLabel('Their email').fill('non-member.uk@example.com')
      await page.getByLabel('Your message').fill('Happy birthday')
      await press(page, 'Add to bag')
      await expect(page.getByRole('main').getByText('For June')).toBeVisible()
      await note('It is in the bag', 'main [aria-label="Items in your bag"]')
    },
  },
  {
    name: 'a gift is redeemed',
    scenario: 'gift-to-redeem',
    walk: async (page, note) => {
      await open(page, '/gift-memberships/redeem')
      await page.getByLabel('Gift code').fill('GIFT-0000-0000')
      await press(page, 'Redeem the gift')
      await problems(page)
      await note('A code that is none')
      await page.getByLabel('Gift code').fill('GIFT-7KQ2-MX4B')
      await press(page, 'Redeem the gift')
      await expect(page.getByText('Gift Membership is yours')).toBeVisible()
      await note('The membership begins')
    },
  },
]
