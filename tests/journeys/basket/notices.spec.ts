import { expect, test } from 'compact/playwright'
import { basketDrawer } from '#tests/harness/gestures/basket.ts'
import { countryKnown } from '#tests/harness/gestures/country.ts'
import { closeNotice, errors, notices } from '#tests/harness/gestures/notices.ts'

const OOPS = 'Oops, something went wrong. '
const CONTACT = 'If the error persists, please contact member happiness for further assistance.'
const names = { names: 'Ribbon Satin Lipstick, Satin Lip Balm' }
const product = { product: 'Ribbon Satin Lipstick' }

/** Under the default heading, with the help sentence. */
const failure = (message: string, code?: string) => `${OOPS}${message} ${CONTACT}${code ? ` Error code ${code}` : ''}`

type Said = { text: string; params?: Readonly<Record<string, string>> }

/** The clauses of the codes that read alike in both stores. What a notice links to is told by its href: see tests/pages. */
const clauses =
  'NOTIF-08, NOTIF-09, NOTIF-11, NOTIF-13, NOTIF-14, NOTIF-15, NOTIF-16, NOTIF-17, NOTIF-18, NOTIF-19, NOTIF-20, NOTIF-21, NOTIF-22, NOTIF-23, NOTIF-24, NOTIF-25, NOTIF-26, NOTIF-27, NOTIF-31, NOTIF-32, NOTIF-33, NOTIF-35, NOTIF-36, NOTIF-37, NOTIF-38, NOTIF-39, NOTIF-46, NOTIF-47'

/** Each store's texts for a code, as read from the page. */
const everywhere: Readonly<Record<string, Said>> = {
  MEMBERSHIP_INSUFFICIENT_LIMIT: {
    text: `The value of items in your bag exceeds the spending limit of this membership Please choose a different membership or remove some items from your bag and try again ${CONTACT}`,
  },
  VARIANT_NOT_AVAILABLE: { text: failure('An item has been removed from your basket as it is no longer for sale.') },
  MEMBERSHIP_NOT_AVAILABLE: {
    text: `${OOPS}A membership has been removed from your basket as it is no longer for sale. Choose another membership`,
  },
  CHECKOUT_DIFFERENCE: {
    text: failure('One or more items were removed from your basket because they are not available for purchase.', 'DIFF01'),
  },
  CHECKOUT_EMPTY_FAILURE: {
    text: `${OOPS}Items in your basket are unavailable for purchase. You can find something else in our Bestsellers. Error code EM01`,
  },
  CHECKOUT_UNKNOWN_FAILURE: { text: failure('Something is not right with one of the items in your basket.', 'UNK01') },
  CHECKOUT_WISHLIST_UPDATE_FAILURE: { text: failure('There was an error updating your wishlist', 'WISH01') },
  CHECKOUT_SYNC_FAILURE: { text: failure('Something is not right with one of the items in your basket.', 'SYNC01') },
  PAYMENT_LOAD_ERROR: { text: failure('An error occurred during loading, please refresh the page and try again.', 'PAY05') },
  CHECKOUT_DISCOUNT_FAILURE: { text: failure('There was an error updating your discounts', 'DIS01') },
  BAD_REQUEST: { text: failure('Something is not right with one of the products in your basket.', 'BAD_REQ') },
  INVALID_ZIP_OR_STATE: {
    text: failure("We couldn't validate your address. Please check the zip code and/or state and try again.", 'ZIP01'),
  },
  ADDRESS_NON_DELIVERABLE: { text: failure("We couldn't validate your address. Please check it and try again.", 'ADD01') },
  INVALID_ZIP_CODE: { text: failure('The Zip code is not valid.', 'ZIP02') },
  INVALID_ZIP_CODE_FOR_STATE: { text: failure('The Zip code is not valid for the state. Please check and try again.', 'ZIP03') },
  CHECKOUT_PAYMENT_REFUSED: { text: failure('Your payment was declined. Please try again or use a different payment method') },
  CHECKOUT_PAYMENT_FAILED: {
    text: failure(
      "Sorry, we experienced a problem. Your payment card hasn't be charged. Please try again. If this persists, please try again later",
      'PAY03',
    ),
  },
  CHECKOUT_PAYMENT_CANCELLED: { text: failure('This payment was cancelled. Please try again', 'PAY04') },
  INVALID_CITY_STATE_ZIP: { text: failure('The city, state and zip code are not valid together. Please check and try again', 'ZIP04') },
  ADD_ITEMS_FAILURE: { text: failure(`${names.names} could not be added. Please try again.`, 'PR05'), params: names },
  REMOVE_ITEMS_FAILURE: {
    text: failure(`There was an issue with item(s) ${names.names} in your bag. Please try again.`, 'PR07'),
    params: names,
  },
  BASKET_SERVICE_UNEXPECTED_ERROR: { text: failure('The update failed, please try again.', 'PR08') },
  BASKET_SERVICE_BAD_REQUEST_ERROR: { text: failure('The update failed, please try again.', 'PR09') },
  MAX_QTY_EXCEEDED: { text: 'Sorry, you cannot add more than 5 of this item to your basket.', params: { maxQty: '5' } },
  FORGOT_PASSWORD_REQUEST_ERROR: {
    text: failure(
      'Apologies, we have encountered a problem at our end. Try refreshing this page and entering your details again.',
      'PASS01',
    ),
  },
  PAYMENT_FAILED_ERROR: { text: failure('Something went wrong. Your payment card has not been charged, please try again', 'PAY02') },
  REGISTRATION_ERROR: { text: failure('There was a technical issue.', 'REG01') },
  NETWORK_ERROR: { text: failure('Network error. Please check your connection.', 'NET') },
  USER_EXISTS_ERROR: { text: failure('Looks like you already have an account.', 'REG02') },
  MEMBERSHIP_KIT_REMOVED: {
    text: 'Membership removed The membership included in the kit is only applicable for non-members. Click Here To Gift A Membership',
  },
  INVALID_EMAIL: { text: failure('The email is not valid. Please check for typos and try again.', 'REG01') },
  INVALID_COUNTRY_CODE: { text: failure("Sorry, we don't deliver to your country. Please try a different address.", 'COUNTRY01') },
  LIMIT_ACCESS_PASS: {
    text: failure("It looks like you've already used your Free Trial. Access member prices with an Ottilie+ membership."),
  },
}

