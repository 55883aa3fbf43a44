import { expect, test } from 'compact/playwright'
import { basketDrawer } from '#tests/harness/gestures/basket.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the pictures are swiped or chosen by dots, and the price and its button stay at hand [SHADE-06]', async ({ page, accessible }) => {
    await page.goto('/products/ribbon-satin-lipstick')
    const gallery = page.getByRole('region', { name: 'Pictures of Ribbon Satin Lipstick' })
    // The page's own button, and the one that stays in view while that is not.
    const buttons = page.getByRole('button', { name: 'Add to Bag, £26.00' })
    const dot = gallery.getByRole('button', { name: 'Picture 2' })
    await dot.click()
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(gallery.getByRole('img', { name: /^Texture/ })).toBeInViewport({ ratio: 0.9 })

    await expect(buttons).toHaveCount(2)
    await page.getByRole('button', { name: 'Shade Options' }).click()
    const shades = page.getByRole('dialog', { name: 'Shade Options' })
    await expect(shades.getByRole('radio', { name: /^Rosehip 07/ })).toBeChecked()
    await expect(shades.getByRole('radio', { name: /^Rosehip 07/ })).toBeInViewport()
    await page.keyboard.press('Escape')
    await buttons.first().scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(1)

    await page.getByRole('heading', { name: 'What people say' }).scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(2)
    await accessible()
    await buttons.last().click()
    await expect(basketDrawer(page).getByText('Rosehip 07')).toBeVisible()
  })
})

test('reviews by people with the chosen shade come first', async ({ page, accessible }) => {
  await page.goto('/products/ribbon-satin-lipstick')
  const reviews = page.getByRole('region', { name: 'What people say' })
  const theirs = reviews.getByRole('list', { name: 'People with your shade say' })
  const shades = (await reviews.getByText(/^Shade: /).allTextContents()).map((text) => text.replace('Shade: ', ''))
  const shade = shades.find((name) => name !== 'Rosehip 07') ?? ''
  await page.getByRole('radio', { name: shade }).check({ force: true })

  await expect(theirs.getByRole('listitem')).toHaveCount(shades.filter((name) => name === shade).length)
  await expect(theirs).toContainText(`Shade: ${shade}`)
  await expect(reviews.getByText('Everyone else says')).toBeVisible()
  await accessible()
})
