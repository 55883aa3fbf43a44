import { describe, expect, test, vi } from 'vitest'
import { linksOf, type PageVisitor, postedByPage, shownPage, shownText, shownTexts, visitor } from './shown-page.ts'

const MEMBER = 'store=en-GB&shopper=annual-member&basket=one-item-standard'

/** Pays as the page stands. */
async function pay(shopper: PageVisitor, changed: Record<string, string> = {}, address = '/checkout') {
  return shopper.post('/api/checkout/pay', { ...postedByPage(await shopper.page(address), '#pay'), ...changed })
}

/** The amounts of a page, by their terms. */
function rowsOf(page: Document): Record<string, string> {
  const terms = page.querySelectorAll('section dl dt')
  return Object.fromEntries(Array.from(terms, (term) => [shownText(term), shownText(term.nextElementSibling)]))
}

/** What is to be paid, or was. */
const totalOf = (page: Document) => shownTexts(page, 'section dl dd').at(-1)

const UNSENT = "Sorry, we couldn't save that. Nothing was changed. Please try again."

const leeds = {
  locale: 'en-GB',
  firstName: 'Imogen',
  lastName: 'O’Adeyemi-Ørsted',
  line1: '14 Larkfield Terrace',
  line2: '',
  city: 'Leeds',
  postalCode: 'ls6 3bn',
  phone: '07700 900 184',
}

const boston = { ...leeds, locale: 'en-US', city: 'Boston', region: 'MA', postalCode: '02110', phone: '617 555 0142' }

describe('from the bag to the order, by posts alone', () => {
  const roles = ['guest', 'non-member', 'lapsed-member', 'annual-member'] as const
  const stores = [
    { store: 'en-GB', prefix: '', address: leeds, paid: /^£/ },
    { store: 'en-US', prefix: '/us', address: boston, paid: /^\$/ },
  ] as const
  const everyone = stores.flatMap((where) => roles.map((role) => ({ ...where, role })))

  test.each(everyone)('a $role buys in $store [CHECKOUT-01, ROUTE-33]', async ({ store, prefix, address, paid, role }) => {
    const someone = await visitor(`store=${store}&shopper=${role}&basket=one-item`)
    const here = (target: string | undefined) => (target ?? '').replace(/^\/us(?=\/)/, '')
    const basket = await someone.page('/basket')
    expect(linksOf(basket, 'main a[href]')['Checkout securely']).toBe(`${prefix}/checkout`)

    const asked = await someone.leadsTo('/checkout')
    expect(asked === `${prefix}/guest-details`).toBe(role === 'guest')
    if (role === 'guest') {
      const fields = postedByPage(await someone.page('/guest-details'), '#guest-details')
      await someone.post('/api/guest-details', { ...fields, email: 'ada@example.com', firstName: 'Ada', lastName: 'O’Moor' })
    }
    expect((await someone.post('/api/checkout/address', address)).to).toBe(`${prefix}/checkout#delivery`)

    const checkout = await someone.page('/checkout')
    const total = totalOf(checkout)
    expect(total).toMatch(paid)
    // Without scripts a new card goes no further than this, and says so.
    const unscripted = await pay(someone, { paymentMethodId: 'card' })
    expect(shownTexts(await someone.page(here(unscripted.to)), '#pay-problems a').join()).toContain('Their fields need JavaScript.')

    const { to } = await pay(someone, { paymentMethodId: 'card', paymentToken: 'test-approved' })
    expect(to).toMatch(new RegExp(`^${prefix}/checkout/success\\?order=OT-`))
    const success = await someone.page(here(to))
    expect(shownText(success.querySelector('h1'))).toBe('Thank you, your order is placed')
    expect(totalOf(success)).toBe(total)
    expect(Object.keys(linksOf(success, 'main a[href]')).includes('Create your account')).toBe(role === 'guest')
    expect(await someone.leadsTo('/checkout')).toBe(`${prefix}/basket`)
  })
})

