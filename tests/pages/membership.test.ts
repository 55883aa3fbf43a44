import { describe, expect, test, vi } from 'vitest'
import { linksOf, type PageVisitor, pageFormFields, postedByPage, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

const PAGE = '/account/my-membership'
const UPDATE = `${PAGE}/update-payment-details`
const ANNUAL = 'store=en-GB&shopper=annual-member'

/** The fields of the page's form as a press of one of its buttons would post them, with what is chosen and typed besides. */
function answerOf(page: Document, action: 'primary' | 'secondary', given: Record<string, string> = {}): Record<string, string> {
  const form = page.querySelector<HTMLFormElement>('form[action="/api/membership/flow"]')
  if (!form) throw new Error('There is no step on the page.')
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name="action"]')]
  return { ...pageFormFields(form), action: buttons[action === 'primary' ? 0 : 1]?.value ?? '', ...given }
}

/** Answers the step at an address and follows to the next one. */
async function answer(shopper: PageVisitor, address: string, action: 'primary' | 'secondary', given: Record<string, string> = {}) {
  const { status, to } = await shopper.post('/api/membership/flow', answerOf(await shopper.page(address), action, given))
  return { status, to, page: await shopper.page(unprefixed(to)) }
}

const unprefixed = (to: string): string => to.replace(/^\/us(?=\/)/, '')

async function begin(shopper: PageVisitor, flow: string, locale = 'en-GB') {
  return (await shopper.post('/api/membership/flow', { locale, flow })).to
}

const heading = (page: Document): string => shownText(page.querySelector('#membership-step'))
const factsOf = (page: Document): Record<string, string> =>
  Object.fromEntries(
    [...page.querySelectorAll('main dl > div')].map((row) => [shownText(row.querySelector('dt')), shownText(row.querySelector('dd'))]),
  )

describe('Membership & Billing', () => {
  test.each([
    [
      'annual-member',
      '',
      'Annual Membership',
      { Status: 'Active', Fee: '£49.00 a year', 'Next payment': '6 January 2027', 'Days left in this term': '310 days' },
    ],
    [
      'annual-member&membership=monthly',
      '',
      'Monthly Membership',
      { Fee: '£6.00 a month', 'Spending at the Member’s Price': 'Up to £100.00 a month' },
    ],
    [
      'annual-member&membership=trial-14',
      '',
      '14-Day Free Trial',
      { Status: 'Free trial', 'First payment': '12 March 2026', 'Days left of your trial': '10 days' },
    ],
    ['annual-member&membership=gift', '', 'Gift Membership', { Fee: 'None: it was a gift', 'Runs until': '1 January 2027' }],
    [
      'annual-member&membership=gift&clock=+306d',
      '',
      'Gift Membership',
      { Status: 'Ended', Fee: 'None: it was a gift', 'Ended on': '1 January 2027' },
    ],
    ['staff-member', '', 'Staff Membership', { Fee: 'None: it comes with your job' }],
    ['lapsed-member', '', 'Annual Membership', { Status: 'Ended', 'Ended on': '18 October 2025' }],
    ['monthly-member', '&store=en-US', 'Monthly Membership 300', { Fee: '$12.00 a month', 'Next payment': 'March 11, 2026' }],
  ])('tells %s%s what they have, what it costs and when [ROUTE-45]', async (shopper, store, name, facts) => {
    const page = await shownPage(`shopper=${shopper}${store}`, PAGE)
    expect(shownText(page.querySelector('#membership-plan'))).toBe(name)
    expect(factsOf(page)).toMatchObject(facts)
    expect(shownTexts(page, 'main h1')).toEqual(['Membership & billing'])
  })

  test('offers the flows that are open, each a post', async () => {
    const page = await shownPage(ANNUAL, PAGE)
    const flows = [...page.querySelectorAll('form[action="/api/membership/flow"]')].map((form) => [
      form.querySelector<HTMLInputElement>('input[name="flow"]')?.value,
      shownText(form.querySelector('button')),
    ])
    expect(flows).toEqual([
      ['upgrade', 'Upgrade'],
      ['extend', 'Extend your membership'],
      ['cancel', 'Cancel membership'],
    ])
    expect(shownTexts(await shownPage('shopper=staff-member', PAGE), 'form[action="/api/membership/flow"]')).toEqual([])
    // A gift does not renew, so there is nothing to cancel.
    expect(shownTexts(await shownPage(`${ANNUAL}&membership=gift`, PAGE), 'form[action="/api/membership/flow"] button')).toEqual([
      'Upgrade',
    ])
  })

  test('sets what was saved against what it cost', async () => {
    expect(shownText((await shownPage(ANNUAL, PAGE)).querySelector('section[aria-labelledby="membership-saved"]'))).toMatch(
      /You saved £[\d.]+ in the last 12 months\. (That is £[\d.]+ more than the £49\.00 that your membership cost|Your membership cost £49\.00, so £[\d.]+ is left to earn back)\./,
    )
  })

  test('shows how it is paid, and which card is charged', async () => {
    const page = await shownPage('shopper=plus-member', PAGE)
    const cards = shownTexts(page, 'section[aria-labelledby="membership-payment"] li')
    expect(cards.length).toBeGreaterThan(1)
    expect(cards[0]).toMatch(/ending \d{4}.*Your membership is charged to it\./)
    expect(linksOf(page)['Update payment details']).toBe(UPDATE)
  })

  test('invites who never was a member to join', async () => {
    const page = await shownPage('shopper=non-member', PAGE)
    expect(shownTexts(page, 'main h2')[0]).toBe('You are not a member yet')
    expect(linksOf(page, 'main a')['Join Ottilie+']).toBe('/join')
  })

  test.each([
    ['uk-plus-cancelled', 'Take it up again'],
    ['uk-renewal-failed', 'Update Payment Details & Renew'],
  ])('in %s leads to a card that brings it back', async (scenario, label) => {
    expect(linksOf(await shownPage(scenario, PAGE), 'main a')[label]).toBe(`${UPDATE}?onCompletion=reactivate`)
  })

  test('that cannot be had is said to be, with a link to try again; a part that cannot is left out [OP-MEM-03]', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage('fault-management-fails', PAGE)
    expect(shownText(page.querySelector('main [role="alert"]'))).toContain("we couldn't load this page")
    expect(linksOf(page, 'main [role="alert"] a')['Try again']).toBe(PAGE)
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('getMyMembershipManagement failed'))
    const partly = await shownPage(`${ANNUAL}&fault=getMembershipSavings;status=503&fault=getPaymentDetails;status=503`, PAGE)
    expect(partly.querySelector('#membership-saved')).toBeNull()
    expect(shownText(partly.querySelector('section[aria-labelledby="membership-payment"] [role="alert"]'))).toBe(
      "We couldn't load how you pay.",
    )
    expect(shownText(partly.querySelector('#membership-plan'))).toBe('Annual Membership')
  })

  test('leads a guest to the login and back to the same step', async () => {
    const guest = await visitor('shopper=guest')
    expect(await guest.leadsTo(`${PAGE}?flow=cancel&step=cancel-perks`)).toBe(
      `/login?redirectTo=${encodeURIComponent(`${PAGE}?flow=cancel&step=cancel-perks`)}`,
    )
  })
})

