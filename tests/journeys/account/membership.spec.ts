import { expect, test } from 'compact/playwright'
import { cardFrame, fillCard } from '#tests/harness/gestures/checkout.ts'
import { hydrated } from '#tests/harness/gestures/form.ts'

const PAGE = '/account/my-membership'

test.describe('an annual member', () => {
  test.use({ scenario: 'store=en-GB&shopper=annual-member' })

  test('cancels by the keyboard, a step at a time: back, reload and wrong answers lose nothing [MFLOW-12, MFLOW-13]', async ({
    page,
    journal,
    events,
    accessible,
  }) => {
    // A step begins at its heading: the page that it loads has the focus there before the next key is pressed.
    const stepBegins = async (heading: string) => expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused()
    const goOn = async () => page.getByRole('button', { name: 'Continue' }).press('Enter')

    await page.goto(PAGE)
    const accept = page.getByRole('button', { name: 'Accept all' })
    await accept.press('Enter')
    await expect(accept).toBeHidden()
    await page.getByRole('button', { name: 'Cancel membership' }).press('Enter')
    await stepBegins('Why would you like to cancel?')
    await expect(page.getByRole('heading', { level: 2, name: 'Why would you like to cancel?' })).toBeInViewport()
    await goOn()
    await expect(page.getByRole('group', { name: 'Check these and try again' })).toBeFocused()

    // The words are asked for where they can be given, and nowhere else.
    const words = page.getByRole('textbox', { name: 'Tell us more' })
    await expect(words).toBeHidden()
    await page.getByRole('radio', { name: 'Something else' }).press('Space')
    await words.fill('I am moving')
    // The page is at a part of it, so the header that covers links goes once its script is there.
    await expect(page.locator('html[data-header="away"]')).toBeAttached()
    await accessible()
    await goOn()
    await stepBegins('What would have kept you?')

    await page.waitForLoadState()
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Something else' })).toBeVisible()
    await page.waitForLoadState()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Something else' })).toBeChecked()
    await expect(words).toHaveValue('I am moving')
    await goOn()
    await stepBegins('What would have kept you?')
    await page.getByRole('radio', { name: 'Nothing', exact: true }).press('Space')
    await goOn()
    await stepBegins('What you would miss')
    await goOn()
    await stepBegins('A present, if you stay')
    await goOn()
    await stepBegins('Cancel your membership?')
    await expect(page.getByRole('link', { name: 'Leave without changing anything' })).toHaveCount(0)
    // A page that is left before the code that tells is there tells nothing.
    await events.expectSent('Page Element Viewed', { flow: 'cancel', step: 'cancel-confirm' })
    await page.getByRole('checkbox', { name: /I understand/ }).press('Space')
    await page.getByRole('button', { name: 'Cancel my membership' }).press('Enter')
    const end = page.getByRole('heading', { name: 'Your membership is cancelled' })
    await expect(end).toBeVisible()
    await events.expectSent('Membership Cancelled', { flow: 'cancel' })
    await page.reload()
    await hydrated(end)

    const sent = await journal.entries('membershipManagementFlow')
    expect(sent.at(-1)?.variables).toMatchObject({
      flow: 'cancel',
      data: { stepId: 'cancel-confirm', feedback: { reasonCode1: 'other', reasonFreeText1: 'I am moving', reasonCode2: 'nothing' } },
    })
    await page.getByRole('link', { name: 'Back to your membership' }).click()
    await expect(page.getByRole('link', { name: 'Take it up again' })).toBeVisible()
    expect(await events.sent('Membership Cancelled')).toHaveLength(1)
  })
})

test.describe('an annual member in the US', () => {
  test.use({ scenario: 'store=en-US&shopper=annual-member' })

  test('upgrades and extends; neither is told again by a reload or by Back [TRACK-09, TRACK-10]', async ({ page, events }) => {
    const press = async (name: string) => page.getByRole('button', { name, exact: true }).click()
    /** The end of a flow has been shown, and what its page does by itself has been done. */
    const ends = async (heading: RegExp) => hydrated(page.getByRole('heading', { level: 2, name: heading }))

    await page.goto(`/us${PAGE}`)
    await press('Upgrade')
    await page.getByRole('radio').first().check()
    await press('Continue')
    await page.getByRole('checkbox').check()
    await press('Upgrade')
    await ends(/^Welcome to /)
    await events.expectSent('Membership Upgraded', { flow: 'upgrade' })
    await page.reload()
    await ends(/^Welcome to /)

    await page.goto(`/us${PAGE}`)
    await press('Extend by a year')
    await press('Continue')
    await page.getByRole('checkbox').check()
    await press('Extend')
    await ends(/^Your membership is extended$/)
    await events.expectSent('Membership Extended', { flow: 'extend' })
    await page.goBack()
    await ends(/^Your membership is extended$/)
    await page.goto('/us/contact')
    expect(await events.sent('Membership Upgraded')).toHaveLength(1)
    expect(await events.sent('Membership Extended')).toHaveLength(1)
  })
})

/** A card whose bank asks whether it is the shopper. */
const CHALLENGED = '4000 0000 0000 3220'

test.describe('a renewal that failed', () => {
  test.use({ scenario: 'uk-renewal-failed' })

  test('is made good with a card that the shop never sees: declined first, then not confirmed to the bank, then taken [ROUTE-46, RENEWAL-10]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto(`${PAGE}/update-payment-details?onCompletion=reactivate`)
    const save = page.getByRole('button', { name: 'Save card and renew' })
    await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible()
    await fillCard(page, '4000 0000 0000 0002')
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Your payment was declined')
    await accessible()
    await fillCard(page, CHALLENGED)
    await save.click()
    await expect(cardFrame(page).getByRole('heading', { name: 'Is this you?' })).toBeFocused()
    await accessible()
    await cardFrame(page).getByRole('button', { name: 'No, it is not me' }).click()
    await expect(page.getByRole('alert')).toContainText('Sorry, we experienced a problem.')
    await fillCard(page, CHALLENGED)
    await save.click()
    await cardFrame(page).getByRole('button', { name: 'Yes, it is me' }).click()
    await expect(page.getByText('your membership runs again')).toBeInViewport()
    await expect(page.getByRole('definition').filter({ hasText: /^Active$/ })).toBeVisible()
    const sent = await journal.entries('updatePaymentDetails')
    expect(JSON.stringify(sent)).not.toContain('0000 3220')
    expect(sent.at(-1)?.variables).toMatchObject({ input: { onCompletion: 'reactivate' } })
  })
})

test.describe('a member in the US on a phone', () => {
  test.use({ scenario: 'store=en-US&shopper=plus-member', viewport: { width: 390, height: 844 } })

  test('reads what the membership saved, as a picture and as a table [ROUTE-43, SCOPE-25]', async ({ page, accessible }) => {
    await page.goto('/us/account/member-benefits')
    await expect(page.getByRole('heading', { name: 'Your active perks' })).toBeVisible()
    const table = page.getByRole('table', { name: 'Savings by month' })
    await expect(table).toBeHidden()
    await page.getByText('Show the numbers').click()
    await expect(table.getByRole('row')).toHaveCount(13)
    await accessible()
  })
})