describe('the checkout page', () => {
  test('has the sections that an order by post needs, and the steps [ROUTE-32, CHECKOUT-01]', async () => {
    const page = await shownPage(MEMBER, '/checkout')
    expect(shownText(page.querySelector('h1'))).toBe('Checkout')
    expect(shownTexts(page, 'main section h2')).toEqual([
      'Your bag',
      'Your details',
      '1. Delivery address',
      '2. Delivery method',
      '3. Payment',
    ])
    expect(shownTexts(page, 'header nav li')).toEqual(['Bag (done)', 'Register (done)', '3Checkout', '4Confirmation'])
    expect(shownText(page.querySelector('[aria-current="step"]'))).toBe('3Checkout')
    expect(shownTexts(page, 'ul[aria-label="Ways to pay here"]')[0]).toBe('CardDebitWalletPay later')
  })

  test.each([
    ['below-samples', 0],
    ['at-samples', 1],
    ['at-gift', 2],
  ])('says which rewards the basket %s has earned', async (basket, count) => {
    const page = await shownPage(`store=en-GB&shopper=non-member&basket=${basket}`, '/checkout')
    const rewards = shownTexts(page, 'ul[aria-label="Comes with your order"] li')
    expect(rewards).toEqual(['3 samples unlocked', expect.stringMatching(/gift/i)].slice(0, count))
  })

  test('asks for no address where nothing is delivered by post', async () => {
    const page = await shownPage('store=en-GB&shopper=non-member&basket=membership', '/checkout')
    expect(shownTexts(page, 'main section h2')).toEqual(['Your bag', 'Your details', '1. Payment'])
  })

  test.each([
    ['an empty bag leads back to it', 'store=en-GB&shopper=guest', '/basket'],
    ['a guest says first who they are', 'store=en-US&shopper=guest&basket=one-item', '/us/guest-details'],
    ['a membership needs an account', 'store=en-GB&shopper=guest&basket=membership', '/register?redirectTo=%2Fcheckout'],
  ])('%s', async (_what, selection, target) => {
    const shopper = await visitor(selection)
    expect(await shopper.leadsTo('/checkout')).toBe(target)
  })

  test('asks a US shopper for a state, and a UK one for none', async () => {
    const fields = async (selection: string) =>
      shownTexts(await shownPage(`${selection}&basket=one-item`, '/checkout?edit=address'), '#address label')
    expect(await fields('store=en-US&shopper=annual-member')).toContain('State')
    const british = await fields('store=en-GB&shopper=annual-member')
    expect(british).toContain('Postcode')
    expect(british).not.toContain('State')
  })
})

describe('the way to deliver', () => {
  const UNCHOSEN = 'store=en-GB&shopper=annual-member&basket=one-item'
  const chosen = (page: Document) => shownTexts(page, '#delivery [aria-pressed="true"] .checkout-choice-name')

  test('is the standard one for whoever has an address and has not chosen', async () => {
    const shopper = await visitor(UNCHOSEN)
    const begin = await shopper.leadsTo('/checkout')
    expect(begin).toBe('/api/checkout/begin?locale=en-GB')
    const to = await shopper.follow(begin ?? '')
    expect(to).toBe('/checkout?delivery=standard')
    const page = await shopper.page(to)
    expect(chosen(page)).toEqual(['Standard delivery'])
    expect(page.querySelector('#pay')).not.toBeNull()
  })

  test('that was chosen stays, whoever leads there', async () => {
    const shopper = await visitor(UNCHOSEN)
    await shopper.post('/api/checkout/delivery', { locale: 'en-GB', deliveryMethod: 'Express' })
    expect(await shopper.follow('/api/checkout/begin?locale=en-GB')).toBe('/checkout')
    expect(chosen(await shopper.page('/checkout'))).toEqual(['Express delivery'])
  })

  test('is asked for where the standard one could not be chosen', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const shopper = await visitor(`${UNCHOSEN}&fault=setDeliveryMethod;status=503`)
    const to = await shopper.follow('/api/checkout/begin?locale=en-GB')
    const page = await shopper.page(to)
    expect(chosen(page)).toEqual([])
    expect(shownText(page.querySelector('#delivery'))).toContain('Choose how to deliver.')
  })
})

describe('promo codes in checkout', () => {
  const code = { locale: 'en-GB', from: 'checkout' }
  /** On phones the box is behind a press, unless there is something to say. */
  const isShownOnPhones = (page: Document) => page.querySelector('#promo-code')?.closest('details')?.open
  const codesIn = (page: Document) => shownTexts(page, '.checkout-code-said')

  test('are applied and removed there, and change what is to be paid', async () => {
    const shopper = await visitor(MEMBER)
    const total = async () => shownTexts(await shopper.page('/checkout'), 'section dl dd').at(-1)
    const before = await total()
    const after = async (fields: Record<string, string>) =>
      shopper.page((await shopper.post('/api/basket/promo-code', { ...code, ...fields })).to)
    const applied = await after({ code: 'glow10' })
    expect(codesIn(applied)).toEqual(['GLOW10 code activated'])
    expect(isShownOnPhones(applied)).toBe(true)
    expect(await total()).not.toBe(before)
    const removed = await after({ remove: 'GLOW10' })
    expect(codesIn(removed)).toEqual([])
    expect(isShownOnPhones(removed)).toBe(true)
    expect(await total()).toBe(before)
  })

  test.each([
    ['', 'Enter a code first.'],
    ['x'.repeat(300), "Sorry, that didn't go through. Please try again."],
  ])('that cannot be sent come back to the box: %j', async (typed, message) => {
    const shopper = await visitor(MEMBER)
    const page = await shopper.page((await shopper.post('/api/basket/promo-code', { ...code, code: typed })).to)
    expect(shownText(page.querySelector('#promo-code-error'))).toBe(message)
    expect(isShownOnPhones(page)).toBe(true)
  })

  test('that are refused say why', async () => {
    const shopper = await visitor(MEMBER)
    expect(isShownOnPhones(await shopper.page('/checkout'))).toBe(false)
    await shopper.post('/api/basket/promo-code', { ...code, code: 'NOSUCHCODE' })
    const page = await shopper.page('/checkout')
    expect(codesIn(page)).toEqual(["NOSUCHCODE We can't find that code. Check the spelling."])
    expect(isShownOnPhones(page)).toBe(true)
  })
})