describe('a flow that the server drives', () => {
  test('goes from reason to end by posts: choice, words, pros and cons, gift, tick, result [MFLOW-12]', async () => {
    const shopper = await visitor(ANNUAL)
    const first = await begin(shopper, 'cancel')
    expect(first).toBe(`${PAGE}?flow=cancel&step=cancel-reason#membership-step`)
    const reason = await shopper.page(first)
    expect(heading(reason)).toBe('Why would you like to cancel?')
    expect(shownTexts(reason, 'main fieldset label:has(input)')).toHaveLength(5)

    const second = await answer(shopper, first, 'primary', { option: 'other', 'text.other': 'I am moving' })
    expect(heading(second.page)).toBe('What would have kept you?')
    expect(answerOf(second.page, 'primary')).toMatchObject({ reasonCode1: 'other', reasonFreeText1: 'I am moving', feedback: '2' })

    const perks = await answer(shopper, second.to, 'primary', { option: 'nothing' })
    expect(shownTexts(perks.page, 'main h4')).toEqual(['What you have', 'What would go'])
    expect(shownTexts(perks.page, 'main li').join()).toContain('The Typical Price from the next term on')
    expect(perks.page.querySelector('main .membership-picture')?.getAttribute('src')).toMatch(/^\/images\//)

    // Here going on is the second of the two ways.
    const gift = await answer(shopper, perks.to, 'secondary')
    expect(shownText(gift.page.querySelector('.membership-gift'))).toMatch(
      /Stay, and this is yours.*Cloudberry Night Lip Mask.*out of 5 stars.*Full size, free/,
    )
    const confirm = await answer(shopper, gift.to, 'secondary')
    expect(shownText(confirm.page.querySelector('main label:has([name="agreed"])'))).toContain('the Member’s Price ends on 6 January 2027')

    const end = await answer(shopper, confirm.to, 'primary', { agreed: 'agreed' })
    expect(heading(end.page)).toBe('Your membership is cancelled')
    expect(shownText(end.page.querySelector('section[data-result="COMPLETED"] strong'))).toBe('6 January 2027')
    expect(factsOf(await shopper.page(PAGE))).toMatchObject({ Status: 'Cancelled', 'Runs until': '6 January 2027' })
  })

  test('sends why a membership is cancelled along with the answer [MEMBERSHIP-05]', async () => {
    const shopper = await visitor(ANNUAL)
    const first = await begin(shopper, 'cancel')
    const second = await answer(shopper, first, 'primary', { option: 'not-found', 'text.not-found': 'Green mascara' })
    const perks = await answer(shopper, second.to, 'primary', { option: 'more-brands', 'text.more-brands': 'Yours' })
    expect(answerOf(perks.page, 'primary')).toMatchObject({
      reasonCode1: 'not-found',
      reasonFreeText1: 'Green mascara',
      reasonCode2: 'more-brands',
      reasonFreeText2: 'Yours',
    })
  })

  test('upgrades, naming the plan so far [MEMBERSHIP-06]', async () => {
    const shopper = await visitor('store=en-US&shopper=monthly-member')
    const first = await begin(shopper, 'upgrade', 'en-US')
    expect(first).toMatch(/^\/us\//)
    const choice = await shopper.page(unprefixed(first))
    expect(answerOf(choice, 'primary')).toMatchObject({ priorActiveSku: 'MBR-MONTHLY-300-US' })
    const confirm = await answer(shopper, unprefixed(first), 'primary', { option: 'MBR-PLUS-US' })
    const end = await answer(shopper, unprefixed(confirm.to), 'primary', { agreed: 'agreed' })
    expect(heading(end.page)).toBe('Welcome to Ottilie Plus')
    expect(shownText((await shopper.page(PAGE)).querySelector('#membership-plan'))).toBe('Ottilie Plus')
    expect(shownTexts(await shopper.page(PAGE), '#membership-history, section[aria-labelledby="membership-history"] tbody th')).toEqual([
      'Your memberships so far',
      'Ottilie Plus',
      'Monthly Membership 300',
    ])
  })

  test('extends once, however often the last answer is sent', async () => {
    const shopper = await visitor(ANNUAL)
    const offer = await begin(shopper, 'extend')
    const confirm = await answer(shopper, offer, 'primary')
    const fields = answerOf(confirm.page, 'primary', { agreed: 'agreed' })
    const [one, other] = [await shopper.post('/api/membership/flow', fields), await shopper.post('/api/membership/flow', fields)]
    expect([other.status, other.to]).toEqual([one.status, one.to])
    expect(heading(await shopper.page(one.to))).toBe('Your membership is extended')
    expect(factsOf(await shopper.page(PAGE))['Next payment']).toBe('6 January 2028')
  })

  test('can be left where the step says so, without a word to the server [MFLOW-13]', async () => {
    const shopper = await visitor(ANNUAL)
    let { to, page } = { to: await begin(shopper, 'cancel'), page: await shopper.page(PAGE) }
    for (const given of [{ option: 'service' }, { option: 'nothing' }]) {
      expect(linksOf(await shopper.page(to), 'main a')['Leave without changing anything']).toBe(PAGE)
      ;({ to, page } = await answer(shopper, to, 'primary', given))
    }
    ;({ to, page } = await answer(shopper, to, 'secondary'))
    ;({ to, page } = await answer(shopper, to, 'secondary'))
    expect(heading(page)).toBe('Cancel your membership?')
    expect(linksOf(page, 'main a')).not.toHaveProperty('Leave without changing anything')
  })

  test('is at the same step after a reload, and has the answer after going back', async () => {
    const shopper = await visitor(ANNUAL)
    const first = await begin(shopper, 'cancel')
    const second = await answer(shopper, first, 'primary', { option: 'other', 'text.other': 'I am moving' })
    expect(heading(await shopper.page(second.to))).toBe('What would have kept you?')
    expect(heading(await shopper.page(`${PAGE}?flow=cancel`))).toBe('What would have kept you?')
    const back = linksOf(second.page, 'main a')['Back'] ?? ''
    const again = await shopper.page(back)
    expect(again.querySelector<HTMLInputElement>('input[name="option"]:checked')?.value).toBe('other')
    expect(again.querySelector<HTMLTextAreaElement>('[name="text.other"]')?.value).toBe('I am moving')
  })

  test('whose answer was lost goes on where the server has it', async () => {
    const shopper = await visitor(`${ANNUAL}&fault=membershipManagementFlow;status=503;nth=2`)
    vi.spyOn(console, 'error').mockReturnValue()
    const first = await begin(shopper, 'cancel')
    const { to, page } = await answer(shopper, first, 'primary', { option: 'other', 'text.other': 'I am moving' })
    expect(to).toContain('problem=UNSENT')
    expect(shownText(page.querySelector('#membership-step-problems'))).toContain('Your answer did not arrive')
    expect(page.querySelector<HTMLTextAreaElement>('[name="text.other"]')?.value).toBe('I am moving')
    expect(heading((await answer(shopper, to, 'primary')).page)).toBe('What would have kept you?')
  })

  test.each([
    ['nothing chosen', {}, 'Choose one of the options.', 'membership-step-option-too-expensive'],
    ['an option that does not exist', { option: 'because' }, 'Choose one of the options.', 'membership-step-option-too-expensive'],
    ['no words where they are asked for', { option: 'other' }, 'Write a few words.', 'membership-step-text-other'],
    [
      '10,000 characters',
      { option: 'other', 'text.other': 'x'.repeat(10_000) },
      'Use 500 characters or fewer.',
      'membership-step-text-other',
    ],
  ])('with %s says what is wrong at the field', async (_what, given, message, fieldId) => {
    const shopper = await visitor(ANNUAL)
    const { page } = await answer(shopper, await begin(shopper, 'cancel'), 'primary', given)
    const link = page.querySelector('#membership-step-problems a')
    expect([shownText(link), link?.getAttribute('href')]).toEqual([message, `#${fieldId}`])
    expect(page.querySelector(`#${fieldId}`)).not.toBeNull()
    expect(heading(page)).toBe('Why would you like to cancel?')
  })

  test('keeps words that are too long, so that they can be shortened', async () => {
    const shopper = await visitor(ANNUAL)
    const text = 'y'.repeat(700)
    const { page } = await answer(shopper, await begin(shopper, 'cancel'), 'primary', { option: 'other', 'text.other': text })
    expect(page.querySelector<HTMLTextAreaElement>('[name="text.other"]')?.value).toBe(text)
    expect(page.querySelector<HTMLInputElement>('input[name="option"]:checked')?.value).toBe('other')
  })

  test('without the tick stays, and says so', async () => {
    const shopper = await visitor(ANNUAL)
    const offer = await answer(shopper, await begin(shopper, 'extend'), 'primary')
    const { page } = await answer(shopper, offer.to, 'primary')
    expect(shownTexts(page, '#membership-step-problems a')).toEqual(['Tick the box to go on.'])
    expect(factsOf(await shopper.page(PAGE))['Next payment']).toBe('6 January 2027')
  })

  test('a step that was never reached leads to the newest one; a flow that was not begun to the membership', async () => {
    const shopper = await visitor(ANNUAL)
    expect(await shopper.leadsTo(`${PAGE}?flow=cancel`)).toBe(PAGE)
    await begin(shopper, 'cancel')
    expect(await shopper.leadsTo(`${PAGE}?flow=cancel&step=cancel-confirm`)).toBe(`${PAGE}?flow=cancel#membership-step`)
    expect(heading(await shopper.page(`${PAGE}?flow=cancel`))).toBe('Why would you like to cancel?')
    expect(shownText((await shopper.page(`${PAGE}?flow=<script>`)).querySelector('#membership-plan'))).toBe('Annual Membership')
  })

  test.each([
    ['cancel', { step: 'cancel-confirm', action: 'confirm', agreed: 'agreed' }, 'Why would you like to cancel?', 'Active'],
    ['extend', { step: 'extend-confirm', action: 'confirm', agreed: 'agreed' }, 'Keep today’s fee', 'Active'],
  ])(
    'takes no answer to a step of %s that was not reached: it shows the newest, and nothing has changed',
    async (flow, fields, newest, status) => {
      const shopper = await visitor(ANNUAL)
      await begin(shopper, flow)
      const { to } = await shopper.post('/api/membership/flow', { locale: 'en-GB', flow, ...fields })
      expect(to).toContain('problem=STEP')
      expect(await shopper.leadsTo(to)).toBe(`${PAGE}?flow=${flow}&problem=STEP#membership-step`)
      const page = await shopper.page(`${PAGE}?flow=${flow}&problem=STEP`)
      expect(heading(page)).toBe(newest)
      expect(shownText(page.querySelector('#membership-step-problems'))).toContain('That step has changed meanwhile.')
      expect(factsOf(await shopper.page(PAGE))).toMatchObject({ Status: status, 'Next payment': '6 January 2027' })
    },
  )

  test('that was never begun takes no answer: it leads to where it begins, says so, and nothing has changed', async () => {
    const shopper = await visitor(ANNUAL)
    const confirm = { flow: 'extend', step: 'extend-confirm', action: 'confirm', agreed: 'agreed' }
    const { to } = await shopper.post('/api/membership/flow', { locale: 'en-GB', ...confirm })
    const newest = (await shopper.leadsTo(to)) ?? ''
    expect(await shopper.leadsTo(newest)).toBe(`${PAGE}?done=unstarted`)
    const page = await shopper.page(`${PAGE}?done=unstarted`)
    expect(shownText(page.querySelector('main [role="alert"]'))).toContain('Nothing has changed')
    expect(factsOf(page)).toMatchObject({ Status: 'Active', 'Next payment': '6 January 2027' })
  })

  test('that is not open ends in a refusal with a way to help', async () => {
    const shopper = await visitor('shopper=staff-member')
    const page = await shopper.page(await begin(shopper, 'cancel'))
    expect(heading(page)).toBe('That is not possible now')
    expect(linksOf(page, 'main section a')['Contact us']).toBe('/contact')
  })

  test('whose term ends while its last question is open ends in a refusal, and cancels nothing', async () => {
    const shopper = await visitor(`${ANNUAL}&membership=cancel-at-confirm`)
    const open = await shopper.page(`${PAGE}?flow=cancel`)
    expect(heading(open)).toBe('Cancel your membership?')
    await shopper.passDays(320)
    const { to } = await shopper.post('/api/membership/flow', answerOf(open, 'primary', { agreed: 'agreed' }))
    expect(heading(await shopper.page(to))).toBe('That is not possible now')
    expect(factsOf(await shopper.page(PAGE))).toMatchObject({ Status: 'Renewal failed' })
  })

  test('takes nothing from another site, or that is no answer', async () => {
    const shopper = await visitor(ANNUAL)
    const { to } = await shopper.post('/api/membership/flow', { locale: 'en-GB', flow: 'no-such-flow' })
    expect(to).toBe(`${PAGE}?done=unstarted`)
    expect(shownText((await shopper.page(to)).querySelector('main [role="alert"]'))).toContain('Nothing has changed')
  })

  test('belongs to whoever began it', async () => {
    const shopper = await visitor(ANNUAL)
    await begin(shopper, 'cancel')
    expect(await (await visitor('shopper=plus-member')).leadsTo(`${PAGE}?flow=cancel`)).toBe(PAGE)
  })
})

describe('a saved way to pay', () => {
  const PLUS = 'store=en-GB&shopper=plus-member'
  const listed = (page: Document) => shownTexts(page, 'section[aria-labelledby="membership-payment"] li > strong')
  const remove = (shopper: PageVisitor, methodId: string) => shopper.post('/api/account/payment/remove', { locale: 'en-GB', methodId })

  test('is removed after a question, and the page says so', async () => {
    const shopper = await visitor(PLUS)
    const page = await shopper.page(PAGE)
    const links = linksOf(page, 'section[aria-labelledby="membership-payment"] li a')
    expect(Object.keys(links)).toEqual(['Remove Card ending 1881', 'Remove Wallet'])
    expect(page.querySelector('form[action="/api/account/payment/remove"]')).toBeNull()

    const asked = await shopper.page(links['Remove Card ending 1881'] ?? '')
    const form = asked.querySelector('form[action="/api/account/payment/remove"]')
    expect(shownText(form)).toContain('Remove Card ending 1881?')
    expect(linksOf(asked, 'main form a')['Keep it']).toBe(`${PAGE}#membership-payment`)
    const { to } = await remove(shopper, form?.querySelector<HTMLInputElement>('[name="methodId"]')?.value ?? '')
    const after = await shopper.page(to)
    expect(shownText(after.querySelector('.account-notification'))).toContain('We no longer keep this way to pay.')
    expect(listed(after)).toEqual(['Card ending 4242', 'Wallet'])
  })

  test('that a membership is charged to stays, and says why', async () => {
    const shopper = await visitor(PLUS)
    const asked = await shopper.page(`${PAGE}?remove=payment-uk-plus-1`)
    expect(asked.querySelector('form[action="/api/account/payment/remove"]')).toBeNull()
    const { to } = await remove(shopper, 'payment-uk-plus-1')
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('.account-notification'))).toContain('Your membership is charged to it. Save another card first')
    expect(listed(page)).toHaveLength(3)
  })

  test('that is gone already, or of nobody, changes nothing', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const shopper = await visitor(PLUS)
    for (const id of ['payment-uk-annual-1', '']) {
      const page = await shopper.page((await remove(shopper, id)).to)
      expect(shownText(page.querySelector('.account-notification'))).toContain('Nothing was removed')
      expect(listed(page)).toHaveLength(3)
    }
  })
})

