import { expect, test } from 'compact/playwright'
import { basketLines, basketSummary, summaryLine } from '#tests/harness/gestures/basket.ts'
import { membershipSwitch } from '#tests/harness/gestures/membership-toggle.ts'
import { endRolling, holdRolling, rollingSteps } from '#tests/harness/gestures/rolling.ts'

test.describe('a guest with a lipstick', () => {
  test.use({ scenario: 'basket=one-item&flag.disable-promotional-banner=1' })

  test('sees its price roll to the Member’s Price and what the membership is worth, and both go back', async ({ page, accessible }) => {
    await page.goto('/basket')
    await expect(membershipSwitch(page)).toBeEnabled()
    await holdRolling(page)
    const price = basketLines(page).first().getByRole('definition').first()
    const subtotal = summaryLine(page, 'Subtotal')
    const worth = basketSummary(page).getByText('Your membership pays for itself in 4 items like these.')
    const requests: (string | null)[] = []
    page.on('request', (request) => {
      // Who the shopper is is asked in the background, on a busy machine as late as now.
      const isOwn = request.url().includes('/api/graphql') && !request.postData()?.includes('"getShopper"')
      if (isOwn) requests.push(request.postData())
    })
    await membershipSwitch(page).press('Space')

    const down = ['£', '21', '6543', '.', '012345', '0']
    expect(await rollingSteps(price)).toEqual(down)
    expect(await rollingSteps(subtotal)).toEqual(down)
    expect(await rollingSteps(summaryLine(page, 'Your bag total'))).not.toEqual([])
    // Only what it comes to is there to be read, once, and it has the room that it will have.
    await expect(price).toHaveText('£13.50')
    await expect(subtotal).toMatchAriaSnapshot('- definition: £13.50')
    await expect(basketSummary(page).getByText('£13.50')).toHaveCount(1)
    await expect(worth).toBeVisible()
    const size = await price.boundingBox()
    await endRolling(page)
    await accessible()
    expect(await price.boundingBox()).toEqual(size)
    expect(requests.filter((body) => body?.includes('addBasketItems'))).toHaveLength(1)
    expect(requests).toHaveLength(1)

    await membershipSwitch(page).press('Space')
    expect(await rollingSteps(price)).toEqual(['£', '12', '3456', '.', '543210', '0'])
    await expect(price).toHaveText('£26.00')
    await expect(worth).toHaveCount(0)
    await endRolling(page)
  })
})
