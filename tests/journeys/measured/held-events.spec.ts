import { compose, expect, test } from 'compact/playwright'

const GALLERY = process.env['MOCK_URL'] ?? 'http://localhost:4000'

test.describe('for a tester who asks to be told', () => {
  test.use({
    scenario: compose({ store: 'en-GB', shopper: 'guest', browser: 'tell-held-events' }),
    viewport: { width: 1280, height: 1400 },
  })

  test('the journal shows by name what consent holds back, and a yes sends it', async ({ page, events, world }) => {
    await page.goto('/shop/makeup')
    const held = await events.expectHeld('Product List Viewed')
    expect(held.variables).toEqual({ isKept: true })
    await events.expectNothing()

    const gallery = await page.context().newPage()
    await gallery.goto(
      `${GALLERY}/?group=Guest&${new URLSearchParams({ selection: world.selection, world: (await world.inspect()).world })}`,
    )
    const row = gallery.getByRole('button', { name: 'held Product List Viewed, held back' })
    await row.click()
    await expect(gallery.getByText('Waits in its page for an answer to the question for consent')).toBeVisible()
    await expect(gallery.getByText('waits', { exact: true })).toBeVisible()
    await gallery.close()

    await page.getByRole('region', { name: 'Cookies, the way you like them' }).getByRole('button', { name: 'Accept all' }).click()
    await events.expectSent('Product List Viewed', { list: '/shop/makeup' })
  })

  test('what happens after a no is dropped, and the journal says so', async ({ page, events }) => {
    await page.goto('/contact')
    await page.getByRole('region', { name: 'Cookies, the way you like them' }).getByRole('button', { name: 'Reject all' }).click()
    await page.goto('/shop/makeup')
    expect((await events.expectHeld('Product List Viewed')).variables).toEqual({ isKept: false })
    await events.expectNothing()
  })
})

test.describe('for everybody else', () => {
  test.use({ scenario: compose({ store: 'en-GB', shopper: 'guest' }), viewport: { width: 1280, height: 1400 } })

  test('a page tells nothing of what it holds back', async ({ page, journal }) => {
    const told: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/events/held') && told.push(request.url()))
    await page.goto('/shop/makeup')
    await page.getByRole('region', { name: 'Cookies, the way you like them' }).getByRole('button', { name: 'Reject all' }).click()
    await page.goto('/contact')
    expect(told).toEqual([])
    expect((await journal.entries()).filter(({ kind }) => kind === 'held')).toEqual([])
  })
})