test('a guest who comes back to their details finds what they told', async () => {
  const guest = await visitor('store=en-GB&shopper=guest&basket=one-item')
  const told = { email: 'ada@example.com', firstName: 'Ada', lastName: 'O’Moor', phone: '07700 900 184' }
  expect((await guest.post('/api/guest-details', { locale: 'en-GB', ...told })).to).toBe('/checkout')
  const page = await guest.page('/guest-details')
  for (const [name, value] of Object.entries(told))
    expect(page.querySelector<HTMLInputElement>(`#guest-details-${name}`)?.defaultValue).toBe(value)
})

describe('a typed address', () => {
  test.each([
    ['a part of a postcode', { postalCode: 'LS6 3' }, 'Enter a full UK postcode, like LS6 3BN'],
    ['a postcode of another country', { postalCode: '75001' }, 'Enter a full UK postcode, like LS6 3BN'],
    ['no house', { line1: '  ' }, 'Enter the house and the street.'],
    ['a box of the post office [NOTIF-20]', { line1: 'PO Box 12' }, "We couldn't validate your address. Please check it and try again."],
    [
      'a town that is none [NOTIF-26]',
      { city: 'Nowhere' },
      'The city, state and zip code are not valid together. Please check and try again',
    ],
    ['a name without end', { firstName: 'x'.repeat(200) }, 'Use 60 characters or fewer.'],
  ])('with %s comes back to the form with what was typed, and says what is wrong at the field', async (_what, wrong, message) => {
    const shopper = await visitor(MEMBER)
    const { status, to } = await shopper.post('/api/checkout/address', { ...leeds, ...wrong })
    expect(status).toBe(303)
    const page = await shopper.page(to)
    const [name, value] = Object.entries(wrong)[0] ?? []
    const field = page.querySelector<HTMLInputElement>(`#address-${name}`)
    expect(field?.value).toBe(value)
    expect(shownText(page.querySelector(`#${field?.getAttribute('aria-describedby')?.split(' ').at(-1)}`))).toBe(message)
    expect(shownTexts(page, '#address-problems a')).toEqual([message])
    expect(page.querySelector<HTMLInputElement>('#address-lastName')?.value).toBe(leeds.lastName)
  })

  test.each([
    [
      'another state [NOTIF-22]',
      { region: 'NY', postalCode: '02110' },
      'The Zip code is not valid for the state. Please check and try again.',
    ],
    ['no ZIP code at all [NOTIF-21]', { postalCode: '2110' }, 'The Zip code is not valid.'],
    ['a state that is none', { region: '' }, 'Choose the state.'],
  ])('in the US with %s is not taken', async (_what, wrong, message) => {
    const shopper = await visitor('store=en-US&shopper=annual-member&basket=one-item')
    const { to } = await shopper.post('/api/checkout/address', {
      ...leeds,
      locale: 'en-US',
      city: 'Boston',
      region: 'MA',
      postalCode: '02110',
      phone: '',
      ...wrong,
    })
    expect(shownTexts(await shopper.page(to.replace('/us', '')), '#address-problems a')).toEqual([message])
  })

  test.each([
    ['region.INVALID_ZIP_OR_STATE', "We couldn't validate your address. Please check the zip code and/or state and try again."],
    ['INVALID_COUNTRY_CODE', "Sorry, we don't deliver to your country. Please try a different address."],
  ])('that the contract alone can refuse says why at the form: %s [NOTIF-19, NOTIF-47]', async (problem, message) => {
    const shopper = await visitor('store=en-US&shopper=annual-member&basket=one-item')
    const page = await shopper.page(`/checkout?${new URLSearchParams({ edit: 'address', error: `address.${problem}` })}`)
    expect(shownText(page.querySelector('#address-problems'))).toContain(message)
  })

  test.each([
    ['an apostrophe, a hyphen and letters of other alphabets', {}],
    ['a smile', { firstName: 'Ada 😀' }],
    ['the forces’ post', { line1: '1 Regiment', city: 'BFPO 57', postalCode: 'BF1 4AX' }],
  ])('may have %s', async (_what, given) => {
    const shopper = await visitor(MEMBER)
    expect(await shopper.post('/api/checkout/address', { ...leeds, ...given })).toMatchObject({ status: 303, to: '/checkout#delivery' })
    expect(shownText((await shopper.page('/checkout')).querySelector('#address address'))).toContain(
      (given as { firstName?: string }).firstName ?? 'O’Adeyemi-Ørsted',
    )
  })

  test.each([
    ['AA', 'Armed Forces Americas', '34002'],
    ['AE', 'Armed Forces Europe', '09021'],
    ['AP', 'Armed Forces Pacific', '96319'],
  ])('in the US may be one of the forces: %s, %s', async (region, name, postalCode) => {
    const shopper = await visitor('store=en-US&shopper=annual-member&basket=one-item')
    const form = (await shopper.page('/checkout?edit=address')).querySelector('#address')
    expect(shownText(form?.querySelector(`option[value="${region}"]`) ?? null)).toBe(name)
    const typed = { ...leeds, locale: 'en-US', line1: 'PSC 3 Box 4120', city: 'APO', region, postalCode, phone: '' }
    expect((await shopper.post('/api/checkout/address', typed)).to).toBe('/us/checkout#delivery')
  })

  test('is kept as the post writes it, and again after a second post', async () => {
    const shopper = await visitor(MEMBER)
    await shopper.post('/api/checkout/address', leeds)
    await shopper.post('/api/checkout/address', leeds)
    expect(shownTexts(await shopper.page('/checkout'), '#address address span')).toEqual([
      'Imogen O’Adeyemi-Ørsted',
      '14 Larkfield Terrace',
      'Leeds',
      'LS6 3BN',
    ])
  })

  test('of the account is chosen from a list; one that is gone is said to be', async () => {
    const shopper = await visitor(MEMBER)
    const page = await shopper.page('/checkout?edit=address')
    const ids = Array.from(page.querySelectorAll<HTMLInputElement>('input[name="addressId"]'), ({ value }) => value)
    expect(await shopper.post('/api/checkout/address', { locale: 'en-GB', addressId: ids.at(-1) ?? '' })).toMatchObject({
      status: 303,
      to: '/checkout#delivery',
    })
    const { to } = await shopper.post('/api/checkout/address', { locale: 'en-GB', addressId: 'address-nobody' })
    expect(shownTexts(await shopper.page(to), '#address [role="alert"]')).toEqual([
      'That address is no longer in your address book. Choose another.',
    ])
  })
})