type Level = 'error' | 'warn' | 'info'

const catalogues = [
  {
    store: 'en-GB',
    path: '/basket',
    levels: ['error', 'warn', 'info'],
    ownClauses: 'NOTIF-29, NOTIF-30, NOTIF-42',
    codes: {
      ...everywhere,
      ITEM_OOS: { text: `${product.product} is out of stock and has been removed from your basket.`, params: product },
      OUT_OF_LIMIT: {
        text: "You've hit your maximum spending limit. Here's your FREE top-up! We'd like to offer you a FREE £1000 spending limit boost.",
      },
    },
  },
  {
    store: 'en-US',
    path: '/us/basket',
    levels: ['info', 'error', 'warn'],
    ownClauses: 'NOTIF-28, NOTIF-40',
    codes: {
      ...everywhere,
      ITEM_OOS: { text: failure(`${product.product} is out of stock.`, 'PR06'), params: product },
      OUT_OF_LIMIT: {
        text: `Oops, looks like you have hit your spending limit. Please remove some items from your bag or choose a membership with a higher limit. ${CONTACT} Error code OOL`,
      },
    },
  },
] as const satisfies { store: string; path: string; levels: readonly Level[]; ownClauses: string; codes: Readonly<Record<string, Said>> }[]

for (const { store, path, levels, codes, ownClauses } of catalogues) {
  test.describe(store, () => {
    test.use({ scenario: `store=${store}&basket=one-item&flag.alert-auto-close=disabled` })

    test(`says every code of the catalogue in its words, newest first, each closed by its button [NOTIF-01, NOTIF-02, NOTIF-03, NOTIF-05, BASKET-03, ALERT-11, ALERT-12, ${clauses}, ${ownClauses}]`, async ({
      page,
      world,
      accessible,
    }) => {
      // Levels are distributed so that each store has every level, and most codes have two of them.
      const said = Object.entries(codes).map(([code, { text, params }]: [string, Said], at) => {
        const level: Level = levels[at % levels.length] ?? 'error'
        return { text, level, notice: { code, level, ...(params && { params }) } }
      })
      await world.patch({ notices: said.map(({ notice }) => notice) })
      await page.goto(path)

      const newestFirst = (isError: boolean) =>
        said
          .filter(({ level }) => (level === 'error') === isError)
          .map(({ text }) => text)
          .toReversed()
      const [loud, quiet] = [newestFirst(true), newestFirst(false)]
      await expect(errors(page)).toHaveText(loud, { useInnerText: true })
      await expect(notices(page)).toHaveText(quiet, { useInnerText: true })
      await accessible()

      // In either store, one of the two codes is an error and the other is not.
      await closeNotice(errors(page).filter({ hasText: /PR0[89]/ }))
      await closeNotice(notices(page).filter({ hasText: /PR0[89]/ }))
      await expect(errors(page)).toHaveCount(loud.length - 1)
      await expect(notices(page)).toHaveCount(quiet.length - 1)
    })
  })
}

