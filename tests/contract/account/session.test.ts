import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { shopperPassword, shoppers } from '#fixtures/shoppers/shoppers.ts'
import { createTestServer, type TestServer } from '#mock-server/test.ts'
import { refusedFor, type ToldProblem } from '../ask.ts'

type User = {
  id: string
  userType: string
  isLoggedIn: boolean
  isMember: boolean
  fullName: string
  basketCount: number
  hasMembership: boolean
  hasMembershipInBag: boolean
}

const [product] = catalogue.products.filter(
  ({ variants }) => variants[0]?.inStock && variants[0].prices['en-GB'] && (variants[0].maxItemQuantity ?? 9) > 4,
)
const variant = product?.variants[0]
const item = { id: '00000000-0000-4000-8000-000000000001', type: 'product', variantId: variant?.id, variantSku: variant?.sku, quantity: 2 }

/** A browser's cookie jar with a single cookie. */
class Visitor {
  readonly #server: TestServer
  cookie = ''

  constructor(server: TestServer) {
    this.#server = server
  }

  async ask<Data>(document: string, variables: Record<string, unknown> = {}) {
    const answer = await this.#server.execute<Data, object>({ document, variables, headers: this.cookie ? { cookie: this.cookie } : {} })
    if (answer.setCookie) this.cookie = answer.setCookie.split(';')[0] ?? ''
    return answer
  }