test.each(['fault=setDeliveryAddress;status=503', 'fault=setDeliveryAddress;reset'])(
  'a choice of an address that was not answered (%s) is not told as one that is gone',
  async (fault) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const shopper = await visitor(`${MEMBER}&${fault}`)
    const { to } = await shopper.post('/api/checkout/address', { locale: 'en-GB', addressId: 'address-uk-annual-1' })
    expect(shownTexts(await shopper.page(to), '#address [role="alert"]')).toEqual([UNSENT])
    expect(log.mock.calls.join()).toContain('Checkout: setDeliveryAddress failed')
  },
)

test.each([
  ['/api/checkout/pay', { requestId: 'no id' }, '/us/checkout?refused=UNSENT#payment'],
  [
    '/api/checkout/pay',
    { requestId: '0b6f3c1e-6a0e-4f5e-9f51-5f1d2c3b4a5d', expectedTotal: 'all of it' },
    '/us/checkout?refused=UNSENT#payment',
  ],
  ['/api/checkout/delivery', { deliveryMethod: 'Drone' }, '/us/checkout?failed=delivery'],
] as const)('a post to %s with %j comes back to its store and says that nothing was changed', async (action, odd, page) => {
  const shopper = await visitor('store=en-US&shopper=annual-member&basket=one-item-standard')
  const { to } = await shopper.post(action, { locale: 'en-US', ...odd })
  expect(to).toBe(page)
  expect(shownTexts(await shopper.page(to.replace('/us', '')), 'main [role="alert"]')).toEqual([UNSENT])
})

test.each(['/api/checkout/pay', '/api/checkout/delivery'] as const)(
  'a post to %s without a store goes to the default one',
  async (action) => {
    expect((await (await visitor(MEMBER)).post(action, {})).to).toMatch(/^\/checkout\?/)
  },
)