test.describe('a code that the shop does not know', () => {
  test.use({
    scenario: 'basket=one-item&notice=unknown,no-code,RAF_ADVOCATE_DISCOUNT_AVAILABLE',
    expectedMessages: [{ text: /Unknown notification code/, reason: 'the test asks for it' }],
  })

  test('is logged, and says how to get help; no code says what every error says, and a mark nothing [NOTIF-50, NOTIF-51, NOTIF-52, ALERT-01, ALERT-02]', async ({
    page,
  }) => {
    const logged = page.waitForEvent('console', (message) => message.text() === 'Unknown notification code: "NEWER_THAN_THE_SHOP"')
    await page.goto('/basket')
    await expect(errors(page)).toHaveText([`${OOPS}${CONTACT}`, `${OOPS}${CONTACT} Error code GEN01`], { useInnerText: true })
    await logged
    await expect(notices(page)).toHaveCount(0)
  })
})

test.describe('what closes by itself after 10 s', () => {
  const cases = [
    { autoClose: 'by-level', title: 'is what is no error [ALERT-15, ALERT-16]', left: { errors: 1, notices: 0 } },
    { autoClose: 'all', title: 'is everything, by the flag [ALERT-17]', left: { errors: 0, notices: 0 } },
    { autoClose: 'disabled', title: 'is nothing, by the flag [ALERT-17]', left: { errors: 1, notices: 1 } },
  ]
  for (const { autoClose, title, left } of cases) {
    test.describe(autoClose, () => {
      const told = 'BASKET_SERVICE_UNEXPECTED_ERROR,MAX_QTY_EXCEEDED,ITEM_OOS'
      test.use({ scenario: `basket=one-item&notice=${told}&flag.alert-auto-close=${autoClose}` })

      test(title, async ({ page }) => {
        await page.clock.install()
        await page.goto('/basket')
        // The timers start at hydration, which closing one of the notices proves.
        await closeNotice(notices(page).filter({ hasText: 'is out of stock' }))
        // The next notice now lies under the pointer, which pauses its timer.
        await page.mouse.move(0, 0)
        await countryKnown(page)
        const place = () => page.getByRole('list', { name: 'Items in your bag' }).evaluate((list) => list.getBoundingClientRect().top)
        const before = await place()
        await page.clock.fastForward(10_000)
        await expect(errors(page)).toHaveCount(left.errors)
        await expect(notices(page)).toHaveCount(left.notices)
        expect(await place(), 'nothing moves under the finger').toBe(before)
      })
    })
  }
})

