import { untilAlive } from '#tests/accessibility/screen-states/visit-screen.ts'
import { chat } from '#tests/harness/gestures/chat.ts'
import { countryPopup, countrySelector } from '#tests/harness/gestures/country.ts'
import { hydrated } from '#tests/harness/gestures/form.ts'
import { accountEntry, accountMenu, profileButton } from '#tests/harness/gestures/header.ts'
import { signUpArrow, signUpField } from '#tests/harness/gestures/newsletter.ts'
import { expect } from '#tests/storybook/stage.ts'
import type { Journey } from '../journey.ts'

/** What is around every page: header, footer, and what they open. */
export const frameJourneys: readonly Journey[] = [
  {
    name: 'cookies are chosen',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/contact')
      const question = page.getByRole('region', { name: 'Cookies, the way you like them' })
      await hydrated(question.getByRole('button', { name: 'Choose cookies' }))
      await note('The question', 'section[aria-labelledby=consent-question]')
      await question.getByRole('button', { name: 'Choose cookies' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
      await dialog.getByRole('switch', { name: 'Functional' }).check()
      await note('The kinds of cookies')
      await dialog.getByRole('button', { name: 'Save my choice' }).click()
      await expect(question).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
      await note('The page goes on where it begins', 'main h1')
    },
  },
  {
    name: 'another country is chosen',
    scenario: 'store=en-GB&shopper=guest&browser=consent',
    walk: async (page, note) => {
      await page.goto('/contact')
      await hydrated(countrySelector(page))
      await countrySelector(page).click()
      await expect(countryPopup(page)).toBeVisible()
      await note('Where to deliver to')
      await countryPopup(page).getByRole('combobox').selectOption('United States')
      await countryPopup(page).getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL(/\/us\/contact$/)
      await expect(countrySelector(page)).toHaveText('United States (USD)')
      await note('The same page in the other store')
    },
  },
  {
    name: 'the newsletter is asked for',
    scenario: 'store=en-US&shopper=guest',
    walk: async (page, note) => {
      await page.goto('/us/contact')
      await hydrated(signUpField(page))
      await signUpField(page).fill('ada')
      await signUpArrow(page).click()
      await expect(signUpField(page)).toBeFocused()
      await note('An address that is none', 'footer form:has([type=email])')
      await signUpField(page).fill('ada@example.com')
      await signUpArrow(page).click()
      await expect(page.getByRole('dialog', { name: 'Thank you for signing up' })).toBeVisible()
      await note('An address that is taken')
    },
  },
  {
    name: 'the menu opens on a phone',
    scenario: 'store=en-US&shopper=guest',
    walk: async (page, note) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/us/contact')
      await untilAlive(page)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await note('The menu')
      await menu.getByText('Skincare', { exact: true }).click()
      await menu.getByRole('link', { name: 'Serums' }).click()
      await expect(menu).toBeHidden()
      await expect(page).toHaveURL(/\/serums$/)
      await note('The page that one of its links leads to', 'main h1')
    },
  },
  {
    name: 'something new waits in the account menu',
    scenario: 'highlight-unseen',
    walk: async (page, note) => {
      await page.goto('/contact')
      await expect(profileButton(page)).toHaveAccessibleName(/1 new$/)
      await note('The header', 'header')
      await profileButton(page).press('Enter')
      await expect(accountMenu(page)).toBeVisible()
      await expect(accountEntry(page, /^Order It Again/)).toBeVisible()
      await note('The menu', '[role=menu]')
    },
  },
  {
    name: 'customer care is asked in the chat',
    scenario: 'chat-guest',
    walk: async (page, note) => {
      await page.goto('/contact')
      await chat(page).press('Enter')
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused()
      await note('The chat', '#chat >>> section')
      await page.keyboard.type('Is the shade back soon?')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('log', { name: 'Messages' })).toContainText('shortly')
      await note('An answer', '#chat >>> section')
      await page.keyboard.press('Escape')
      await expect(chat(page)).toBeFocused()
    },
  },
  {
    name: 'the accessibility mode is switched on',
    scenario: 'store=en-US&shopper=non-member',
    walk: async (page, note) => {
      await page.goto('/us/contact')
      const footer = page.getByRole('contentinfo')
      await hydrated(footer.getByRole('button', { name: 'Enable Accessibility' }))
      await note('The footer before', 'footer')
      await footer.getByRole('button', { name: 'Enable Accessibility' }).press('Enter')
      await expect(footer.getByRole('button', { name: 'Exit Accessibility Mode' })).toBeFocused()
      await note('The button after', 'footer button:focus')
    },
  },
]
