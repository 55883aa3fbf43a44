import { compose, expect, test } from 'compact/playwright'
import { orderHistory } from '#fixtures/orders/history.ts'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { addToBasket, basketDrawer } from '#tests/harness/gestures/basket.ts'
import { countryKnown } from '#tests/harness/gestures/country.ts'
import { scriptedForm } from '#tests/harness/gestures/form.ts'
import { holdOperation, operationSent } from '#tests/harness/gestures/hold.ts'
import { logIn, logOut } from '#tests/harness/gestures/session.ts'
import { wishlistIsLoaded } from '#tests/harness/gestures/wishlist.ts'
import { frontServer } from '#tests/journeys/measured/front-server.ts'

test.describe('a member with orders', () => {
  test.use({ scenario: compose({ store: 'en-GB', shopper: 'annual-member' }) })

  test('cancels the latest order, which the page then says at its top [ROUTE-44, ACCOUNT-22, ACCOUNT-23]', async ({ page, accessible }) => {
    await page.goto('/account')
    await page.getByRole('link', { name: /^View order/ }).click()
    await page.getByRole('link', { name: 'Cancel this order' }).click()
    const confirm = page.getByRole('button', { name: 'Yes, cancel it' })
    await expect(confirm).toBeInViewport()
    // The page has moved to the question, and moves there again whenever something above it comes, until it has loaded. From its top, no link of the account's navigation lies half under the header.
    await page.waitForLoadState()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await accessible()
    await confirm.click()
    const area = page.locator('#account-notification')
    await expect(area.getByRole('status')).toContainText('Your order is cancelled')
    await expect(area).toBeInViewport()
    await expect(area).toBeFocused()
    await expect(page.locator('.order-status')).toHaveText('Cancelled and refunded')
    await accessible()
  })

  test('reads "Loading..." while the page is late, and then the page [ACCOUNT-26]', async ({ page, baseURL, faults }) => {
    await faults.set('getOrders;latency=6000')
    const front = await frontServer(baseURL ?? '')
    const seen = Promise.withResolvers<void>()
    // What the shop sends while the orders are late stays until it has been seen. On a busy machine the orders may be read in one piece with it.
    front.partsOf = async function* (pieces) {
      for await (const piece of pieces) {
        for (const part of String(piece).split(/(?=<div hidden id="S:)/)) {
          yield part
          if (part.includes('Loading...')) await seen.promise
        }
      }
    }
    try {
      await page.goto(`${front.origin}/account/order-history`, { waitUntil: 'commit' })
      await expect(page.getByText('Loading...')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Order OT-104420' })).toHaveCount(0)
      seen.resolve()
      await expect(page.getByRole('heading', { name: 'Order OT-104420' })).toBeVisible()
      await expect(page.getByText('Loading...')).toBeHidden()
    } finally {
      seen.resolve()
      // What the page still asks for would find no server.
      await page.goto('about:blank')
      await front.close()
    }
  })

  test('finds the active entry in sight on a phone, without the page moving [ACCOUNT-18, ACCOUNT-20]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/account/refer-a-friend')
    const active = page.getByRole('navigation', { name: 'My account' }).locator('[aria-current="page"]')
    await expect(active).toHaveText('Refer a Friend')
    await expect(active).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ scenario: compose({ store: 'en-GB', shopper: 'annual-member' }), javaScriptEnabled: false })

  test('an address is added, removed and put back, though the page is late [ROUTE-49]', async ({ page, faults }) => {
    await faults.set('getAddressBook;latency=1500;nth=1')
    await page.goto('/account/address-book?edit=new')
    await expect(page.getByText('Loading...')).toBeHidden()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Moor')
    await page.getByLabel('Address line 1').fill('12 Analytical Row')
    await page.getByLabel('Town or city').fill('London')
    await page.getByLabel('Postcode').fill('SE15 3QN')
    await page.getByRole('button', { name: 'Save address' }).click()
    const cards = page.locator('.address-card')
    await expect(cards).toHaveCount(3)
    await page.getByRole('button', { name: 'Remove the address at 12 Analytical Row' }).click()
    await expect(cards).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cards.filter({ hasText: '12 Analytical Row' })).toHaveCount(1)
  })
})

test.describe('another email address', () => {
  test.use({ scenario: compose({ store: 'en-GB', shopper: 'non-member' }) })

  test('is confirmed by the link in an email, and opens the account from then on [ROUTE-48]', async ({ page, world, accessible }) => {
    await page.goto('/account/profile')
    await scriptedForm(page, 'email-change')
    const form = page.locator('form#email-change')
    await form.getByLabel('New email').fill('moved@example.com')
    await form.getByLabel('Current password').fill('a guess')
    await form.getByRole('button', { name: 'Send the link' }).click()
    await expect(form.getByRole('group')).toContainText('This isn’t your current password.')
    await form.getByLabel('Current password').fill(shopperPassword)
    await form.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.locator('#account-notification')).toContainText('Check your email')
    const [mail] = (await world.inspect()).sentMails
    expect(mail).toMatchObject({ to: 'moved@example.com', purpose: 'email' })
    await page.waitForLoadState()
    await page.goto(mail?.link ?? '')
    await accessible()
    await page.getByRole('button', { name: 'Use the new email' }).click()
    await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
    await page.waitForLoadState()

    await logOut(page)
    await logIn(page, { email: 'moved@example.com', password: shopperPassword })
  })
})

const [order] = orderHistory['uk-annual-member'] ?? []

