import { compose, expect, test } from 'compact/playwright'

const GALLERY = process.env['MOCK_URL'] ?? 'http://localhost:4000'

test.use({ scenario: compose({ store: 'en-GB', shopper: 'guest', browser: 'tell-held-events' }), viewport: { width: 1280, height: 1400 } })

test('the journal and the gallery show by name what waits for an answer, and what is dropped after a no', async ({
  page,
  events,
  journal,
  world,
}) => {
  await page.goto('/shop/makeup')
  expect((await events.expectHeld('Product List Viewed')).variables).toEqual({ isKept: true })
  await events.expectNothing()

  const gallery = await page.context().newPage()
  const session = { selection: world.selection, world: (await world.inspect()).world }
  await gallery.goto(`${GALLERY}/?group=Guest&${new URLSearchParams(session)}`)
  await gallery.getByRole('button', { name: 'held Product List Viewed, held back' }).click()
  await expect(gallery.getByText('Waits in its page for an answer to the question for consent')).toBeVisible()
  await gallery.close()

  await page.getByRole('region', { name: 'Cookies, the way you like them' }).getByRole('button', { name: 'Reject all' }).click()
  await page.goto('/shop/skincare')
  await journal.expectCalled('Product List Viewed, held back', { isKept: false })
  await events.expectNothing()
})
