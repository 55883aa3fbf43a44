import { expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { membershipFooter, messagesBanner, offersBanner, smallPrint } from '#tests/harness/gestures/banners.ts'
import { logIn } from '#tests/harness/gestures/session.ts'

test.describe('a guest, while a banner counts down', () => {
  test.use({ scenario: 'content=skinny-counting&clock=running' })

  test('reads what ends, sees it tick, and turns the messages round [LAYOUT-05, LAYOUT-07, SKINNY-01, SKINNY-04, BANNER-01, BANNER-11, BANNER-12, BANNER-13]', async ({
    page,
    accessible,
  }) => {
    await page.goto('/')
    await expect(offersBanner(page).getByRole('link', { name: /^New this week/ })).toHaveAttribute('href', '/shop/whatsnew')
    const timer = offersBanner(page).getByRole('timer')
    await expect(timer).toHaveText(/^03 DAYS\s*0[34] HRS\s*\d\d MINS\s*\d\d SECS$/)
    const first = (await timer.textContent()) ?? ''
    await expect(timer).not.toHaveText(first)

    // A clickable slide has stopped moving: while it moves it lies over the buttons beside it.
    const rests = (words: RegExp) => messagesBanner(page).getByRole('link', { name: words }).hover()
    const dot = (slide: number) => messagesBanner(page).getByRole('button', { name: `Message ${slide} of 3` })
    // From here on the pointer rests on the messages, so that they do not rotate.
    await dot(1).click()
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await rests(/20% off your first order/)
    await accessible()
    await messagesBanner(page).getByRole('button', { name: 'Next message' }).click()
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await dot(3).click()
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
    await expect(messagesBanner(page).getByRole('link', { name: /^Read what our customers say/ })).toHaveAttribute('target', '_blank')
    await messagesBanner(page).getByRole('button', { name: 'Next message' }).click()
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await expect(messagesBanner(page).getByRole('listitem').filter({ visible: true }).first()).toContainText('20% off')
    await messagesBanner(page).getByRole('button', { name: 'Pause' }).click()
    await expect(messagesBanner(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await rests(/20% off your first order/)
    await accessible()
  })
})

test.describe('a member', () => {
  test.use({ scenario: 'uk-plus-member' })

  test('has banners of their own, loaded after the session was refreshed and kept for five minutes, and their benefits at the bottom [LAYOUT-08, LAYOUT-10, SKINNY-07, SMALLPRINT-02, BANNER-16, BANNER-17, BANNER-18, STICKY-01, STICKY-02, STICKY-03, STICKY-05]', async ({
    page,
    journal,
    clock,
    accessible,
  }) => {
    await page.goto('/')
    await expect(offersBanner(page).getByRole('link', { name: /^Yours as a member/ })).toHaveAttribute('href', '/account/member-benefits')
    await expect(messagesBanner(page).getByRole('link', { name: /^Members: free delivery over £25/ })).toBeVisible()
    await expect(messagesBanner(page).getByText('20% off your first order')).toHaveCount(0)
    // Nothing on the page sells them what they have.
    await expect(page.getByRole('link', { name: /^(Join|How Ottilie\+ works)/ })).toHaveCount(0)
    await expect(smallPrint(page)).toContainText('Free standard delivery on members’ orders of £25 and over.')
    const [banner] = await journal.entries('getPromotionalBanner')
    const [refresh] = await journal.entries('refreshSession')
    expect(refresh?.number).toBeLessThan(banner?.number ?? 0)

    await expect(membershipFooter(page)).toBeHidden()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 90))
    const button = membershipFooter(page).getByRole('link', { name: 'View all your Ottilie+ member benefits' })
    await expect(button).toHaveAttribute('href', '/account/member-benefits')
    await expect(membershipFooter(page).getByRole('listitem').filter({ hasText: 'Free standard delivery over £25' })).toBeVisible()
    await accessible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 110))
    await expect(membershipFooter(page)).toBeHidden()

    await page.goto('/basket')
    await expect(membershipFooter(page)).toBeVisible()
    await expect(messagesBanner(page).getByRole('button', { name: 'Message 1 of 2' })).toBeVisible()
    await expect.poll(() => journal.entries('getPromotionalBanner')).toHaveLength(1)
    await clock.advance({ minutes: 5 })
    await page.reload()
    await expect(messagesBanner(page).getByRole('button', { name: 'Message 1 of 2' })).toBeVisible()
    await expect.poll(() => journal.entries('getPromotionalBanner')).toHaveLength(2)
    await expect.poll(() => journal.entries('refreshSession')).toHaveLength(2)

    await page.goto('/account/favourites/order-it-again')
    await expect(offersBanner(page)).toBeVisible()
    await expect(membershipFooter(page)).toHaveCount(0)
  })

  test('whose session cannot be refreshed sees the page without the promotional banner [BANNER-18, BANNER-19, OP-MISC-02]', async ({
    page,
    faults,
    journal,
  }) => {
    await faults.set('session-refresh-fails')
    await page.goto('/basket')
    await journal.expectCalled('refreshSession')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offersBanner(page).getByRole('link', { name: /^Yours as a member/ })).toBeVisible()
    await expect(messagesBanner(page)).toHaveCount(0)
    await journal.expectNotCalled('getPromotionalBanner')
  })
})

