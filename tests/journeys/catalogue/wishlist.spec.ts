import { expect, test } from 'compact/playwright'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { openSearch, searchInput, searchPanel } from '#tests/harness/gestures/search.ts'
import { wishlistButton, wishlistHolds, wishlistIsLoaded, wishToast } from '#tests/harness/gestures/wishlist.ts'

test.describe('an account', () => {
  // In a world of its own: an account keeps its wishlist.
  test.use({ scenario: 'store=en-GB&shopper=guest' })

  test('a guest who presses a heart is sent to log in, comes back, and saves it [WISHLIST-01, SESSION-02]', async ({ page }) => {
    await page.goto('/shop/makeup?sort=rating')
    await wishlistButton(page, 'Ribbon Satin Lipstick').click()

    await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirectTo: '/shop/makeup?sort=rating' })}`)
    await page.getByLabel('Email', { exact: true }).fill(shopperById('uk-annual-member').email)
    await page.getByLabel('Password', { exact: true }).fill(shopperPassword)
    await page.getByRole('button', { name: 'Log in' }).click()

    await expect(page).toHaveURL('/shop/makeup?sort=rating')
    await expect(wishlistButton(page, 'Eight Rooms Eye Palette')).toHaveAttribute('aria-pressed', 'true')
    await expect(wishlistButton(page, 'Ribbon Satin Lipstick')).toHaveAttribute('aria-pressed', 'false')
    await wishlistButton(page, 'Ribbon Satin Lipstick').click()
    await wishlistHolds(page, 'OT-RSL-07', true)
    await expect(wishlistButton(page, 'Ribbon Satin Lipstick')).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('a member', () => {
  test.use({ scenario: 'uk-annual-member' })

  test('saves a product on its card by keyboard, on its page and in the search, and every heart and tab agrees [WISHLIST-02, WISHLIST-03, OP-WISH-01, OP-WISH-03, SCOPE-12]', async ({
    page,
    context,
    journal,
    accessible,
  }) => {
    await page.goto('/shop/makeup')
    await expect(wishlistButton(page, 'Eight Rooms Eye Palette')).toHaveAttribute('aria-pressed', 'true')
    const onCard = wishlistButton(page, 'Ribbon Satin Lipstick')
    await expect(onCard).toHaveAttribute('aria-pressed', 'false')
    await onCard.focus()
    await page.keyboard.press('Space')
    await journal.expectCalled('addWishlistItemBySKU', { sku: 'OT-RSL-07' })
    await wishlistHolds(page, 'OT-RSL-07', true)
    await expect(onCard).toHaveAttribute('aria-pressed', 'true')
    await expect(onCard).toBeFocused()
    await accessible()

    const other = await context.newPage()
    await other.goto('/products/ribbon-satin-lipstick')
    const onPage = wishlistButton(other, 'Ribbon Satin Lipstick, Rosehip 07')
    await expect(onPage).toHaveAttribute('aria-pressed', 'true')
    // The selected shade is saved.
    await other.getByRole('radio', { name: 'Poppy 05' }).check({ force: true })
    await expect(wishlistButton(other, 'Ribbon Satin Lipstick, Poppy 05')).toHaveAttribute('aria-pressed', 'false')
    await other.getByRole('radio', { name: 'Rosehip 07' }).check({ force: true })
    await onPage.click()
    await journal.expectCalled('removeWishlistItemBySKU', { sku: 'OT-RSL-07' })
    await wishlistHolds(other, 'OT-RSL-07', false)
    await expect(onPage).toHaveAttribute('aria-pressed', 'false')
    await expect(onCard).toHaveAttribute('aria-pressed', 'false')
    await other.close()

    await openSearch(page)
    await searchInput(page).fill('ribbon satin')
    const found = searchPanel(page).getByRole('button', { name: 'Save Ribbon Satin Lipstick to your wishlist' })
    await found.click()
    await wishlistHolds(page, 'OT-RSL-07', true)
    await expect(found).toHaveAttribute('aria-pressed', 'true')
    await accessible()
  })
})

test.describe('a change that fails', () => {
  test.use({
    scenario: 'fault-wishlist-add-empty',
    expectedMessages: [{ text: /No response received|wish/, reason: 'the answer that is empty on purpose is logged' }],
  })

  test('is taken back in words, and the next one counts [OP-WISH-02, OP-WISH-05]', async ({ page, faults }) => {
    await page.goto('/products/ribbon-satin-lipstick')
    const saves = wishlistButton(page, 'Ribbon Satin Lipstick, Rosehip 07')
    await wishlistIsLoaded(page)
    await saves.click()
    await expect(wishToast(page, "Sorry, we couldn't update your wishlist. Please try again.")).toBeVisible()
    await expect(saves).toHaveAttribute('aria-pressed', 'false')

    // While the answer is pending, the heart shows the new state.
    await faults.set('addWishlistItemBySKU;latency=1500')
    await saves.click()
    await expect(saves).toHaveAttribute('aria-pressed', 'true')
    await wishlistHolds(page, 'OT-RSL-07', true)

    const logged = page.waitForEvent('console', (message) => message.text().includes('No response received'))
    await faults.set('removeWishlistItemBySKU;empty-data')
    await saves.click()
    await logged
    await expect(saves).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('the page of the wishlist', () => {
  test.use({ scenario: 'uk-annual-member' })

  test('shows what is saved, and says when there is nothing or it cannot be had [WISHLIST-02, WISHLIST-05, ROUTE-47, SCOPE-12]', async ({
    page,
    faults,
    world,
    accessible,
  }) => {
    await page.goto('/account/wishlist')
    const products = page.getByRole('main').getByRole('article')
    await expect(products.getByRole('heading')).toHaveText([
      'Eight Rooms Eye Palette',
      'Copper Peptide Night Serum',
      'Ribbon Satin Lipstick',
    ])
    await expect(page.getByText('3 products')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /to your wishlist$/, pressed: true })).toHaveCount(3)
    await accessible()

    await wishlistButton(page, 'Copper Peptide Night Serum').click()
    await wishlistHolds(page, 'FL-CPNS-30', false)
    await expect(products).toHaveCount(3)
    await page.reload()
    await expect(products).toHaveCount(2)

    await faults.set('getWishlist;status=503')
    await page.reload()
    await expect(page.getByText("Sorry, we couldn't load your wishlist.")).toBeVisible()
    await accessible()
    await faults.clear()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(products).toHaveCount(2)
    await page.waitForLoadState()

    await world.patch({ account: { wishes: [] } })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Bestsellers' }).getByRole('article'), 'products instead').toHaveCount(4)
    await accessible()
  })
})

test.describe('five wished shades of one product', () => {
  test.use({ scenario: 'product-wished-shades' })

  test('share a card that folds to 18rem, unfolds by its button and for the focus, and adds the shade that is pressed [CARD-03, CARD-04] @phone', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto('/account/wishlist')
    const shades = page.getByRole('list', { name: 'Variants of Ribbon Satin Lipstick' })
    const height = () => shades.evaluate((list) => list.getBoundingClientRect().height)
    const more = page.getByRole('button', { name: 'Show more' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(await height()).toBe(18 * 16)
    const last = shades.getByRole('button', { name: 'Save Ribbon Satin Lipstick, Tea Rose 12 to your wishlist' })
    await expect(last).not.toBeInViewport()
    await accessible()

    await more.press('Enter')
    const less = page.getByRole('button', { name: 'Show less' })
    await expect(less).toBeFocused()
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    expect(await height()).toBeGreaterThan(18 * 16)
    await accessible()
    await less.press('Enter')
    await expect(more).toBeFocused()
    expect(await height()).toBe(18 * 16)

    // The focus is never in a row that is folded away.
    await last.focus()
    await expect(less).toBeVisible()
    await expect(last).toBeInViewport()

    await shades.getByRole('button', { name: /^Add to Bag\s?: Ribbon Satin Lipstick, Fig 09$/ }).click()
    await journal.expectCalled('addBasketItems', { items: [{ variantSku: 'OT-RSL-09' }] })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, scenario: 'uk-annual-member' })

  test('a heart is posted: it saves, takes off, and comes back to the page [WISHLIST-02, WISHLIST-03]', async ({ page, journal }) => {
    await page.goto('/shop/makeup')
    await wishlistButton(page, 'Ribbon Satin Lipstick').click()
    await journal.expectCalled('addWishlistItemBySKU', { sku: 'OT-RSL-07' })
    await expect(page).toHaveURL('/shop/makeup')
    await wishlistButton(page, 'Ribbon Satin Lipstick').click()
    await journal.expectCalled('removeWishlistItemBySKU', { sku: 'OT-RSL-07' })
  })
})

test.describe('a guest without scripts', () => {
  test.use({ javaScriptEnabled: false, scenario: 'uk-guest&flag.progressive-login=1' })

  test('is sent to log in, step by step where that is how one logs in [WISHLIST-01]', async ({ page }) => {
    await page.goto('/products/ribbon-satin-lipstick')
    await wishlistButton(page, 'Ribbon Satin Lipstick, Rosehip 07').click()
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ redirectTo: '/products/ribbon-satin-lipstick' })}`)
    await page.goto('/account/wishlist')
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ redirectTo: '/account/wishlist' })}`)
  })
})