describe('without scripts, from checkout to an order with a saved card', () => {
  test('every step is a post, and the order shows what was charged [ROUTE-33]', async () => {
    const shopper = await visitor(MEMBER)
    await shopper.post('/api/checkout/address', leeds)
    await shopper.post('/api/checkout/delivery', { locale: 'en-GB', deliveryMethod: 'Express' })
    const checkout = await shopper.page('/checkout')
    expect(shownTexts(checkout, '#delivery button[aria-pressed="true"]')[0]).toContain('Express delivery')
    const total = shownTexts(checkout, 'section dl dd').at(-1)
    expect(shownText(checkout.querySelector('#pay button'))).toContain(`Pay ${total}`)
    const { to } = await pay(shopper)
    expect(to).toMatch(/^\/checkout\/success\?order=OT-\d+$/)
    const success = await shopper.page(to)
    expect(shownText(success.querySelector('h1'))).toBe('Thank you, your order is placed')
    expect(shownTexts(success, 'section dl dd').at(-1)).toBe(total)
    expect(shownText(success.querySelector('main dl'))).toContain('LS6 3BN')
    expect(await shopper.leadsTo('/checkout')).toBe('/basket')
  })

  test('a new card that is saved is the first way to pay the next time', async () => {
    const shopper = await visitor('store=en-GB&shopper=non-member&basket=one-item-standard')
    await shopper.post('/api/checkout/address', { ...leeds, save: 'true' })
    const ways = async () => shownTexts(await shopper.page('/checkout'), '#pay .checkout-pay .checkout-choice-name')
    const before = await ways()
    await pay(shopper, { paymentMethodId: 'card', paymentToken: 'test-approved', savePayment: 'true' })
    await shopper.post('/api/basket/add', { locale: 'en-GB', sku: 'OT-RSL-07' })
    await shopper.follow((await shopper.leadsTo('/checkout')) ?? '')
    expect(await ways()).toEqual(['Card ending 4444', ...before])
    expect((await pay(shopper)).to).toContain('/checkout/success')
  })

  test('in the US the tax stands in the summary before, and on the order after', async () => {
    const shopper = await visitor('store=en-US&shopper=annual-member&basket=one-item-standard')
    const rows = rowsOf(await shopper.page('/checkout'))
    expect([rows['Sales Tax'], rows['Shipping Tax']]).toEqual(['$1.44', '$0.41'])
    const { to } = await pay(shopper)
    expect(rowsOf(await shopper.page(to.replace('/us', '')))['Tax added']).toBe('$1.85')
  })

  test('posting twice, from a second tab or after going back, is one order', async () => {
    const shopper = await visitor(MEMBER)
    const fields = postedByPage(await shopper.page('/checkout'), '#pay')
    const [first, second] = [await shopper.post('/api/checkout/pay', fields), await shopper.post('/api/checkout/pay', fields)]
    expect([second.status, second.to]).toEqual([first.status, first.to])
  })

  test('an order is shown to nobody else: they get what an unknown order gets', async () => {
    const { to } = await pay(await visitor(MEMBER))
    const other = await visitor('store=en-GB&shopper=plus-member')
    expect(await other.leadsTo(to)).toBe('404')
    expect(await other.leadsTo('/checkout/success?order=OT-000001')).toBe('404')
    expect(await other.leadsTo('/checkout/success')).toBe('404')
  })
})