test('a member who logs in on pages that everybody shares has their own banners there, in the place of the guests’ [LAYOUT-05, SKINNY-07, SKINNY-08, SMALLPRINT-02, SMALLPRINT-03]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(offersBanner(page).getByRole('link', { name: /^Free standard delivery when you spend/ })).toBeVisible()
  await expect(smallPrint(page)).toContainText('Free standard delivery on UK orders')
  await logIn(page, { email: shopperById('uk-annual-member').email, password: shopperPassword })
  await page.goto('/shop/makeup')
  await expect(offersBanner(page).getByRole('link', { name: /^Yours as a member/ })).toBeVisible()
  await expect(messagesBanner(page)).toBeVisible()
  await expect(smallPrint(page)).toContainText('members’ orders')
  await expect(membershipFooter(page)).toBeVisible()
})

test.describe('links of messages', () => {
  test.use({ scenario: 'banner-links-us' })

  test('lead into the store in place and out of it in a new tab [BANNER-07, BANNER-08, BANNER-09]', async ({ page }) => {
    await page.goto('/us')
    const inside = messagesBanner(page).getByRole('link', { name: 'New this week' })
    await expect(inside).toHaveAttribute('href', '/us/shop/whatsnew')
    await expect(inside).not.toHaveAttribute('target')
    await messagesBanner(page).getByRole('button', { name: 'Message 2 of 2' }).click()
    const outside = messagesBanner(page).getByRole('link', { name: 'How our refills are made (opens in a new tab)' })
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('href', /^https:\/\/help\.ottilie\.example\/refills/)
  })
})

for (const { scenario, says, id } of [
  {
    scenario: 'promo-advocate-waiting',
    says: /, a £10 referral credit is waiting for you at checkout when you spend £60$/,
    id: 'REFERRAL-11',
  },
  { scenario: 'promo-friend-waiting', says: 'You have been sent £10 off your first order of £60', id: 'REFERRAL-12' },
]) {
  test.describe('who has to do with a referral', () => {
    test.use({ scenario })

    test(`is told what it brings, in the skinny banner’s place [LAYOUT-06, ${id}]`, async ({ page }) => {
      await page.goto('/shop/makeup')
      await expect(offersBanner(page).getByRole('link', { name: says })).toHaveAttribute('href', '/basket')
      await expect(offersBanner(page).getByText(/Lip week/)).toHaveCount(0)
    })
  })
}

