import { describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { type AskContract, dataOf, errorCodeOf, refusedFor, rejectedFor, scenarioStart, type ToldProblem, worldOf } from '../ask.ts'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number): string => new Date(scenarioStart + days * DAY).toISOString()

type Price = { raw: number; currency: string }
type Totals = Record<'products' | 'discounts' | 'delivery' | 'tax' | 'membership' | 'total' | 'memberSavings', Price>
type Line = { type: string; sku: string; title: string; quantity: number; linePrice: Price; variant: { sku: string } | null }
type Order = {
  number: string
  placedAt: string
  status: string
  isCancellable: boolean
  itemCount: number
  lines: Line[]
  totals: Totals
  email: string
  deliveryAddress: { city: string } | null
  deliveryMethodName: string | null
  shipments: { estimatedDelivery: string | null; events: { at: string; text: string }[] }[]
  payment: { kind: string; label: string }
}
type Problems = { __typename: string; problems?: ToldProblem[] }

const orders = async (ask: AskContract, pagination?: object) =>
  (
    await dataOf(
      ask<{ orders: { orders: Pick<Order, 'number' | 'status' | 'isCancellable' | 'placedAt'>[]; pagination: object } }>('getOrders', {
        pagination,
      }),
    )
  ).orders
const order = async (ask: AskContract, number: string) => (await dataOf(ask<{ order: Order | null }>('getOrder', { number }))).order

test.each<[operation: string, variables?: Record<string, unknown>]>([
  ['getOrders'],
  ['getAddressBook'],
  ['getPaymentDetails'],
  ['getAccount'],
  ['getReferral'],
  ['cancelOrder', { number: 'OT-104420' }],
  [
    'addAddress',
    { input: { firstName: 'Ada', lastName: 'Lovelace', line1: '1 Row', city: 'London', postalCode: 'N1 9GU', countryCode: 'GB' } },
  ],
  ['removeAddress', { id: 'address-uk-plus-1' }],
  ['setDefaultAddress', { id: 'address-uk-plus-1' }],
  ['editProfile', { input: { firstName: 'Ada', lastName: 'Lovelace', wantsNewsByEmail: true } }],
  ['changePassword', { input: { currentPassword: 'ottilie-demo', newPassword: 'another-one' } }],
  ['updatePaymentDetails', { input: { paymentToken: 'test-approved' } }],
  ['removePaymentMethod', { id: 'payment-uk-plus-1' }],
])('%s needs a logged-in shopper', async (operation, variables = {}) => {
  expect(await errorCodeOf(worldOf('uk-guest')(operation, variables))).toBe('UNAUTHENTICATED')
})