test.describe('a bag above the spending limit', () => {
  test.use({ scenario: 'basket-over-spending-limit' })

  test('is within it again with the top-up that its notice links to [NOTIF-42, NOTIF-43]', async ({ page, accessible }) => {
    await page.goto('/basket')
    await notices(page).getByRole('link', { name: 'FREE £1000 spending limit boost' }).click()

    const lines = page.getByRole('list', { name: 'Items in your bag' })
    await expect(lines.getByRole('link', { name: '£1000 Spending Limit Boost' })).toBeVisible()
    await expect(notices(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/basket$/)
    await accessible()
    await page.reload()
    await expect(lines.getByRole('link', { name: '£1000 Spending Limit Boost' })).toBeVisible()
    await expect(notices(page)).toHaveCount(0)
  })
})

test.describe('a member who adds a kit', () => {
  test.use({ scenario: 'uk-annual-member' })

  test('is told that its membership was left out, and where to give one away [BASKET-37, NOTIF-44, NOTIF-45]', async ({ page }) => {
    await page.goto('/basket?items=["OT-TSSSS-3"]')
    await expect(notices(page)).toContainText(['Membership removed'])
    await notices(page).getByRole('link', { name: 'Click Here To Gift A Membership' }).click()
    await expect(page).toHaveURL(/\/gift-memberships$/)
  })
})

test.describe('more than one order may hold', () => {
  test.use({ scenario: 'basket-at-limit' })

  test('is told by its number, and the bag stays at it [BASKET-31, NOTIF-34]', async ({ page, world }) => {
    const sku = 'OT-BDVC-30'
    await page.goto(`/basket?items=["${sku}"]`)
    await expect(notices(page)).toHaveText(['Sorry, you cannot add more than 5 of this item to your basket.'], { useInnerText: true })
    expect(JSON.stringify((await world.inspect()).basket)).toContain('"quantity":5')

    // From a product's page nothing is said to be added.
    await page.goto(`/products/${sku}`)
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
      .click()
    await expect(basketDrawer(page).getByRole('heading', { name: 'Not added' })).toBeVisible()
    await expect(basketDrawer(page).getByText('Sorry, you cannot add more than 5 of this item to your basket.')).toBeVisible()
    await expect(basketDrawer(page)).not.toContainText('was added')
  })
})

test.describe('a notice of an access pass', () => {
  test.use({ scenario: 'notice-limit-access-pass' })

  test('stands over the page that it came to, and is gone on arriving at the bag [NOTIF-48, NOTIF-49, ALERT-13]', async ({ page }) => {
    await page.goto('/products/satin-lip-balm')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
      .click()
    const trial = page.getByRole('alert').filter({ hasText: "It looks like you've already used your Free Trial." })
    await expect(trial).toBeVisible()
    await expect(basketDrawer(page)).toBeHidden()
    await page.goto('/basket')
    await expect(page.getByRole('list', { name: 'Items in your bag' })).toContainText('Satin Lip Balm')
    await expect(trial).toHaveCount(0)
  })
})

test.describe('a warning that stands', () => {
  test.use({ scenario: 'basket-one-item-gone&store=en-US' })

  test('takes the drawer’s place once, and is told in it from then on [ATB-22, NOTIF-28]', async ({ page, accessible }) => {
    const addButton = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add to Bag/ })
      .first()
    await page.goto('/us/products/satin-lip-balm')
    await addButton.click()
    const warning = page.getByRole('status').filter({ hasText: 'is out of stock.' })
    await expect(warning).toBeVisible()
    await expect(basketDrawer(page)).toBeHidden()

    await page.goto('/us/products/ribbon-satin-lipstick')
    await addButton.click()
    await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
    await expect(basketDrawer(page).getByRole('status').filter({ hasText: 'is out of stock.' })).toBeVisible()
    await accessible()
  })
})

test.describe('words from outside', () => {
  test.use({ scenario: 'basket=one-item&flag.alert-auto-close=disabled', viewport: { width: 320, height: 700 } })

  test('stay words, and within a narrow screen', async ({ page, world, accessible }) => {
    const hostile = `<img src=x onerror=alert(1)>${'long'.repeat(60)}`
    await world.patch({ notices: [{ code: 'ITEM_OOS', level: 'warn', params: { product: hostile, extra: '{link}' } }] })
    await page.goto('/basket')
    await expect(notices(page)).toHaveText([`${hostile} is out of stock and has been removed from your basket.`])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await accessible()
  })
})