test.describe('the experiment on free delivery', () => {
  test.use({ scenario: 'free-shipping-50' })

  test('changes the banner’s words and hides the small print, and the banner too from who was in it in an earlier session [FREESHIP-02, FREESHIP-03, SMALLPRINT-01]', async ({
    page,
    context,
    world,
  }) => {
    const promise = offersBanner(page).getByRole('link', { name: 'FREE STANDARD DELIVERY ON ALL ORDERS £50+' })
    await page.goto('/')
    await expect(promise).toBeVisible()
    await expect(smallPrint(page)).toHaveCount(0)
    await page.reload()
    await expect(promise).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('experiment-exposures'))).toContain('free-shipping')

    // Another tab has its own session storage, and shares local storage.
    const later = await context.newPage()
    await later.goto('/')
    await expect(messagesBanner(later)).toBeVisible()
    await expect(offersBanner(later).getByText('FREE STANDARD DELIVERY ON ALL ORDERS £50+').first()).toBeHidden()
    // Nothing of it is left, not even an empty strip, and nothing else names another threshold.
    // Above it is only the bar that names the experiment to testers.
    const top = () =>
      messagesBanner(later).evaluate(
        (element) => element.getBoundingClientRect().top - (document.querySelector('.mode-bar')?.getBoundingClientRect().bottom ?? 0),
      )
    expect(await top()).toBe(0)
    await expect(messagesBanner(later).getByText('£25')).toHaveCount(0)

    // In the group without another threshold too.
    await world.patch({ flags: { 'experiment-free-shipping-threshold': '0' } })
    await later.reload()
    await expect(messagesBanner(later).getByText('£25')).toHaveCount(1)
    await expect(offersBanner(later).getByText(/^Free standard delivery when/)).toBeHidden()
    expect(await top()).toBe(0)
  })
})

test.describe('layouts and flags', () => {
  test.use({ scenario: 'uk-guest' })

  test('decide which banners a page has [LAYOUT-02, LAYOUT-03, LAYOUT-13, BANNER-15, BANNER-16]', async ({ page, world, journal }) => {
    await page.goto('/quiz/skincare')
    await expect(messagesBanner(page)).toBeVisible()
    await expect(offersBanner(page).getByRole('link', { name: /Free standard delivery when/ })).toHaveCount(0)
    await page.goto('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offersBanner(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()

    await world.patch({ flags: { 'disable-promotional-banner': '1' } })
    await page.goto('/')
    await expect(offersBanner(page).getByRole('link', { name: /Free standard delivery when/ })).toBeVisible()
    await expect(messagesBanner(page)).toHaveCount(0)
    await world.patch({ flags: { 'disable-skinny-banner': '1', 'disable-promotional-banner': '0', 'experiment-promotional-banner': '0' } })
    await journal.clear()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offersBanner(page)).toHaveCount(0)
    await journal.expectNotCalled('getPromotionalBanner')
  })

  test('banners that fail, come late or cannot be read leave the page whole; so do flags that cannot be had [BANNER-19, SKINNY-17]', async ({
    page,
    faults,
    journal,
  }) => {
    for (const fault of ['status=503', 'latency=20000', 'malformed']) {
      await faults.set(`getPromotionalBanner;${fault}`, `getSkinnyBannerContent;${fault}`)
      await page.goto('/shop/makeup')
      await expect(page.getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible()
      await expect(offersBanner(page)).toHaveCount(0)
    }
    await journal.expectCalled('getPromotionalBanner')
    await faults.set('flags;malformed')
    await page.goto('/shop/makeup')
    await expect(offersBanner(page).getByRole('link', { name: /^Lip week/ })).toBeVisible()
    await expect(messagesBanner(page)).toHaveCount(0)
  })
})

test.describe('banners of somebody who means no good', () => {
  test.use({ scenario: 'banners-hostile' })

  test('are harmless words', async ({ page, accessible }) => {
    await page.goto('/')
    const title = await page.title()
    await expect(offersBanner(page).getByText('Nothing to see').first()).toBeVisible()
    await messagesBanner(page).getByRole('button', { name: 'Message 2 of 2' }).click()
    await expect(messagesBanner(page).getByRole('link', { name: 'that' })).toHaveAttribute('href', '/join')
    const links = await offersBanner(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['/join'])
    await expect(offersBanner(page).locator('img, script, [onclick], [onmouseover]')).toHaveCount(0)
    expect(await page.title()).toBe(title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await accessible()
  })
})

test.describe('a page that cannot be made', () => {
  test.use({
    scenario: 'uk-guest&fault=getPlp;malformed',
    expectedMessages: [{ text: /500/, reason: 'the page that fails is what this test asks for' }],
  })

  test('shows the copy of the 404 page with a way to try again [LAYOUT-14]', async ({ page }) => {
    const answer = await page.goto('/')
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1, name: 'Let’s get you back on track!' })).toBeVisible()
  })
})
