import { expect, test } from 'compact/playwright'

const product = '/products/ribbon-satin-lipstick'

for (const { scenario, onProduct, inBasket } of [
  { scenario: 'promo-one-tile', onProduct: false, inBasket: false },
  { scenario: 'promo-two-tiles', onProduct: true, inBasket: false },
  { scenario: 'basket=one-item', onProduct: true, inBasket: true },
]) {
  test.describe(scenario, () => {
    test.use({ scenario })

    test(`controls stand by the promos ${onProduct ? 'of the product' : 'of no product'}${inBasket ? ' and of the bag' : ''} [BASKET-05, CAROUSEL-09, CAROUSEL-10]`, async ({
      page,
    }) => {
      const promos = page.getByRole('region', { name: 'Offers for you' })
      const next = promos.getByRole('button', { name: 'Next offer' })
      await page.goto(product)
      await expect(promos.getByRole('heading').first()).toBeVisible()
      await expect(next).toBeVisible({ visible: onProduct })
      await page.goto('/basket')
      await expect(promos.getByRole('heading').first()).toBeVisible()
      await expect(next).toBeVisible({ visible: inBasket })
    })
  })
}

test.describe('a guest with a lipstick in the bag', () => {
  test.use({ scenario: 'basket=one-item' })

  test('sees the promos go round and follow the bag [CAROUSEL-06, PROMOTILE-07]', async ({ page, accessible }) => {
    await page.goto('/basket')
    const promos = page.getByRole('region', { name: 'Offers for you' })
    const rewards = promos.getByRole('progressbar', { name: 'Rewards in your bag' })
    await expect(rewards).toHaveAttribute('aria-valuetext', '£14 more for Three samples')
    await page.getByRole('button', { name: /^Increase quantity of/ }).click()
    await expect(rewards).toHaveAttribute('aria-valuetext', '£2 more for Full-size gift')
    await accessible()

    const dots = promos.getByRole('group', { name: 'Offers' })
    await promos.getByRole('button', { name: 'Previous offer' }).press('Enter')
    await expect(dots.getByRole('button', { name: 'Offer 3 of 3' })).toHaveAttribute('aria-current', 'true')
    await expect(promos.getByRole('link', { name: 'Join' })).toBeInViewport({ ratio: 1 })
    await promos.getByRole('button', { name: 'Next offer' }).press('Enter')
    await expect(dots.getByRole('button', { name: 'Offer 1 of 3' })).toHaveAttribute('aria-current', 'true')

    // A phone shows one: the next is out of view.
    const samples = promos.getByRole('progressbar', { name: 'Three samples, your choice' })
    await expect(samples).toBeInViewport({ ratio: 0.9 })
    await page.setViewportSize({ width: 390, height: 844 })
    await rewards.scrollIntoViewIfNeeded()
    await expect(rewards).toBeInViewport({ ratio: 0.9 })
    await expect(samples).not.toBeInViewport()
  })
})

test.describe('a member in the US', () => {
  test.use({ scenario: 'us-plus-member' })

  test('is offered no membership, and what else there is leads into the store [PROMOTILE-05]', async ({ page }) => {
    await page.goto(`/us${product}`)
    const promos = page.getByRole('region', { name: 'Offers for you' })
    const second = promos.getByRole('button', { name: 'Offer 2 of 3' })
    await expect(second).toBeEnabled()
    await second.press('Enter')
    await expect(promos.getByRole('link', { name: 'Refer a friend' })).toHaveAttribute('href', '/us/account/refer-a-friend')
    await expect(promos.getByRole('heading', { name: /^Pay the Member/, includeHidden: true })).toHaveCount(0)
  })
})