/** The addresses of somebody's account, none of which may be kept by anybody. */
const accountPaths = [
  '/account',
  '/account/address-book',
  '/account/favourites',
  '/account/favourites/for-you',
  '/account/favourites/order-it-again',
  '/account/member-benefits',
  '/account/my-membership',
  '/account/my-membership/update-payment-details',
  '/account/order-history',
  `/account/order-history/${order?.number}`,
  `/account/order-history/${order?.number}/invoice`,
  '/account/profile',
  '/account/profile/delete',
  '/account/refer-a-friend',
  '/account/wishlist',
]

test('of two shoppers in one browser, the second sees nothing of the first, also by going back', async ({ page }) => {
  await logIn(page, { email: shopperById('uk-annual-member').email, password: shopperPassword })
  await page.goto('/account/profile')
  for (const path of accountPaths) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, expect.stringMatching(/private.*no-store/)])
  }
  await expect(page.getByLabel('First name')).toHaveValue('Annika')
  await page.waitForLoadState()
  await logOut(page)
  await page.goto('/account/profile')
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirectTo: '/account/profile' })}`)
  await page.getByLabel('Email', { exact: true }).fill(shopperById('uk-plus-member').email)
  await page.getByLabel('Password', { exact: true }).fill(shopperPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/account/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Priya')
  const opened = () => page.evaluate(() => performance.timeOrigin)
  const second = await opened()
  await page.evaluate(() => history.go(-3))
  await expect.poll(() => opened().catch(() => second)).not.toBe(second)
  await page.waitForLoadState()
  await expect(page.locator('body')).not.toContainText('annual-member.uk@example.com')
  await page.goto('/account/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Priya')
})

test('a shopper’s page follows a sign-out in another tab, and the page to log in is loaded once although the browser still holds the ended session', async ({
  page,
  context,
}) => {
  await logIn(page, { email: shopperById('uk-annual-member').email, password: shopperPassword })
  await page.goto('/account/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Annika')
  const record = () => page.evaluate(() => localStorage.getItem('user') ?? '')
  await expect.poll(record).toContain('"isLoggedIn":true')
  await wishlistIsLoaded(page)
  await page.waitForLoadState('networkidle')
  const [told, cookies] = [await record(), await context.cookies()]
  const other = await context.newPage()
  await other.goto('/login')
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  const login = `/login?${new URLSearchParams({ redirectTo: '/account/profile' })}`
  await expect(page).toHaveURL(login)
  await other.close()

  await page.goto('/robots.txt')
  await context.clearCookies()
  await context.addCookies(cookies)
  await page.evaluate((text) => localStorage.setItem('user', text), told)
  const loaded: string[] = []
  page.on('domcontentloaded', () => loaded.push(new URL(page.url()).pathname))
  await page.goto('/account/profile')
  await expect.poll(record).toContain('"isLoggedIn":false')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual(['/login'])
})

test.describe('a member whose page still asks who is here', () => {
  test.use({ scenario: compose({ store: 'en-GB', shopper: 'annual-member', basket: 'empty' }) })

  test('signs out and lands on the home page, though the answer comes first and says that nobody is', async ({ page }) => {
    await page.goto('/account')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user') ?? '')).toContain('"isLoggedIn":true')
    await wishlistIsLoaded(page)
    // As after an order in another browser: the next page asks again.
    await page.evaluate(() =>
      localStorage.setItem('user', (localStorage.getItem('user') ?? '').replace('"basketCount":0', '"basketCount":1')),
    )
    const told = page.waitForEvent('console', (message) => message.text() === 'a new record')
    // oxlint-disable-next-line no-console -- the test listens to it
    await page.addInitScript(() => addEventListener('ottilie:shopper', () => console.debug('a new record')))
    const release = await holdOperation(page, 'getShopper')
    await page.route('**/api/session/logout', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      release()
      await told
      await route.fulfill({ response })
    })
    const asked = operationSent(page, 'getShopper')
    await page.goto('/account')
    await asked
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a friend', () => {
  test.use({ scenario: compose({ store: 'en-GB', shopper: 'guest', basket: 'empty' }) })

  test('follows a link, looks around, and finds the credit in the drawer with the first product [ROUTE-22, ATB-05]', async ({
    page,
    context,
    accessible,
  }) => {
    const keptCode = async () => (await context.cookies()).find(({ name }) => name === 'ottilie-referral')
    await page.goto('/refer-a-friend?code=ANNIKA-0204')
    await expect(page.getByRole('heading', { level: 1, name: 'Annika is giving you £10' })).toBeVisible()
    expect(await keptCode()).toMatchObject({ value: 'ANNIKA-0204', httpOnly: true, sameSite: 'Lax' })
    await accessible()

    await page.goto('/products/ribbon-satin-lipstick')
    await addToBasket(page)
    await expect(basketDrawer(page)).toContainText(/Spend £\S+ more to get your referral discount/)
    expect(await keptCode()).toBeUndefined()
  })
})

test.describe('a member', () => {
  test.use({ scenario: 'shopper=annual-member' })

  test('opens pages of the account that ask nothing by themselves, so that the browser may show them again when gone back to', async ({
    page,
  }) => {
    // What the first page asks once it is idle, and keeps for those that follow: the promotional banner for five minutes.
    const kept = ['/banners?', '/api/viewer-country', '"getShopper"', '"getWishedSkus"'].map((words) =>
      page.waitForResponse((answer) => `${answer.url()} ${answer.request().postData()}`.includes(words)),
    )
    await page.goto('/account')
    await Promise.all((await Promise.all(kept)).map((answer) => answer.finished()))
    // The network has an answer before the page keeps it.
    await wishlistIsLoaded(page)
    await countryKnown(page)
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()))
    for (const path of accountPaths.filter((each) => !each.endsWith('update-payment-details'))) {
      await page.goto(path)
      await page.waitForFunction(() => window.ottilieHydrated)
      await page.waitForLoadState('networkidle')
    }
    expect(asked).toEqual([])
  })
})
