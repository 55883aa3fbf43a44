import { hydrated } from '#tests/harness/gestures/form.ts'
import { openSearch, searchInput, searchPanel } from '#tests/harness/gestures/search.ts'
import { chooseSort } from '#tests/harness/gestures/sort.ts'
import { wishlistButton, wishlistHolds, wishlistIsLoaded } from '#tests/harness/gestures/wishlist.ts'
import { expect } from '#tests/storybook/stage.ts'
import { type Journey, open, press, title } from '../journey.ts'

/** Listings, products, the search and what the shop has to read. */
export const findingJourneys: readonly Journey[] = [
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
  {
    name: 'a search is sent off and finds a page of products',
    scenario: 'store=en-GB&shopper=trial-member',
    walk: async (page, note) => {
      await open(page, '/contact')
      await openSearch(page)
      await searchInput(page).fill('s')
      await searchInput(page).press('Enter')
      await expect(searchPanel(page).getByRole('alert')).not.toBeEmpty()
      await note('A term that is too short')
      await searchInput(page).fill('mascara')
      await searchInput(page).press('Enter')
      await expect(page).toHaveURL(/\/shop\/search\?term=mascara/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('mascara')
      await note('The page of what was found')
    },
  },
  {
    name: 'a list is narrowed and sorted on a phone',
    scenario: 'store=en-US&shopper=guest',
    walk: async (page, note) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/us/shop/makeup/lips/lipstick')
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: /^Filter/ })
      await sheet.getByRole('checkbox', { name: /^Matte/ }).click()
      await expect(sheet.getByRole('status')).toHaveText(/^\d+ products?$/)
      await note('The filters, counted while one chooses')
      await sheet.getByRole('button', { name: /^Show \d/ }).click()
      await expect(page).toHaveURL(/filter=finish\.matte/)
      await expect(sheet).toBeHidden()
      await note('What is left')
      await chooseSort(page, 'Price, low to high')
      await expect(page.getByRole('button', { name: 'Sort: Price, low to high' })).toBeVisible()
      await note('The cheapest first')
    },
  },
  {
    name: 'a list is turned to its last page',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await open(page, '/shop/makeup?page=4')
      const pages = 'main nav[aria-label=Pages]'
      await note('The last page but one', pages)
      await page.getByRole('link', { name: 'Next', exact: true }).click()
      await expect(page.getByText('Displaying products 97 - 108 of 108')).toBeVisible()
      await note('The last page', pages)
    },
  },
  {
    name: 'a size is chosen',
    scenario: 'store=en-US&shopper=guest',
    walk: async (page, note) => {
      await open(page, '/us/products/fig-and-salt-eau-de-parfum')
      await note('The middle size', 'main article form')
      await page.getByRole('radio', { name: /^3.4|100 ml/ }).check({ force: true })
      await expect(page.getByRole('radio', { name: /^3.4|100 ml/ })).toBeChecked()
      await note('The largest size', 'main article')
    },
  },
  {
    name: 'an email is asked for when a shade is back',
    scenario: 'store=en-GB&shopper=guest',
    walk: async (page, note) => {
      await open(page, '/products/OT-RSL-12')
      await note('A shade that is out of stock', 'main article')
      await page.getByRole('textbox', { name: "Email me when it's back" }).fill('ada')
      await page.getByRole('button', { name: 'Email me', exact: true }).click()
      await expect(page.getByRole('textbox', { name: "Email me when it's back" })).toBeFocused()
      await note('An address that is none', 'form[action="/api/stock-email"]')
      await page.getByRole('textbox', { name: "Email me when it's back" }).fill('ada@example.com')
      await page.getByRole('button', { name: 'Email me', exact: true }).click()
      await expect(page.getByRole('textbox', { name: "Email me when it's back" })).toHaveCount(0)
      await note('The email is promised', 'main article [role=status]:not(:empty)')
    },
  },
  {
    name: 'a heart is pressed and taken back',
    scenario: 'store=en-US&shopper=annual-member',
    walk: async (page, note) => {
      await open(page, '/us/products/satin-lip-balm')
      await wishlistIsLoaded(page)
      const heart = wishlistButton(page, 'Satin Lip Balm, Rose')
      await hydrated(heart)
      for (const [step, isSaved] of [
        ['It is saved', true],
        ['It is not any more', false],
      ] as const) {
        await heart.press('Enter')
        await wishlistHolds(page, 'OT-SLB-01', isSaved)
        await expect(heart).toHaveAttribute('aria-pressed', String(isSaved))
        await note(step, 'main button[aria-pressed]:focus')
      }
    },
  },
  {
    name: 'a quiz suggests a routine',
    scenario: 'store=en-US&shopper=lapsed-member',
    walk: async (page, note) => {
      const main = page.getByRole('main')
      await open(page, '/us/quiz/skincare?q.sensitivity=sensitivity-often&error=REQUIRED')
      await note('A question was left open')
      const finish = main.getByRole('button', { name: 'See my routine' })
      for (let step = 2; step < 9; step += 1) {
        for (const group of await main.locator('fieldset').all())
          await group.getByRole('radio').or(group.getByRole('checkbox')).first().check()
        if ((await finish.count()) > 0) break
        await press(page, 'Continue')
        await expect(page).toHaveURL(new RegExp(`step=${step}`))
        await expect(main.locator('fieldset').first()).toBeVisible()
      }
      await note('The last questions')
      await finish.click()
      await expect(page.getByRole('heading', { name: 'Your routine' })).toBeVisible()
      await note('The routine')
    },
  },
  {
    name: 'an article of the journal is read',
    scenario: 'store=en-GB&shopper=monthly-member',
    walk: async (page, note) => {
      await open(page, '/blog')
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/\/blog\/?\?page=2$/)
      await page.getByRole('link', { name: 'Why there are two prices on everything' }).first().click()
      await title(page, 'Why there are two prices on everything')
      await note('The article')
    },
  },
]