describe('update payment details', () => {
  const REACTIVATE = `${UPDATE}?onCompletion=reactivate`
  const save = (shopper: PageVisitor, paymentToken: string, onCompletion = 'none') =>
    shopper.post('/api/membership/payment', { locale: 'en-GB', onCompletion, paymentToken })

  test('asks for a card alone, and says what follows [ROUTE-46]', async () => {
    const page = await shownPage('uk-renewal-failed', REACTIVATE)
    expect(shownTexts(page, 'main h1')).toEqual(['Update payment details'])
    expect(shownText(page.querySelector('section[aria-labelledby="payment-update"] p'))).toContain('your membership runs again at once')
    expect(shownText(page.querySelector('main form[action="/api/membership/payment"] button'))).toContain('Save card and renew')
    expect(page.querySelector<HTMLInputElement>('input[name="onCompletion"]')?.value).toBe('reactivate')
  })

  test.each(['uk-renewal-failed', 'uk-plus-cancelled'])('in %s renews the membership and says so [ROUTE-46]', async (scenario) => {
    const shopper = await visitor(scenario)
    const { to } = await save(shopper, 'test-approved', 'reactivate')
    expect(to).toBe(`${PAGE}?done=reactivated`)
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('.account-notification'))).toContain('your membership runs again')
    expect(factsOf(page)).toMatchObject({ Status: 'Active' })
  })

  test('saves a card and leaves the rest alone', async () => {
    const shopper = await visitor('shopper=plus-member')
    const { to } = await save(shopper, 'test-approved')
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('.account-notification'))).toContain('Your payment details are saved.')
    expect(shownTexts(page, 'section[aria-labelledby="membership-payment"] li')[0]).toContain('Your membership is charged to it.')
  })

  test.each([
    ['test-challenge', 'Sorry, we experienced a problem.'],
    ['test-failed', 'Sorry, we experienced a problem.'],
    ['test-refused', 'Your payment was declined. Please try again or use a different payment method'],
    ['test-cancelled', 'This payment was cancelled. Please try again'],
    ['', 'Fill in the card details first.'],
  ])('with %j says why it was not taken, and keeps what follows', async (token, message) => {
    const shopper = await visitor('uk-renewal-failed')
    const { to } = await save(shopper, token, 'reactivate')
    expect(to).toContain(`${UPDATE}?onCompletion=reactivate&refused=`)
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('main section [role="alert"]'))).toContain(message)
    expect(page.querySelector<HTMLInputElement>('input[name="onCompletion"]')?.value).toBe('reactivate')
    expect(factsOf(await shopper.page(PAGE))).toMatchObject({ Status: 'Renewal failed' })
  })

  test('after the time to renew says that it has passed, and promises no renewal', async () => {
    const shopper = await visitor('shopper=lapsed-member')
    const page = await shopper.page(REACTIVATE)
    expect(shownText(page.querySelector('main section [role="status"]'))).toContain('The time to renew this membership has passed')
    const { to } = await save(shopper, 'test-approved', 'reactivate')
    expect(shownText((await shopper.page(to)).querySelector('.account-notification'))).toContain('There was no membership left to renew')
  })

  test('whose time to renew passes while the page is open says that nothing was left to renew', async () => {
    const shopper = await visitor('uk-renewal-failed')
    const open = await shopper.page(REACTIVATE)
    expect(shownText(open.querySelector('section[aria-labelledby="payment-update"] p'))).toContain('your membership runs again at once')
    await shopper.passDays(25)
    const { to } = await save(shopper, 'test-approved', 'reactivate')
    const page = await shopper.page(to)
    expect(shownText(page.querySelector('.account-notification'))).toContain('There was no membership left to renew')
    expect(factsOf(page)).toMatchObject({ Status: 'Ended' })
  })

  test('whose answer was lost does not say that it failed', async () => {
    const shopper = await visitor('uk-renewal-failed&fault=updatePaymentDetails;status=503')
    vi.spyOn(console, 'error').mockReturnValue()
    const { to } = await save(shopper, 'test-approved', 'reactivate')
    expect(shownText((await shopper.page(to)).querySelector('.account-notification'))).toContain('We could not tell whether it worked')
  })
})