describe('another billing address', () => {
  const { locale: _locale, phone: _phone, ...typed } = leeds
  const bill = { ...typed, line1: 'PO Box 12', billingSame: '' }
  /** Pays with the box not ticked. */
  const payWith = async (shopper: PageVisitor, changed: Record<string, string>, address = '/checkout') => {
    const { billingSame: _same, ...fields } = postedByPage(await shopper.page(address), '#pay')
    return shopper.post('/api/checkout/pay', { ...fields, ...changed })
  }
  const { billingSame: _same, ...given } = bill

  test('is not asked for at first', async () => {
    const page = await shownPage(MEMBER, '/checkout')
    expect(page.querySelector<HTMLInputElement>('#billing-same')?.defaultChecked).toBe(true)
    expect(shownText(page.querySelector('#billing-same')?.closest('label') ?? null)).toBe('Billing address is the same as delivery')
    expect(page.querySelector('#billing-line1')?.getAttribute('autocomplete')).toBe('billing address-line1')
  })

  test('may be a post office box, and stands on the order', async () => {
    const shopper = await visitor(MEMBER)
    const success = await shopper.page((await payWith(shopper, given)).to)
    expect(shownText(success.querySelector('main dl'))).toContain('Billed toImogen O’Adeyemi-Ørsted, PO Box 12, Leeds, LS6 3BN')
    const other = await visitor(MEMBER)
    expect(shownText((await other.page((await pay(other)).to)).querySelector('main dl'))).not.toContain('Billed to')
  })

  test.each([
    [{ line1: '' }, 'Enter the house and the street.'],
    [{ postalCode: 'LS6' }, 'Enter a full UK postcode, like LS6 3BN'],
    [{ city: 'Nowhere' }, 'The city, state and zip code are not valid together. Please check and try again'],
  ])('with %j comes back with what was typed, says what is wrong, and charges nothing', async (wrong, message) => {
    const shopper = await visitor(MEMBER)
    const { to } = await payWith(shopper, { ...given, ...wrong })
    expect(to).toContain('/checkout?')
    const page = await shopper.page(to)
    expect(shownTexts(page, '#billing-problems a')).toEqual([message])
    expect(page.querySelector<HTMLInputElement>('#billing-same')?.defaultChecked).toBe(false)
    expect(page.querySelector<HTMLInputElement>('#billing-lastName')?.value).toBe(leeds.lastName)
    expect((await payWith(shopper, { ...given, paymentMethodId: 'card', paymentToken: 'test-approved' }, to)).to).toContain('/success')
  })

  test('is still there after a card was declined', async () => {
    const shopper = await visitor(MEMBER)
    const { to } = await payWith(shopper, { ...given, paymentMethodId: 'card', paymentToken: 'test-refused' })
    expect((await shopper.page(to)).querySelector<HTMLInputElement>('#billing-line1')?.value).toBe('PO Box 12')
  })
})