describe('orders', () => {
  test('are listed newest first, ten a page', async () => {
    const ask = worldOf('uk-plus-member')
    const first = await orders(ask)
    expect(first.orders).toHaveLength(10)
    expect(first.pagination).toMatchObject({ currentPage: 1, perPage: 10, total: 15 })
    const second = await orders(ask, { currentPage: 7, perPage: 10 })
    expect(second.pagination).toMatchObject({ currentPage: 2 })
    const dates = [...first.orders, ...second.orders].map(({ placedAt }) => placedAt)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('go from placed over packing and the way to the door, or come back', async () => {
    const known = new Set(
      [...(await orders(worldOf('uk-annual-member'))).orders, ...(await orders(worldOf('uk-monthly-member'))).orders].map(
        ({ status }) => status,
      ),
    )
    expect(known).toEqual(new Set(['PLACED', 'PACKING', 'DISPATCHED', 'DELIVERED', 'RETURNED', 'CANCELLED']))
  })

  test.each(['uk-plus-member', 'uk-annual-member', 'uk-lapsed-member', 'us-plus-member', 'us-annual-member', 'us-monthly-member'])(
    'in %s add up, each of them: products less discounts, delivery, membership and what tax comes on top make the total',
    async (scenario) => {
      const ask = worldOf(scenario)
      const all = (await orders(ask, { currentPage: 1, perPage: 100 })).orders
      expect(all.length).toBeGreaterThan(3)
      for (const { number } of all) {
        const found = await order(ask, number)
        if (!found) throw new Error(`${number} is listed and cannot be found.`)
        const { products, discounts, delivery, tax, membership, total } = found.totals
        const added = scenario.startsWith('us') ? tax.raw : 0
        expect([number, products.raw - discounts.raw + delivery.raw + membership.raw + added]).toEqual([number, total.raw])
        const lines = found.lines.reduce((sum, { linePrice }) => sum + linePrice.raw, 0)
        expect([number, lines]).toEqual([number, products.raw + membership.raw])
        expect(found.itemCount).toBe(found.lines.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(found.totals.total.currency).toBe(scenario.startsWith('us') ? 'USD' : 'GBP')
      }
    },
  )

  test('tell where they are: nothing before they leave, a day until they arrive, and none after', async () => {
    const ask = worldOf('uk-annual-member')
    expect((await order(ask, 'OT-104420'))?.shipments).toEqual([])
    const way = (await order(worldOf('uk-monthly-member'), 'OT-104310'))?.shipments[0]
    expect(way).toMatchObject({
      estimatedDelivery: inDays(2.5).slice(0, 10),
      events: [expect.objectContaining({ text: 'Handed to the carrier' }), expect.objectContaining({ text: 'We have your order' })],
    })
    expect((await order(ask, 'OT-104416'))?.shipments).toEqual([expect.objectContaining({ estimatedDelivery: null })])
  })

  test('in two parcels are under way until the second arrives, and name the lines of each', async () => {
    type Parcels = { order: { status: string; shipments: { lineIds: string[]; estimatedDelivery: string | null; number: string }[] } }
    const parcelsAt = async (days: number) => {
      const ask = worldOf(`uk-order-in-two-parcels&clock=${days < 0 ? '' : '+'}${days}d`)
      return (await dataOf(ask<Parcels>('getOrder', { number: 'OT-104390' }))).order
    }
    const both = await parcelsAt(0)
    expect(both.status).toBe('DISPATCHED')
    expect(both.shipments.map(({ lineIds }) => lineIds)).toEqual([['OT-104390-1', 'OT-104390-2'], ['OT-104390-3']])
    expect(both.shipments.map(({ estimatedDelivery }) => estimatedDelivery)).toEqual([null, inDays(0.5).slice(0, 10)])
    expect(new Set(both.shipments.map(({ number }) => number)).size).toBe(2)
    expect(await parcelsAt(1)).toMatchObject({ status: 'DELIVERED', shipments: [{ estimatedDelivery: null }, { estimatedDelivery: null }] })
  })

  test('of a membership alone are not posted', async () => {
    const found = await order(worldOf('uk-annual-member'), 'OT-104412')
    expect(found).toMatchObject({
      deliveryAddress: null,
      deliveryMethodName: null,
      shipments: [],
      status: 'DELIVERED',
      lines: [{ type: 'membership', variant: null, sku: 'MBR-ANNUAL-LIMITLESS-UK' }],
    })
  })

  test('are nobody else’s', async () => {
    expect(await order(worldOf('uk-annual-member'), 'OT-104530')).toBeNull()
    expect((await dataOf(worldOf('uk-guest')<{ order: Order | null }>('getPlacedOrder', { number: 'OT-104530' }))).order).toBeNull()
  })

  test('can be cancelled until they leave', async () => {
    const ask = worldOf('uk-annual-member')
    type Cancelled = {
      cancelOrder: Problems & { order?: Order; tracking?: { event: string; properties: object } }
    }
    const cancel = async (number: string) => (await dataOf(ask<Cancelled>('cancelOrder', { number }))).cancelOrder
    expect(await cancel('OT-104420')).toMatchObject({
      __typename: 'OrderCancelled',
      order: { status: 'CANCELLED', isCancellable: false },
      tracking: { event: 'Order Cancelled', properties: { number: 'OT-104420' } },
    })
    expect((await order(ask, 'OT-104420'))?.status).toBe('CANCELLED')
    expect(await cancel('OT-104420')).toMatchObject({ __typename: 'CancelOrderRejected' })
    expect(rejectedFor(await cancel('OT-104416'))).toEqual([['number', 'TOO_LATE']])
    expect(await errorCodeOf(ask('cancelOrder', { number: 'OT-000000' }))).toBe('NOT_FOUND')
  })
})

describe('the address book', () => {
  type Book = { addresses: { id: string; line1: string; postalCode: string; region: string | null; isDefault: boolean }[] }
  const book = async (ask: AskContract) => (await dataOf(ask<{ addressBook: Book }>('getAddressBook'))).addressBook.addresses
  const add = async (ask: AskContract, input: object) =>
    (await dataOf(ask<{ addAddress: Problems & Book }>('addAddress', { input }))).addAddress
  const british = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    line1: '12 St James’s Square',
    city: 'London',
    postalCode: ' sw1y4jh ',
    countryCode: 'gb',
  }
  const american = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    line1: '200 Park Avenue',
    city: 'New York',
    region: 'ny',
    postalCode: '10166',
    countryCode: 'US',
  }

  test('has one default, first', async () => {
    const known = await book(worldOf('us-plus-member'))
    expect(known.map(({ isDefault }) => isDefault)).toEqual([true, false])
  })

  test('writes what it takes as the country does', async () => {
    expect((await add(worldOf('uk-non-member'), british)).addresses).toEqual([
      expect.objectContaining({ postalCode: 'SW1Y 4JH', isDefault: true }),
    ])
    expect((await add(worldOf('us-non-member'), american)).addresses).toEqual([
      expect.objectContaining({ region: 'NY', postalCode: '10166' }),
    ])
  })

  test('changes, chooses and forgets', async () => {
    const ask = worldOf('uk-plus-member')
    const added = await add(ask, { ...british, isDefault: true })
    expect(added.addresses.map(({ id }) => id)).toEqual(['address-new-1', 'address-uk-plus-1', 'address-uk-plus-2'])
    await dataOf(ask('editAddress', { id: 'address-new-1', input: { ...british, line1: '1 Other Street' } }))
    expect((await book(ask))[0]?.line1).toBe('1 Other Street')
    await dataOf(ask('setDefaultAddress', { id: 'address-uk-plus-2' }))
    expect((await book(ask)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ['address-uk-plus-2', true],
      ['address-new-1', false],
      ['address-uk-plus-1', false],
    ])
    await dataOf(ask('removeAddress', { id: 'address-uk-plus-2' }))
    expect((await book(ask)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ['address-new-1', true],
      ['address-uk-plus-1', false],
    ])
    expect(await errorCodeOf(ask('editAddress', { id: 'no-such-address', input: british }))).toBe('NOT_FOUND')
    expect(await errorCodeOf(ask('setDefaultAddress', { id: 'no-such-address' }))).toBe('NOT_FOUND')
    expect(await errorCodeOf(ask('removeAddress', { id: 'address-uk-plus-2' }))).toBe('NOT_FOUND')
  })

  test('holds at most twenty', async () => {
    const ask = worldOf('uk-non-member')
    for (let at = 0; at < 20; at += 1) expect(await add(ask, british)).toMatchObject({ __typename: 'AddressBook' })
    expect(rejectedFor(await add(ask, british))).toEqual([['input', 'TOO_MANY']])
  })

  test.each([
    ['INVALID_ZIP_CODE', 'postalCode', 'uk', { ...british, postalCode: '10166' }],
    ['ADDRESS_NON_DELIVERABLE', 'line1', 'uk', { ...british, line1: 'P.O. Box 12' }],
    ['INVALID_COUNTRY_CODE', 'countryCode', 'uk', { ...british, countryCode: 'FR' }],
    ['INVALID_CITY_STATE_ZIP', 'city', 'uk', { ...british, city: 'Nowhere' }],
    ['INVALID_ZIP_CODE', 'postalCode', 'us', { ...american, postalCode: 'SW1Y 4JH' }],
    ['INVALID_ZIP_OR_STATE', 'region', 'us', { ...american, region: 'ZZ' }],
    ['INVALID_ZIP_CODE_FOR_STATE', 'postalCode', 'us', { ...american, postalCode: '94105' }],
    ['INVALID_CITY_STATE_ZIP', 'city', 'us', { ...american, city: 'nowhere' }],
    ['INVALID_COUNTRY_CODE', 'countryCode', 'us', { ...american, countryCode: 'GB' }],
  ])('says %s of the field %s in the %s store', async (code, field, store, input) => {
    const ask = worldOf(`${store}-non-member`)
    expect(await add(ask, input)).toMatchObject({
      __typename: 'AddressRejected',
      problems: [expect.objectContaining({ path: ['input', field], code })],
    })
    expect(await book(ask)).toEqual([])
  })

  test('names every field that is missing, too long or no telephone number at once', async () => {
    const input = { ...british, firstName: ' ', line1: 'x'.repeat(101), phone: 'call me' }
    expect(await refusedFor(worldOf('uk-non-member')('addAddress', { input }))).toEqual([
      ['input.firstName', 'REQUIRED'],
      ['input.line1', 'TOO_LONG'],
      ['input.phone', 'INVALID'],
    ])
  })
})

describe('the profile', () => {
  const details = {
    firstName: ' Nora ',
    lastName: 'Whitfield-Jones',
    phone: '+44 20 7946 0123',
    dateOfBirth: '1991-05-15',
    wantsNewsByEmail: true,
  }

  test('is read, changed, and told everywhere', async () => {
    const ask = worldOf('uk-non-member')
    const before = await dataOf(ask<{ account: object }>('getAccount'))
    expect(before.account).toMatchObject({
      firstName: 'Nora',
      email: 'non-member.uk@example.com',
      phone: null,
      customerNumber: 'UK-100201',
      wantsNewsByEmail: false,
      registrationDateTime: inDays(-40),
    })
    const { editProfile } = await dataOf(ask<{ editProfile: object }>('editProfile', { input: details }))
    expect(editProfile).toMatchObject({
      __typename: 'Account',
      firstName: 'Nora',
      lastName: 'Whitfield-Jones',
      phone: '+44 20 7946 0123',
      dateOfBirth: '1991-05-15',
      wantsNewsByEmail: true,
    })
    expect((await dataOf(ask<{ me: { fullName: string; dateOfBirth: string } }>('getShopper'))).me).toMatchObject({
      fullName: 'Nora Whitfield-Jones',
      dateOfBirth: '1991-05-15',
    })
  })

  test('refuses what cannot be, field by field, and changes nothing', async () => {
    const ask = worldOf('uk-non-member')
    const input = { firstName: '', lastName: 'x'.repeat(61), phone: '123', wantsNewsByEmail: false }
    expect(await refusedFor(ask('editProfile', { input }))).toEqual([
      ['input.firstName', 'REQUIRED'],
      ['input.lastName', 'TOO_LONG'],
      ['input.phone', 'INVALID'],
    ])
    const toCome = { ...details, dateOfBirth: '2030-01-01' }
    const { editProfile } = await dataOf(ask<{ editProfile: Problems }>('editProfile', { input: toCome }))
    expect(rejectedFor(editProfile)).toEqual([['input.dateOfBirth', 'INVALID']])
    expect((await dataOf(ask<{ account: { firstName: string } }>('getAccount'))).account.firstName).toBe('Nora')
  })
})

describe('the password', () => {
  type Changed = { changePassword: Problems }
  const change = async (ask: AskContract, currentPassword: string, newPassword: string) =>
    (await dataOf(ask<Changed>('changePassword', { input: { currentPassword, newPassword } }))).changePassword

  test('is changed by who knows it, and only the new one opens the account afterwards', async () => {
    const ask = worldOf('uk-non-member')
    expect(await change(ask, 'ottilie-demo', 'a-better-password')).toMatchObject({ __typename: 'PasswordChanged' })
    const logIn = async (password: string) =>
      (await dataOf(ask<{ login: object }>('login', { input: { email: 'non-member.uk@example.com', password } }))).login
    await dataOf(ask('logout'))
    expect(await logIn('ottilie-demo')).toMatchObject({ __typename: 'LoginRejected' })
    expect(await logIn('a-better-password')).toMatchObject({ __typename: 'SessionStarted' })
  })

  test.each([
    ['wrong', 'a-better-password', [['input.currentPassword', 'INVALID']]],
    ['ottilie-demo', 'ottilie-demo', [['input.newPassword', 'INVALID']]],
    ['wrong', 'wrong-too', [['input.currentPassword', 'INVALID']]],
  ])('is not changed from %s to %s', async (current, next, problems) => {
    const rejected = await change(worldOf('uk-non-member'), current, next)
    expect(rejectedFor(rejected)).toEqual(problems)
  })

  test.each([
    ['short', 'TOO_SHORT'],
    ['x'.repeat(255), 'TOO_LONG'],
  ])('is refused as %s: %s', async (newPassword, code) => {
    const input = { currentPassword: 'ottilie-demo', newPassword }
    expect(await refusedFor(worldOf('uk-non-member')('changePassword', { input }))).toEqual([['input.newPassword', code]])
  })

  test('can be asked for anew without telling who has an account', async () => {
    type Reset = { requestPasswordReset: Problems }
    const reset = async (email: string) =>
      (await dataOf(worldOf('uk-guest')<Reset>('requestPasswordReset', { email }))).requestPasswordReset
    expect(await reset('plus-member.uk@example.com')).toMatchObject({
      __typename: 'PasswordResetRequested',
      email: 'plus-member.uk@example.com',
    })
    expect(await reset('nobody@example.com')).toMatchObject({ __typename: 'PasswordResetRequested' })
    expect(rejectedFor(await reset('nobody'))).toEqual([['email', 'INVALID_EMAIL']])
    expect(rejectedFor(await reset('reset-fails@example.com'))).toEqual([['', 'FORGOT_PASSWORD_REQUEST_ERROR']])
  })

  test('is asked for without limit, and sends five emails within fifteen minutes at most', async () => {
    let now = scenarioStart
    const server = createTestServer({ now: () => now })
    const place = { scenario: 'uk-guest&clock=running', world: 'many-links' }
    const { id } = await server.sessions.open(place.scenario, place.world)
    const linksTo = async (to: string) => (await server.sessions.inspect(id)).sentMails.filter((mail) => mail.to === to).length
    const ask = async (email: string) => {
      const { data } = await server.execute({ document: server.operation('requestPasswordReset'), variables: { email }, ...place })
      expect(data).toEqual({ requestPasswordReset: { __typename: 'PasswordResetRequested', email } })
    }
    const [plus, annual] = ['plus-member.uk@example.com', 'annual-member.uk@example.com'] as const
    for (let asked = 0; asked < 6; asked += 1) await ask(plus)
    await ask(annual)
    expect([await linksTo(plus), await linksTo(annual)]).toEqual([5, 1])
    now += 15 * 60 * 1000
    await ask(plus)
    expect(await linksTo(plus)).toBe(6)
  })

  test('is set by a link once, and the link logs nobody in', async () => {
    const ask = worldOf('password-reset-link')
    const logIn = async (password: string) =>
      (await dataOf(ask<{ login: Problems }>('login', { input: { email: 'plus-member.uk@example.com', password } }))).login
    const set = async (token: string, newPassword = 'a-better-password') =>
      (await dataOf(ask<{ resetPassword: Problems }>('resetPassword', { input: { token, newPassword } }))).resetPassword
    expect(await set('reset-link')).toMatchObject({ __typename: 'PasswordChanged' })
    expect((await dataOf(ask<{ me: { isLoggedIn: boolean } }>('getShopper'))).me.isLoggedIn).toBe(false)
    expect(rejectedFor(await set('reset-link', 'another-password'))).toEqual([['input.token', 'RESET_LINK_USED']])
    expect(await logIn('ottilie-demo')).toMatchObject({ __typename: 'LoginRejected' })
    expect(await logIn('a-better-password')).toMatchObject({ __typename: 'SessionStarted' })
  })

  test.each([
    ['password-reset-link-expired', 'reset-link', 'RESET_LINK_EXPIRED'],
    ['password-reset-link-used', 'reset-link', 'RESET_LINK_USED'],
    ['password-reset-link', 'reset-lin', 'RESET_LINK_UNKNOWN'],
    ['uk-guest', 'reset-link', 'RESET_LINK_UNKNOWN'],
  ])('is not set in %s by the link %s: %s', async (scenario, token, code) => {
    const input = { token, newPassword: 'a-better-password' }
    const { resetPassword } = await dataOf(worldOf(scenario)<{ resetPassword: Problems }>('resetPassword', { input }))
    expect(rejectedFor(resetPassword)).toEqual([['input.token', code]])
  })

  test('a newer link takes the place of an older one', async () => {
    const ask = worldOf('password-reset-link')
    await dataOf(ask('requestPasswordReset', { email: 'Plus-Member.uk@example.com' }))
    const input = { token: 'reset-link', newPassword: 'a-better-password' }
    const { resetPassword } = await dataOf(ask<{ resetPassword: Problems }>('resetPassword', { input }))
    expect(rejectedFor(resetPassword)).toEqual([['input.token', 'RESET_LINK_USED']])
  })
})

describe('signing in step by step', () => {
  test.each([
    ['plus-member.uk@example.com', 'PASSWORD'],
    [' PLUS-MEMBER.UK@example.com ', 'PASSWORD'],
    ['nobody@example.com', 'REGISTER'],
  ])('“%s” is asked next: %s', async (email, step) => {
    expect(await dataOf(worldOf('uk-guest')('signInStep', { email }))).toEqual({ signInStep: step })
  })

  test('registration keeps whether somebody wants news by email', async () => {
    for (const wantsNewsByEmail of [true, false]) {
      const ask = worldOf('uk-guest')
      const input = { email: 'ada@example.com', password: 'a-Long-Passw0rd', firstName: 'Ada', lastName: 'Moor', wantsNewsByEmail }
      await dataOf(ask('register', { input }))
      expect((await dataOf(ask<{ account: object }>('getAccount'))).account).toMatchObject({ wantsNewsByEmail })
    }
  })
})

describe('payment details', () => {
  type Methods = {
    id: string
    kind: string
    lastFour: string | null
    expiryMonth: number | null
    expiryYear: number | null
    isExpired: boolean
    isDefault: boolean
    paysForMembership: boolean
  }[]
  const methods = async (ask: AskContract) =>
    (await dataOf(ask<{ paymentDetails: { methods: Methods } }>('getPaymentDetails'))).paymentDetails.methods
  type Updated = { updatePaymentDetails: Problems & { reactivated?: object | null } }
  const update = async (ask: AskContract, paymentToken: string, onCompletion = 'none') =>
    (await dataOf(ask<Updated>('updatePaymentDetails', { input: { paymentToken, onCompletion } }))).updatePaymentDetails

  test('are told masked, with what has run out and what pays for the membership', async () => {
    const [card, second, wallet] = await methods(worldOf('uk-plus-member'))
    expect(card).toMatchObject({
      kind: 'CARD',
      lastFour: '4242',
      expiryMonth: 10,
      expiryYear: 2028,
      isExpired: false,
      isDefault: true,
      paysForMembership: true,
    })
    expect(second).toMatchObject({ expiryMonth: 3, expiryYear: 2026, isExpired: false, isDefault: false, paysForMembership: false })
    expect(wallet).toMatchObject({ kind: 'WALLET', lastFour: null, expiryMonth: null })
    expect((await methods(worldOf('uk-lapsed-member')))[0]).toMatchObject({ isExpired: true, paysForMembership: false })
    expect(await methods(worldOf('uk-non-member'))).toEqual([])
  })

  test('are updated by what the provider gave, and refused by what it refuses', async () => {
    const ask = worldOf('uk-annual-member')
    expect(await update(ask, 'test-approved')).toMatchObject({ __typename: 'PaymentDetailsUpdated', reactivated: null })
    expect((await methods(ask))[0]).toMatchObject({ id: 'payment-new-1', isDefault: true, paysForMembership: true })
    expect(rejectedFor(await update(ask, 'test-refused'))).toEqual([['input.paymentToken', 'CHECKOUT_PAYMENT_REFUSED']])
    expect(rejectedFor(await update(ask, 'test-load-error'))).toEqual([['input.paymentToken', 'PAYMENT_LOAD_ERROR']])
    expect(rejectedFor(await update(ask, 'made up'))).toEqual([['input.paymentToken', 'BAD_REQUEST']])
    expect(await methods(ask)).toHaveLength(3)
  })

  test('renew nothing that runs, or ended too long ago', async () => {
    expect(await update(worldOf('uk-annual-member'), 'test-approved', 'reactivate')).toMatchObject({ reactivated: null })
    expect(await update(worldOf('uk-lapsed-member'), 'test-approved', 'reactivate')).toMatchObject({ reactivated: null })
  })

  test('keep what pays for a membership, and let the rest go', async () => {
    const ask = worldOf('uk-plus-member')
    const remove = async (id: string) =>
      (await dataOf(ask<{ removePaymentMethod: Problems }>('removePaymentMethod', { id }))).removePaymentMethod
    expect(rejectedFor(await remove('payment-uk-plus-1'))).toEqual([['id', 'PAYS_FOR_MEMBERSHIP']])
    expect(await remove('payment-uk-plus-3')).toMatchObject({ __typename: 'PaymentDetails' })
    expect(await errorCodeOf(ask('removePaymentMethod', { id: 'payment-uk-plus-3' }))).toBe('NOT_FOUND')
    expect((await methods(ask)).map(({ id }) => id)).toEqual(['payment-uk-plus-1', 'payment-uk-plus-2'])
  })
})

describe('refer a friend', () => {
  const referral = async (scenario: string) => (await dataOf(worldOf(scenario)<{ referral: object }>('getReferral'))).referral

  test.each([
    [
      'uk-plus-member',
      {
        credit: 10,
        leastSpend: 60,
        creditEarned: 30,
        creditAvailable: 0,
        currency: 'GBP',
        currencySymbol: '£',
        friendsInvited: 4,
        friendsOrdered: 3,
      },
    ],
    [
      'us-plus-member',
      {
        credit: 20,
        leastSpend: 80,
        creditEarned: 60,
        creditAvailable: 0,
        currency: 'USD',
        currencySymbol: '$',
        friendsInvited: 4,
        friendsOrdered: 3,
      },
    ],
    ['uk-staff-member', { creditEarned: 0, creditAvailable: 0, friendsInvited: 0, friendsOrdered: 0 }],
  ])('in %s counts friends and credit in major units', async (scenario, expected) => {
    expect(await referral(scenario)).toMatchObject(expected)
  })

  test('tells of the friends page by page, newest first', async () => {
    type Friends = { referredFriends: { friends: { invitedAt: string }[]; pagination: object } }
    const page = async (scenario: string, currentPage: number) => {
      const variables = { pagination: { currentPage, perPage: 3 } }
      return (await dataOf(worldOf(scenario)<Friends>('getReferral', variables))).referredFriends
    }
    const pages = [await page('uk-plus-member', 1), await page('uk-plus-member', 2)]
    expect(pages.map(({ friends, pagination }) => [friends.length, pagination])).toMatchObject([
      [3, { currentPage: 1, perPage: 3, total: 4 }],
      [1, { currentPage: 2, perPage: 3, total: 4 }],
    ])
    const days = pages.flatMap(({ friends }) => friends.map(({ invitedAt }) => invitedAt))
    expect(days).toEqual(days.toSorted().reverse())
    expect(await page('uk-staff-member', 1)).toMatchObject({ friends: [], pagination: { currentPage: 1, perPage: 3, total: 0 } })
  })

  test('gives a link of the shopper’s own', async () => {
    expect(await referral('uk-plus-member')).toMatchObject({ code: 'PRIYA-0205', link: '/refer-a-friend?code=PRIYA-0205' })
  })
})

test('an account keeps what was changed from one session to the next, on ordinary visits too', async () => {
  const server = createTestServer()
  const jar: { cookie: string } = { cookie: '' }
  const ask: AskContract = async (operation, variables = {}) => {
    const answer = await server.execute<never, object>({
      document: server.operation(operation),
      variables,
      headers: jar.cookie ? { cookie: jar.cookie } : {},
    })
    if (answer.setCookie) jar.cookie = answer.setCookie.split(';')[0] ?? ''
    return answer
  }
  const logIn = () => dataOf(ask('login', { input: { email: 'plus-member.uk@example.com', password: 'ottilie-demo' } }))
  await logIn()
  await dataOf(ask('removeAddress', { id: 'address-uk-plus-2' }))
  await dataOf(ask('logout'))
  expect(await errorCodeOf(ask('getAddressBook'))).toBe('UNAUTHENTICATED')
  await logIn()
  expect((await dataOf(ask<{ addressBook: { addresses: object[] } }>('getAddressBook'))).addressBook.addresses).toHaveLength(1)
})