  operation<Data>(name: string, variables: Record<string, unknown> = {}) {
    return this.ask<Data>(this.#server.operation(name), variables)
  }

  async me(): Promise<User | undefined> {
    return (
      await this.ask<{ me: User }>('{ me { id userType isLoggedIn isMember fullName basketCount hasMembership hasMembershipInBag } }')
    ).data?.me
  }

  logIn(email: string, password = shopperPassword) {
    return this.operation<{ login: { __typename: string; problems?: ToldProblem[] } }>('login', { input: { email, password } })
  }

  add(quantity = 2) {
    return this.operation('addBasketItems', { listId: '', version: -1, items: [{ ...item, quantity }] })
  }
}

const visitor = (server = createTestServer()): Visitor => new Visitor(server)

describe('a guest', () => {
  test('cannot change a basket before a session is started, and is told so', async () => {
    const guest = visitor()
    expect((await guest.add()).errors[0]?.extensions?.code).toBe('SESSION_REQUIRED')
    await guest.operation('startAnonymousSession')
    expect((await guest.add()).errors).toEqual([])
    expect(await guest.me()).toMatchObject({ id: 'initial', userType: 'guest', isLoggedIn: false, basketCount: 2 })
  })

  test('keeps the session that is open when one is asked for again', async () => {
    const guest = visitor()
    await guest.operation('startAnonymousSession')
    await guest.add()
    const { setCookie } = await guest.operation('startAnonymousSession')
    expect(setCookie).toBeNull()
    expect((await guest.me())?.basketCount).toBe(2)
  })

  test('gets the token as a cookie that no script can read, and never in the answer', async () => {
    const guest = visitor()
    const { setCookie, data } = await guest.operation('startAnonymousSession')
    expect(setCookie).toMatch(/^ottilie-session=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(JSON.stringify(data)).not.toContain('test-token')
  })

  test('refreshing starts a session where there is none [OP-MISC-02]', async () => {
    const guest = visitor()
    const { setCookie, data } = await guest.operation<{ refreshSession: { expiresAt: string } }>('refreshSession')
    expect(setCookie).toContain('ottilie-session=')
    expect(data?.refreshSession.expiresAt).toBe('2026-03-03T10:00:00.000Z')
  })

  test('loses the session when its time is over', async () => {
    let now = Date.parse('2026-03-02T10:00:00.000Z')
    const guest = visitor(createTestServer({ now: () => now }))
    await guest.operation('startAnonymousSession')
    await guest.add()
    now += 23 * 3_600_000
    await guest.operation('refreshSession')
    now += 23 * 3_600_000
    expect((await guest.me())?.basketCount).toBe(2)
    now += 2 * 3_600_000
    expect((await guest.me())?.basketCount).toBe(0)
    expect((await guest.add()).errors[0]?.extensions?.code).toBe('SESSION_REQUIRED')
  })
})

describe('logging in', () => {
  test.each(shoppers.map(({ id, email }) => [id, email]))('%s logs in by email in any letter case', async (id, email) => {
    const shopper = visitor()
    expect((await shopper.logIn((email ?? '').toUpperCase())).data?.login).toMatchObject({ __typename: 'SessionStarted' })
    expect((await shopper.me())?.id).toBe(id)
  })

  test.each([
    ['nobody@example.com', shopperPassword],
    ['plus-member.uk@example.com', 'wrong'],
  ])('%s with %s is refused in the same words', async (email, password) => {
    const shopper = visitor()
    const { data, setCookie } = await shopper.logIn(email, password)
    expect(data?.login).toEqual({
      __typename: 'LoginRejected',
      problems: [expect.objectContaining({ code: 'LOGIN_REJECTED', path: ['input'] })],
      retryAt: null,
    })
    expect(setCookie).toBeNull()
  })

  test.each(['plus-member.uk@example.com', 'nobody@example.com'])(
    '%s is slowed down after five logins that failed, from any browser, until the first is forgotten',
    async (email) => {
      let now = Date.parse('2026-03-02T10:00:00Z')
      const server = createTestServer({ now: () => now })
      const codeOf = async (password: string) => {
        const { data } = await visitor(server).logIn(email, password)
        return data?.login.problems?.[0]?.code ?? data?.login.__typename
      }
      for (let failed = 0; failed < 5; failed++) expect(await codeOf('wrong')).toBe('LOGIN_REJECTED')
      now += 60_000
      // The right password is not looked at either: whoever guesses learns nothing.
      const { data } = await visitor(server).logIn(email.toUpperCase())
      expect(data?.login).toMatchObject({ problems: [{ code: 'TOO_MANY_TRIES', path: ['input'] }], retryAt: '2026-03-02T10:15:00.000Z' })
      expect(await codeOf('wrong')).toBe('TOO_MANY_TRIES')
      now += 14 * 60_000
      expect(await codeOf('wrong')).toBe('LOGIN_REJECTED')
    },
  )

  test('logins that failed are forgotten by one that succeeds, and slow nobody else down', async () => {
    const server = createTestServer()
    const email = 'plus-member.uk@example.com'
    for (let failed = 0; failed < 4; failed++) await visitor(server).logIn(email, 'wrong')
    expect((await visitor(server).logIn(email)).data?.login.__typename).toBe('SessionStarted')
    for (let failed = 0; failed < 5; failed++) await visitor(server).logIn(email, 'wrong')
    expect((await visitor(server).logIn(email)).data?.login.__typename).toBe('LoginRejected')
    expect((await visitor(server).logIn('annual-member.uk@example.com')).data?.login.__typename).toBe('SessionStarted')
  })

  test('the guest’s basket joins the shopper’s own, which is there again after the next login', async () => {
    const server = createTestServer()
    const first = visitor(server)
    await first.logIn('non-member.uk@example.com')
    await first.add(1)
    await first.operation('logout')
    expect(await first.me()).toMatchObject({ id: 'initial', basketCount: 0 })

    const second = visitor(server)
    await second.operation('startAnonymousSession')
    await second.add(2)
    await second.logIn('non-member.uk@example.com')
    // The three, and the gift that they earn together.
    expect((await second.me())?.basketCount).toBe(4)
  })

  test('a token that was known before the login is worth nothing after it', async () => {
    const server = createTestServer()
    const shopper = visitor(server)
    await shopper.operation('startAnonymousSession')
    const before = shopper.cookie
    await shopper.logIn('plus-member.uk@example.com')
    expect(shopper.cookie).not.toBe(before)
    const thief = visitor(server)
    thief.cookie = before
    expect((await thief.me())?.isLoggedIn).toBe(false)
  })

  test('logging out clears the cookie and ends the session [OP-MISC-01]', async () => {
    const server = createTestServer()
    const shopper = visitor(server)
    await shopper.logIn('plus-member.uk@example.com')
    const token = shopper.cookie
    const { setCookie } = await shopper.operation('logout')
    expect(setCookie).toMatch(/^ottilie-session=; .*Max-Age=0/)
    shopper.cookie = token
    expect((await shopper.me())?.isLoggedIn).toBe(false)
  })

  test('in a scenario’s world, logging in and out changes who is here', async () => {
    const server = createTestServer()
    const ask = (document: string, variables = {}) =>
      server.execute<{ me: User }, object>({ document, variables, scenario: 'uk-guest', world: 'login' })
    await ask(server.operation('login'), { input: { email: 'plus-member.uk@example.com', password: shopperPassword } })
    expect((await ask('{ me { id } }')).data?.me.id).toBe('uk-plus-member')
    await ask(server.operation('logout'))
    expect((await ask('{ me { id } }')).data?.me.id).toBe('initial')
  })
})

describe('registering', () => {
  const input = {
    email: 'Robin.Field@example.com',
    password: 'a-long-password',
    firstName: ' Robin ',
    lastName: 'Field',
    dateOfBirth: '1990-04-17',
  }
  type Registered = { register: { __typename: string; problems?: ToldProblem[] } }

  test('makes an account that is logged in and can log in again', async () => {
    const server = createTestServer()
    const shopper = visitor(server)
    expect((await shopper.operation<Registered>('register', { input })).data?.register).toMatchObject({ __typename: 'SessionStarted' })
    expect(await shopper.me()).toMatchObject({ isLoggedIn: true, userType: 'nonMember', fullName: 'Robin Field' })
    await shopper.operation('logout')
    expect((await shopper.logIn('robin.field@EXAMPLE.com', 'a-long-password')).data?.login).toMatchObject({ __typename: 'SessionStarted' })
  })

  test.each([
    ['an email that is taken', { email: 'plus-member.uk@example.com' }, 'email', 'USER_EXISTS_ERROR'],
    ['what is no email', { email: 'robin@' }, 'email', 'INVALID_EMAIL'],
    ['an email with markup', { email: '<b>@example.com' }, 'email', 'INVALID_EMAIL'],
  ])('%s is refused', async (_what, wrong, field, code) => {
    const shopper = visitor()
    const { data, setCookie } = await shopper.operation<Registered>('register', { input: { ...input, ...wrong } })
    expect(data?.register).toMatchObject({ __typename: 'RegistrationRejected', problems: [{ path: ['input', field], code }] })
    expect(setCookie).toBeNull()
  })

  test.each([
    ['a short password', { password: 'short' }, 'password', 'TOO_SHORT'],
    ['an empty name', { firstName: '  ' }, 'firstName', 'REQUIRED'],
  ])('%s breaks a rule of the input', async (_what, wrong, field, code) => {
    const shopper = visitor()
    expect(await refusedFor(shopper.operation('register', { input: { ...input, ...wrong } }))).toEqual([[`input.${field}`, code]])
  })

  test('a day that does not exist is a client’s mistake', async () => {
    const { errors } = await visitor().operation('register', { input: { ...input, dateOfBirth: '1990-02-30' } })
    expect(errors[0]?.message).toContain('calendar day')
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

describe('who is here', () => {
  const all =
    '{ me { id email isLoggedIn isMember hasMembership hasMembershipInBag firstName lastName fullName name dateOfBirth registrationDateTime customerNumber userType deliveryType isFreeTrialAllowed membership { id name value duration subscriptions { active { sku active status currentTermEnd dateCancelled } } } profile { prompts } basketCount } }'
  const ask = async (scenario: string) =>
    (await createTestServer().execute<{ me: Record<string, unknown> }, object>({ document: all, scenario })).data?.me

  test('a guest is a user too', async () => {
    expect(await ask('uk-guest')).toEqual({
      id: 'initial',
      email: 'guest@example.com',
      isLoggedIn: false,
      isMember: false,
      hasMembership: false,
      hasMembershipInBag: false,
      firstName: '',
      lastName: '',
      fullName: '',
      name: 'guest',
      dateOfBirth: null,
      registrationDateTime: null,
      customerNumber: null,
      userType: 'guest',
      deliveryType: 'standard',
      isFreeTrialAllowed: true,
      membership: { id: 'none:none', name: 'none', value: null, duration: null, subscriptions: null },
      profile: null,
      basketCount: 0,
    })
  })

  test('an active subscription has sku, active, status, currentTermEnd and dateCancelled [MEMBERSHIP-02]', async () => {
    expect((await ask('uk-plus-member'))?.membership).toMatchObject({
      id: '610101',
      subscriptions: {
        active: [{ sku: 'MBR-PLUS-UK', active: true, status: 'active', currentTermEnd: '2026-03-22T10:00:00.000Z', dateCancelled: null }],
      },
    })
  })

  test('without a membership its id is none:none, and nobody is a member by it [MEMBERSHIP-04, USER-07]', async () => {
    for (const scenario of ['uk-guest', 'uk-non-member', 'us-lapsed-member'])
      expect(await ask(scenario)).toMatchObject({ isMember: false, membership: { id: 'none:none' } })
    for (const scenario of ['uk-monthly-member', 'us-trial-member', 'us-staff-member'])
      expect(await ask(scenario)).toMatchObject({ isMember: true, membership: { id: expect.stringMatching(/^\d+$/) } })
  })

  test.each([
    ['uk-guest', 'guest'],
    ['uk-non-member', 'nonMember'],
    ['uk-lapsed-member', 'lapsedmember'],
    ['uk-annual-member', 'member'],
  ])('%s is a %s', async (scenario, userType) => {
    expect((await ask(scenario))?.userType).toBe(userType)
  })
})
