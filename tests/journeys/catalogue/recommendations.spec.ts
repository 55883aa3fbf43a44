import { expect, test } from 'compact/playwright'
import { basketDrawer } from '#tests/harness/gestures/basket.ts'
import { slidesOf } from '#tests/harness/gestures/carousel.ts'

const row = 'Add before you go'

test.describe('a guest with a lipstick in the bag', () => {
  test.use({ scenario: 'basket=one-item' })

  test('adds from the row below it, by keyboard, and sees the line at once [BASKET-06, BASKET-11, ENUM-13]', async ({
    page,
    accessible,
    journal,
  }) => {
    await page.goto('/basket')
    const section = page.getByRole('region', { name: row })
    const track = section.getByRole('list', { name: row })
    await expect.poll(() => slidesOf(track)).toEqual({ inSight: 4, outOfSightInReach: 0 })
    await accessible()
    await section.getByRole('button', { name: 'Next products' }).press('Enter')
    const add = section.getByRole('button', { name: /^Add to Bag\s?: Satin Lip Balm$/ })
    await expect(track.getByRole('listitem', { includeHidden: true }).first()).toHaveAttribute('inert', '')
    // It has stopped moving.
    await expect.poll(() => slidesOf(track)).toEqual({ inSight: 4, outOfSightInReach: 0 })
    await add.press('Enter')

    await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
    await journal.expectCalled('addBasketItems', { location: 'BASKET_CROSSSELL_CAROUSEL', source: 'BASKET_CROSSSELL_CAROUSEL' })
    await basketDrawer(page).getByRole('button', { name: 'Close', exact: true }).press('Enter')
    await expect(page.getByRole('list', { name: 'Items in your bag' })).toContainText('Satin Lip Balm')
    await expect(add).toBeFocused()
  })

  test('chooses a shade from the row before adding it, on a phone [BASKET-11]', async ({ page, journal }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/basket')
    const section = page.getByRole('region', { name: row })
    await section.getByRole('button', { name: /^Choose shade\s?: Powder Room Pressed Blush$/ }).click()
    const shades = page.getByRole('dialog', { name: 'Shade Options' })
    await expect(shades.getByRole('radio', { checked: true })).toHaveCount(1)
    await shades.getByRole('button', { name: 'Add to Basket' }).click()

    await expect(basketDrawer(page).getByRole('heading', { name: 'Added To Basket' })).toBeVisible()
    await journal.expectCalled('addBasketItems', { location: 'BASKET_CROSSSELL_CAROUSEL', source: 'BASKET_CROSSSELL_CAROUSEL' })
  })

  test('adds without scripts, and says from where all the same [BASKET-11]', async ({ page, baseURL, journal }) => {
    const form = { sku: 'OT-SLB-01', locale: 'en-GB', location: 'Page', source: 'Page_CROSSSELL_CAROUSEL' }
    const answer = await page.request.post('/api/basket/add', { form, headers: { origin: baseURL ?? '' } })
    expect(answer.url()).toMatch(/\/basket$/)
    await journal.expectCalled('addBasketItems', { location: 'Page', source: 'Page_CROSSSELL_CAROUSEL' })
  })

  test('has the bag whole when nothing can be recommended or promoted, or not in time', async ({ page, faults, world }) => {
    await faults.set('getRecommendations;status=503', 'getPromoTiles;status=503')
    await page.goto('/basket')
    await expect(page.getByRole('list', { name: 'Items in your bag' })).toContainText('Ribbon Satin Lipstick')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('region', { name: row })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Offers for you' })).toBeHidden()

    await faults.clear()
    await world.patch({ answers: { 'RecommendationSection.items': [] } })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Offers for you' })).toBeVisible()
    await expect(page.getByRole('region', { name: row })).toBeHidden()
  })
})

for (const { type, side, scenario, prefix, clause } of [
  { type: 'header', side: 'above', scenario: 'basket=one-item', prefix: '', clause: 'REC-03' },
  { type: 'footer', side: 'below', scenario: 'store=en-US&basket=one-item', prefix: '/us', clause: 'REC-04' },
]) {
  test.describe(scenario, () => {
    test.use({ scenario })

    test(`a link of the type ${type} leads on from ${side} the products [${clause}]`, async ({ page, world }) => {
      const cta = { type, link: '/shop/bestsellers', text: 'Everybody’s favourites', tracking: null }
      await world.patch({ answers: { 'RecommendationSection.cta': cta } })
      await page.goto(`${prefix}/basket`)
      const section = page.getByRole('region', { name: row })
      const link = section.getByRole('link', { name: 'Everybody’s favourites' })
      await expect(link).toBeVisible()
      const isAbove = async () => {
        const [products, place] = await Promise.all([section.getByRole('list', { name: row }).boundingBox(), link.boundingBox()])
        return (place?.y ?? Number.NaN) < (products?.y ?? Number.NaN)
      }
      await expect.poll(isAbove).toBe(side === 'above')
      await link.click()
      await expect(page).toHaveURL(new RegExp(`\\d${prefix}/shop/bestsellers$`))
    })
  })
}
