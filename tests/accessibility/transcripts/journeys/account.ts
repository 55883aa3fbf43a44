import { hydrated } from '#tests/harness/gestures/form.ts'
import { expect } from '#tests/storybook/stage.ts'
import { type Journey, open, press, problems, type } from '../journey.ts'

/** The account and its pages. */
export const accountJourneys: readonly Journey[] = [
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
  {
    name: 'an address is added and put back',
    scenario: 'store=en-US&shopper=annual-member',
    walk: async (page, note) => {
      await open(page, '/us/account/address-book?edit=new')
      await type(page, {
        'First name': 'Ada',
        'Last name': 'Moor',
        'Address line 1': '12 Analytical Row',
        City: 'Chicago',
        'ZIP code': '6061',
      })
      await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Illinois' })
      await press(page, 'Save address')
      await problems(page)
      await note('A ZIP code that is none')
      await type(page, { 'ZIP code': '60611' })
      await press(page, 'Save address')
      await expect(page.locator('.address-card')).toHaveCount(3)
      await note('It is saved')
      await press(page, 'Use first the address at 12 Analytical Row')
      await expect(page.getByRole('button', { name: 'Use first the address at 12 Analytical Row' })).toHaveCount(0)
      await note('It is used first', '#account-notification')
      await press(page, 'Remove the address at 12 Analytical Row')
      await expect(page.locator('.address-card')).toHaveCount(2)
      await note('It is removed', '#account-notification')
      await press(page, 'Undo')
      await expect(page.locator('.address-card')).toHaveCount(3)
      await note('It is put back')
    },
  },
  {
    name: 'an order is cancelled',
    scenario: 'store=en-GB&shopper=annual-member',
    walk: async (page, note) => {
      await open(page, '/account/order-history')
      await note('The orders')
      await open(page, '/account/order-history/OT-104420')
      await note('One of them')
      await page.getByRole('link', { name: 'Cancel this order' }).click()
      await expect(page.getByRole('heading', { name: 'Cancel the whole order?' })).toBeVisible()
      await note('The question')
      await press(page, 'Yes, cancel it')
      await expect(page.locator('#account-notification')).toBeFocused()
      await note('It is cancelled')
    },
  },
  {
    name: 'a product is taken off what was bought before and put back',
    scenario: 'store=en-GB&shopper=staff-member',
    walk: async (page, note) => {
      await open(page, '/account/favourites/order-it-again')
      await note('What was bought before')
      const products = page.getByRole('list', { name: 'Products you bought before' }).getByRole('article')
      const count = await products.count()
      await page
        .getByRole('button', { name: /^Remove / })
        .last()
        .press('Enter')
      await expect(products).toHaveCount(count - 1)
      await expect(page.getByRole('button', { name: /^Undo / })).toBeVisible()
      await note('Without one of them')
      await page.getByRole('button', { name: /^Undo / }).press('Enter')
      await expect(products).toHaveCount(count)
      await expect(page.getByRole('status').filter({ hasText: 'The product is in your list again.' })).toBeVisible()
      await note('With it again', 'main [role=status]:not(:empty)')
    },
  },
  {
    name: 'a friend is invited',
    scenario: 'store=en-US&shopper=plus-member',
    walk: async (page, note) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, '/us/account/refer-a-friend')
      await note('What a friend brings')
      await press(page, 'Copy link')
      await expect(page.getByRole('status').filter({ hasText: 'Copied.' }).first()).toBeVisible()
      await note('The link is copied', '.refer-said:not(:empty)')
    },
  },
  {
    name: 'a profile is saved',
    scenario: 'store=en-GB&shopper=non-member',
    walk: async (page, note) => {
      await open(page, '/account/profile')
      await type(page, { 'First name': '' })
      await page.getByLabel('Mobile').first().fill('12')
      await press(page, 'Save changes')
      await problems(page)
      await note('What is wrong')
      await type(page, { 'First name': 'Norah' })
      await page.getByLabel('Mobile').first().fill('+44 20 7946 0123')
      await press(page, 'Save changes')
      await expect(page.locator('#account-notification')).toBeFocused()
      await note('It is saved')
    },
  },
  {
    name: 'a member reads their benefits',
    scenario: 'store=en-US&shopper=trial-member',
    walk: async (page, note) => {
      await open(page, '/us/account/member-benefits')
      await note('The benefits')
    },
  },
]
