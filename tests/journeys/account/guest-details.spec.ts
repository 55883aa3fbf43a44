import { compose, expect, test } from 'compact/playwright'
import { scriptedForm } from '#tests/harness/gestures/form.ts'

const POST = '**/api/guest-details'

test.use({
  scenario: compose({ store: 'en-GB', shopper: 'guest', basket: 'one-item' }),
  expectedMessages: [{ text: /ERR_INTERNET_DISCONNECTED/, reason: 'the connection is cut on purpose' }],
})

test('a guest tells who orders; without a connection nothing typed is lost, and a double press sends once [ROUTE-36, NOTIF-38]', async ({
  page,
  journal,
  accessible,
}) => {
  await page.goto('/guest-details')
  await scriptedForm(page, 'guest-details')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Moor')
  await page.getByLabel(/^Mobile/).fill('+44 20 7946 0123')
  await page.route(POST, (route) => route.abort('internetdisconnected'))
  const send = page.getByRole('button', { name: 'Continue to checkout' })
  await send.click()
  const faults = page.getByRole('group', { name: 'Oops, something went wrong.' })
  await expect(faults).toContainText('Network error. Please check your connection.')
  await expect(faults).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
  await accessible()

  await page.unroute(POST)
  await send.dblclick()
  await expect(page).toHaveURL(/\/checkout$/)
  await journal.expectCalled('setGuestDetails', {
    input: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Moor', phone: '+44 20 7946 0123', wantsNewsByEmail: false },
  })
  expect((await journal.entries('setGuestDetails')).length).toBe(1)
})