describe('Member Perks', () => {
  const PERKS = '/account/member-benefits'
  const perksOf = (page: Document): string[][] =>
    [...page.querySelectorAll('section[aria-labelledby="benefits-active"] .benefits-perks > li')].map((row) => [
      shownText(row.querySelector('h3')),
      shownText(row.querySelector('.benefits-pill')),
      ...shownTexts(row, 'p'),
    ])

  test('of Plus are samples, delivery and gifts, active or still to come [ROUTE-43, PERKS-04, OP-MEM-07, OP-MEM-08, OP-MEM-09, OP-MEM-10, SCOPE-19, SCOPE-20, SCOPE-21]', async () => {
    expect(perksOf(await shownPage('shopper=plus-member', PERKS))).toEqual([
      ['Free samples', 'Active', 'Pick 3 when you spend £40 or more.', 'Every order'],
      ['Free standard delivery', 'Active', 'On every order over £25.', 'Every order'],
      ['Anniversary gift', 'Coming up', 'A full-size product of your choice, with orders over £40.', 'Unlocks in 20 days'],
    ])
    expect(perksOf(await shownPage('uk-plus-new', PERKS))[0]).toEqual([
      'Welcome gift',
      'Active',
      'Ready to claim with orders over £30. It goes into your next bag by itself.',
      'Use by 30 April 2026',
    ])
    expect(
      perksOf(await shownPage('uk-anniversary-open', PERKS))
        .at(-1)
        ?.slice(0, 4),
    ).toEqual(['Anniversary gift', 'Active', 'A full-size product of your choice, with orders over £40.', 'Use by 25 March 2026'])
  })

  test('of who becomes a member after a trial are still to come [SCOPE-18]', async () => {
    const perks = perksOf(await shownPage('store=en-US&shopper=trial-member', PERKS))
    expect(perks.map(([name, state]) => [name, state])).toEqual([
      ['Welcome gift', 'Coming up'],
      ['Free samples', 'Coming up'],
      ['Free standard shipping', 'Active'],
      ['Anniversary gift', 'Coming up'],
    ])
    expect(perks[1]?.[2]).toBe('Pick 3 when you spend $45 or more.')
    expect(perks[0]?.[2]).toBe('Ready to claim with orders over $40. It goes into your next bag by itself.')
    expect(perks[3]?.[2]).toBe('A full-size product of your choice, with orders over $50.')
  })

  test('uses the welcome gift: it goes into the bag by itself, comes with the order, and is listed as used [SCOPE-18]', async () => {
    const shopper = await visitor('uk-plus-new&basket=one-item-standard')
    const used = async () => shownTexts(await shopper.page(PERKS), 'section[aria-labelledby="benefits-redeemed"] tbody th')
    expect(await used()).not.toContain('Gifts')
    for (const sku of ['OT-RSL-07', 'OT-RSL-12', 'OT-RSL-03']) await shopper.post('/api/basket/add', { locale: 'en-GB', sku })
    expect(shownText((await shopper.page('/basket')).querySelector('main'))).toContain('Hand Cream, Neroli')

    const { to } = await shopper.post('/api/checkout/pay', postedByPage(await shopper.page('/checkout'), '#pay'))
    expect(shownText((await shopper.page(to)).querySelector('main'))).toContain('Hand Cream, Neroli')
    expect(perksOf(await shopper.page(PERKS)).map(([name]) => name)).not.toContain('Welcome gift')
    expect(await used()).toContain('Gifts')
  })

  test('names the products that the anniversary gift can be while it is open, and none before', async () => {
    const links = async (scenario: string) => linksOf(await shownPage(scenario, PERKS), '.benefits-choice a')
    expect(await links('uk-anniversary-open')).toEqual({
      'Ribbon Satin Lipstick': '/products/ribbon-satin-lipstick',
      'Fig & Salt Candle': '/products/fig-and-salt-candle',
      'Dry Body Oil, Neroli': '/products/dry-body-oil-neroli',
      'Overnight Ceramide Cream': '/products/overnight-ceramide-cream',
    })
    expect(await links('shopper=plus-member')).toEqual({})
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await links('uk-anniversary-open&fault=getAnniversaryGiftModal;status=503')).toEqual({})
    expect(warned).toHaveBeenCalledWith('anniversary gifts left out: getAnniversaryGiftModal failed (503)')
  })

  test('shows what was saved: in all, by kind, what was redeemed, and month by month as a table [SCOPE-25]', async () => {
    const page = await shownPage('shopper=plus-member', PERKS)
    const pence = (text = ''): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
    const total = pence(shownText(page.querySelector('.benefits-saved-total')))
    const kinds = [...page.querySelectorAll('.benefits-share')].map(
      (row) => [shownText(row.querySelector('dt')), pence(shownText(row.querySelector('dd')))] as const,
    )
    expect(kinds.map(([kind]) => kind)).toEqual(['Product savings', 'Free delivery', 'Member discounts', 'Gifts'])
    expect(kinds.reduce((sum, [, amount]) => sum + amount, 0)).toBe(total)
    expect(shownTexts(page, 'section[aria-labelledby="benefits-redeemed"] tbody th')).toEqual([
      'Free delivery',
      'Member discounts',
      'Gifts',
    ])
    const redeemed = page.querySelector('section[aria-labelledby="benefits-redeemed"] table')
    expect(redeemed && shownTexts(redeemed, 'thead th')).toEqual(['Perk', 'Times used', 'Worth'])
    for (const times of shownTexts(page, 'section[aria-labelledby="benefits-redeemed"] tbody td:nth-child(2)'))
      expect(times).toMatch(/^[1-9]\d*$/)
    const months = [...page.querySelectorAll('section[aria-labelledby="benefits-chart"] tbody tr')]
    expect(months).toHaveLength(12)
    expect(shownText(months[0]?.querySelector('th') ?? null)).toBe('April 2025')
    expect(months.reduce((sum, row) => sum + pence(shownTexts(row, 'td').at(-1)), 0)).toBe(total)
  })

  test('carries the journey’s perks, an amount and a line each [JOURNEY-01]', async () => {
    const page = await shownPage('shopper=plus-member', PERKS)
    expect(shownTexts(page, '.benefits-journey-item')[0]).toBe('About half The Member’s Price on everything')
  })

  test('without the entitlements stands with their defaults, and a line in the log [PERKS-03, PERKS-06]', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    // The header’s banner asks for them too.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage('fault-entitlements-fail', PERKS)
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^Failed fetching entitlements: /))
    const kinds = [...page.querySelectorAll('.benefits-share')].map((row) => [
      shownText(row.querySelector('dt')),
      shownText(row.querySelector('dd')),
    ])
    expect(kinds.at(-1)).toEqual(['Benefits Savings', '£0.00'])
    expect(shownText(page.querySelector('section[aria-labelledby="benefits-redeemed"]'))).toContain('Nothing yet.')
  })

  test('without the savings says that they cannot be shown, and not that nothing was saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage('shopper=plus-member&fault=getMembershipSavings;status=503', PERKS)
    const saved = page.querySelector('section[aria-labelledby="benefits-saved"]')
    expect(shownTexts(saved ?? page, '.benefits-saved-total')).toEqual([])
    expect(shownText(saved)).toContain('What you saved cannot be shown right now.')
    expect(shownText(saved)).not.toContain('from your first order on')
    expect(shownTexts(saved ?? page, 'dt')).toEqual(['Free delivery', 'Member discounts', 'Gifts'])
    expect(saved?.querySelector('.benefits-share-bar')).toBeNull()
    expect(page.querySelector('section[aria-labelledby="benefits-chart"]')).toBeNull()
  })

  test('tells who was a member so, whatever becomes of the slides', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage('shopper=lapsed-member&fault=getDiscoveryJourneySlides;status=503', PERKS)
    expect(shownText(page.querySelector('main'))).toContain('Your membership has ended, and its perks with it.')
  })

  test('without the thresholds names no amounts [THRESH-06]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(perksOf(await shownPage('fault-thresholds-missing', PERKS))[0]?.[2]).toBe('Pick 3 with larger orders.')
    const gifts = perksOf(await shownPage('store=en-US&shopper=trial-member&fault=getCampaignThresholds;status=503', PERKS))
    expect(gifts.map(([name, , words]) => [name, words])).toEqual([
      ['Welcome gift', 'Ready to claim. It goes into your next bag by itself.'],
      ['Free samples', 'Pick 3 with larger orders.'],
      ['Anniversary gift', 'A full-size product of your choice.'],
    ])
  })

  test.each([
    ['non-member', 'The Member’s Price on everything, free samples with larger orders, and gifts for Plus members.'],
    ['lapsed-member', 'Your membership has ended, and its perks with it.'],
  ])('invites %s to join', async (shopper, words) => {
    const page = await shownPage(`shopper=${shopper}`, PERKS)
    expect(shownTexts(page, 'main h2')[0]).toBe('Perks come with a membership')
    expect(shownText(page.querySelector('main'))).toContain(words)
    expect(linksOf(page, 'main a')['Join Ottilie+']).toBe('/join')
  })

  test('is no page while its flag is off [ACCOUNT-15]', async () => {
    expect(await (await visitor('shopper=plus-member&flag.showMemberBenefits=0')).leadsTo(PERKS)).toBe('404')
  })
})