describe('a payment that comes to nothing', () => {
  test.each([
    ['test-refused', 'Your payment was declined. Please try again or use a different payment method', 'NOTIF-23'],
    ['test-failed', "Sorry, we experienced a problem. Your payment card hasn't be charged.", 'NOTIF-24'],
    ['test-cancelled', 'This payment was cancelled. Please try again', 'NOTIF-25'],
    ['test-error', 'Something went wrong. Your payment card has not been charged, please try again', 'NOTIF-36'],
    ['test-load-error', 'An error occurred during loading, please refresh the page and try again.', 'NOTIF-16'],
    ['test-discount', 'There was an error updating your discounts', 'NOTIF-17'],
    ['test-unknown', 'Something is not right with one of the items in your basket.', 'NOTIF-13'],
    ['test-unordered', 'We have paid it back in full.', ''],
  ])('%s is told at the payment, and the next try is another attempt: %s %s', async (paymentToken, message) => {
    const shopper = await visitor(MEMBER)
    const before = postedByPage(await shopper.page('/checkout'), '#pay')
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken })
    expect(to).toContain('#payment')
    const page = await shopper.page(to)
    expect(shownTexts(page, '#payment [role="alert"]').join()).toContain(message)
    expect(page.querySelector<HTMLInputElement>('#pay-card')?.defaultChecked).toBe(true)
    expect(postedByPage(page, '#pay')['requestId']).not.toBe(before['requestId'])
    expect((await pay(shopper)).to).toContain('/checkout/success')
  })

  test('a new card posted without scripts says that it needs them, before anything is sent', async () => {
    const shopper = await visitor(MEMBER)
    const { to } = await pay(shopper, { paymentMethodId: 'card' })
    expect(to).toBe('/checkout?pay=CARD_FIRST&method=card#payment')
    const page = await shopper.page(to)
    const [problem] = page.querySelectorAll<HTMLAnchorElement>('#pay-problems a')
    expect(shownText(problem ?? null)).toBe('Fill in the card details first. Their fields need JavaScript. Turn it on, or pay another way.')
    expect(page.querySelector<HTMLInputElement>(problem?.hash ?? '')?.defaultChecked).toBe(true)
    expect((await pay(shopper)).to).toContain('/checkout/success')
  })

  test('an order placed while the wishlist could not be updated says so beside it [NOTIF-14]', async () => {
    const shopper = await visitor(MEMBER)
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken: 'test-wishlist' })
    expect(shownTexts(await shopper.page(to), 'main [role="status"]').join()).toContain('There was an error updating your wishlist')
  })

  test('a total that changed is said, old and new, and waits for a yes [NOTIF-15]', async () => {
    const shopper = await visitor(MEMBER)
    const fields = postedByPage(await shopper.page('/checkout'), '#pay')
    await shopper.post('/api/checkout/delivery', { locale: 'en-GB', deliveryMethod: 'Express' })
    const { to } = await shopper.post('/api/checkout/pay', fields)
    const page = await shopper.page(to)
    expect(shownTexts(page, '#pay [role="status"] li')).toEqual([
      expect.stringMatching(/^The total was £\d+\.\d\d and is now £\d+\.\d\d\.$/),
    ])
    const again = postedByPage(page, '#pay')
    expect((await shopper.post('/api/checkout/pay', again)).to).toContain('pay=AGREE')
    expect((await shopper.post('/api/checkout/pay', { ...again, agreed: 'true' })).to).toContain('/checkout/success')
  })

  test('a promo code that ended meanwhile stops the order, and waits for a yes to the new total', async () => {
    const shopper = await visitor(`${MEMBER}&promo=active`)
    const page = await shopper.page('/checkout')
    const [discounted, fields] = [totalOf(page), postedByPage(page, '#pay')]
    await shopper.change({ codes: ['WINTER25'] })
    const { to } = await shopper.post('/api/checkout/pay', fields)
    const changed = await shopper.page(to)
    expect(totalOf(changed)).not.toBe(discounted)
    expect(shownTexts(changed, '#pay [role="status"] li')).toEqual([`The total was ${discounted} and is now ${totalOf(changed)}.`])
    const again = postedByPage(changed, '#pay')
    expect((await shopper.post('/api/checkout/pay', again)).to).toContain('pay=AGREE')
    const paid = await shopper.post('/api/checkout/pay', { ...again, agreed: 'true' })
    expect(totalOf(await shopper.page(paid.to))).toBe(totalOf(changed))
  })

  test('no page has what the provider gave for the card', async () => {
    const shopper = await visitor(MEMBER)
    const paymentToken = 'card-0002-refused-0123456789abcdef'
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken })
    expect(to).toContain('refused=CHECKOUT_PAYMENT_REFUSED')
    for (const address of [to, '/checkout', '/account/order-history'])
      expect(`${to} ${(await shopper.page(address)).documentElement.outerHTML}`).not.toContain(paymentToken)
  })

  test('a payment that the provider does not know says that something is not right [NOTIF-18]', async () => {
    const shopper = await visitor(MEMBER)
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken: 'test-nonsense' })
    expect(shownTexts(await shopper.page(to), '#payment [role="alert"]').join()).toContain(
      'Something is not right with one of the products in your basket.',
    )
    expect((await pay(shopper)).to).toContain('/checkout/success')
  })

  test('one before there is an address says that something is missing above', async () => {
    const shopper = await visitor('store=en-GB&shopper=non-member&basket=one-item-standard')
    const { to } = await shopper.post('/api/checkout/pay', {
      locale: 'en-GB',
      requestId: '0b6f3c1e-6a0e-4f5e-9f51-5f1d2c3b4a5d',
      expectedTotal: '2995',
      paymentMethodId: 'card',
      paymentToken: 'test-approved',
    })
    expect(to).toBe('/checkout?refused=CHECKOUT_INCOMPLETE&method=card#payment')
    const page = await shopper.page(to)
    expect(shownTexts(page, '#payment [role="alert"]')).toEqual(['Something is missing above. Complete it, then pay.'])
    expect(shownText(page.querySelector('#payment'))).toContain('Complete the steps above first. Then pay here.')
  })

  test('a line that sold out meanwhile is named with its price [NOTIF-11]', async () => {
    const shopper = await visitor('store=en-GB&shopper=annual-member&basket=one-item-gone')
    const { to } = await pay(shopper)
    const page = await shopper.page(to)
    expect(shownTexts(page, '#payment [role="alert"]').join()).toContain('One or more items were removed from your basket')
    expect(shownTexts(page, '#pay [role="status"] li').join()).toMatch(/ was removed\. It was £\d+\.\d\d\./)
    const again = postedByPage(page, '#pay')
    const asked = await shopper.page((await shopper.post('/api/checkout/pay', again)).to)
    expect(shownTexts(asked, '#pay-problems a')).toEqual(['Tick the box to say that you have seen what changed.'])
    expect(shownTexts(asked, '#pay [role="status"] li').join()).toContain(' was removed.')
    expect((await shopper.post('/api/checkout/pay', { ...again, agreed: 'true' })).to).toContain('/checkout/success')
  })

  test('a bag of which nothing is left leads to the bestsellers [NOTIF-12]', async () => {
    const shopper = await visitor('store=en-GB&shopper=annual-member&basket=all-gone')
    const { to } = await shopper.post('/api/checkout/pay', { locale: 'en-GB', requestId: crypto.randomUUID(), expectedTotal: '0' })
    expect(shownTexts(await shopper.page(to), 'main [role="alert"]').join()).toContain('Items in your basket are unavailable for purchase.')
  })

  test('a membership that renews needs the shopper’s yes', async () => {
    const shopper = await visitor('store=en-GB&shopper=non-member&basket=membership')
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken: 'test-approved' })
    expect(to).toContain('pay=CONSENT')
    expect(shownTexts(await shopper.page(to), '#pay-problems a')).toEqual(['Tick the box to agree that your membership renews.'])
    const paid = await pay(shopper, { paymentMethodId: 'card', paymentToken: 'test-approved', consent: 'true' })
    expect(shownTexts(await shopper.page(paid.to), 'main h2')).toContain('You’re a member now')
  })
})

describe('an attempt whose end is not known', () => {
  test('is asked for until it is, and never told as a failure', async () => {
    const shopper = await visitor(MEMBER)
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken: 'test-late' })
    expect(to).toMatch(/^\/checkout\/return\?attempt=/)
    const first = await shopper.page(to)
    expect(shownText(first.querySelector('h1'))).toBe('We’re checking your payment')
    expect(shownText(first.querySelector('main'))).not.toMatch(/declined|failed|not been charged/)
    const targets: (string | undefined)[] = []
    for (let asked = 0; asked < 5; asked += 1) targets.push(await shopper.leadsTo(to))
    expect(targets.at(-1)).toMatch(/^\/checkout\/success\?order=/)
  })

  test.each([
    ['test-late-refused', 'CHECKOUT_PAYMENT_REFUSED', 'Your payment was declined.'],
    ['test-late-unordered', 'CHECKOUT_PAYMENT_REFUNDED', 'We have paid it back in full.'],
  ])('of %s leads to the payment once it is known, which says why: %s', async (paymentToken, code, message) => {
    const shopper = await visitor(MEMBER)
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken })
    expect(await shopper.leadsTo(to)).toBeUndefined()
    const targets: (string | undefined)[] = []
    for (let asked = 0; asked < 3; asked += 1) targets.push(await shopper.leadsTo(to))
    expect(targets.at(-1)).toBe(`/checkout?refused=${code}#payment`)
    const page = await shopper.page(targets.at(-1) ?? '')
    expect(shownTexts(page, '#payment [role="alert"]').join()).toContain(message)
    expect(page.querySelector<HTMLInputElement>('#pay-card')?.defaultChecked, 'the way to pay that was chosen').toBe(true)
    expect((await pay(shopper)).to).toContain('/checkout/success')
  })

  test('after a request that was lost is known not to have begun: nothing was charged, and the same attempt goes on', async () => {
    const shopper = await visitor(`${MEMBER}&fault=placeOrder;reset;nth=1`)
    vi.spyOn(console, 'error').mockReturnValue()
    const fields = postedByPage(await shopper.page('/checkout'), '#pay')
    const { to } = await shopper.post('/api/checkout/pay', fields)
    expect(to).toBe(`/checkout/return?attempt=${fields['requestId']}`)
    const back = await shopper.leadsTo(to)
    expect(back).toBe('/checkout?refused=NETWORK_ERROR#payment')
    const page = await shopper.page(back ?? '')
    expect(shownTexts(page, '#payment [role="alert"]')).toHaveLength(1)
    const again = postedByPage(page, '#pay')
    expect(again['requestId']).toBe(fields['requestId'])
    expect((await shopper.post('/api/checkout/pay', again)).to).toContain('/checkout/success')
  })

  test('after an answer that was lost is asked for, and found', async () => {
    const shopper = await visitor(MEMBER)
    vi.spyOn(console, 'error').mockReturnValue()
    const fields = postedByPage(await shopper.page('/checkout'), '#pay')
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken: 'test-lost' })
    expect(to).toBe(`/checkout/return?attempt=${fields['requestId']}`)
    expect(await shopper.leadsTo(to)).toContain('/checkout/success')
  })

  test('that waits for the shopper leads to the provider and, left alone, back there or to the payment', async () => {
    const shopper = await visitor(MEMBER)
    const fields = postedByPage(await shopper.page('/checkout'), '#pay')
    const { to } = await pay(shopper, { paymentMethodId: 'wallet' })
    expect(new URL(to).pathname).toMatch(/^\/providers\/payment\//)
    const page = await shopper.page(`/checkout/return?attempt=${fields['requestId']}`)
    expect(shownText(page.querySelector('h1'))).toBe('Your payment isn’t finished')
    expect(shownTexts(page, 'main a')).toEqual(['Go on to pay', 'Choose another way to pay'])
  })

  test('of somebody else is unknown', async () => {
    const shopper = await visitor(MEMBER)
    const { to } = await pay(shopper, { paymentMethodId: 'card', paymentToken: 'test-late' })
    expect(await (await visitor('store=en-GB&shopper=plus-member')).leadsTo(to)).toBe('404')
    expect(await shopper.leadsTo('/checkout/return?attempt=1')).toBe('404')
  })
})
