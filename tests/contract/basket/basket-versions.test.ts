import { beforeEach, describe, expect, test } from 'vitest'
import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { createTestServer, type TestServer } from '#mock-server/test.ts'
import { storeKinds, twoInstances } from '../stores/servers.ts'
import { itemOf } from '../stores/steps.ts'

type Update = { listId: string; version: number; items: { quantity: number; variant: { sku: string } | null }[] }
type Basket = Omit<Update, 'listId'> & { id: string }
type Problem = { code: string; message: string; path: string[] }

const NEWEST = { listId: '', version: -1 }
const LIPSTICK = { id: '00000000-0000-4000-8000-000000000001', type: 'product', variantSku: 'OT-RSL-07', quantity: 1 }
const MEMBER = { email: 'annual-member.uk@example.com', password: shopperPassword }

/** A browser with a cookie of its own, or one that stands in a scenario. */
class Client {
  readonly #servers: readonly TestServer[]
  readonly #place: { scenario?: string; world?: string }
  #cookie = ''
  #asked = 0

  constructor(servers: TestServer | readonly TestServer[] = createTestServer(), place: { scenario?: string; world?: string } = {}) {
    this.#servers = [servers].flat()
    this.#place = place
  }

  async send(operation: string, variables: Record<string, unknown> = {}) {
    const server = this.#servers[this.#asked++ % this.#servers.length]
    if (!server) throw new Error('There is no server.')
    const answer = await server.execute<Record<string, unknown>, object>({
      document: server.operation(operation),
      variables,
      ...this.#place,
      headers: this.#cookie ? { cookie: this.#cookie } : {},
    })
    if (answer.setCookie) this.#cookie = answer.setCookie.split(';', 1)[0] ?? ''
    return answer
  }

  async change(operation: string, variables: Record<string, unknown>): Promise<Update> {
    const { data, errors } = await this.send(operation, variables)
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    return Object.values(data ?? {})[0] as Update
  }

  async refusal(operation: string, variables: Record<string, unknown>) {
    const { errors } = await this.send(operation, variables)
    if (errors.length === 0) throw new Error(`${operation} was not refused.`)
    const { code, problems } = (errors[0]?.extensions ?? {}) as { code?: string; problems?: Problem[] }
    return { code, path: problems?.[0]?.path, message: errors[0]?.message }
  }

  async basket(): Promise<Basket> {
    const { data } = await this.send('getBasket')
    return (data as { basket: Basket }).basket
  }

  add(item: object = LIPSTICK, target: object = NEWEST): Promise<Update> {
    return this.change('addBasketItems', { ...target, items: [item] })
  }
}

let client: Client

beforeEach(async () => {
  client = new Client()
  await client.send('startAnonymousSession')
})

describe('the version of a basket', () => {
  test('grows by one with every change, whatever it changes', async () => {
    expect((await client.basket()).version).toBe(0)
    const changes: [operation: string, variables: Record<string, unknown>][] = [
      ['addBasketItems', { ...NEWEST, items: [{ ...LIPSTICK, quantity: 3 }] }],
      ['editBasketItem', { ...NEWEST, item: { ...LIPSTICK, quantity: 2 } }],
      ['applyDiscountCode', { code: 'GLOW10' }],
      ['removeDiscountCode', { code: 'glow10' }],
      ['setDeliveryMethod', { deliveryMethod: 'Express' }],
      ['removeBasketItems', { ...NEWEST, items: [LIPSTICK] }],
    ]
    for (const [at, [operation, variables]] of changes.entries()) {
      expect([operation, (await client.change(operation, variables)).version]).toEqual([operation, at + 1])
      expect([operation, (await client.basket()).version]).toEqual([operation, at + 1])
    }
  })

  test.each<[what: string, operation: string, variables: Record<string, unknown>]>([
    ['the quantity that a line has', 'editBasketItem', { ...NEWEST, item: LIPSTICK }],
    ['a line that is not there', 'removeBasketItems', { ...NEWEST, items: [{ ...LIPSTICK, id: 'gone', variantSku: 'OT-BDVC-30' }] }],
    [
      'an item that is not sold',
      'addBasketItems',
      { ...NEWEST, items: [{ ...LIPSTICK, id: '00000000-0000-4000-8000-00000000000f', variantSku: 'NONE' }] },
    ],
    ['a code that is applied', 'applyDiscountCode', { code: 'glow10' }],
    ['a code that is not applied', 'removeDiscountCode', { code: 'TREAT5' }],
    ['the delivery that is chosen', 'setDeliveryMethod', { deliveryMethod: 'None' }],
  ])('stays with %s', async (_what, operation, variables) => {
    await client.add()
    const { version } = await client.change('applyDiscountCode', { code: 'GLOW10' })
    expect((await client.change(operation, variables)).version).toBe(version)
  })

  test('stays when nothing changes in a basket of a scenario, whose fixtures name a plan by its kind', async () => {
    const inScenario = new Client(createTestServer(), { scenario: 'uk-guest&basket=membership-standard', world: 'kinds' })
    const { version, items } = await inScenario.basket()
    expect([version, items.length]).toEqual([1, 1])
    expect((await inScenario.change('removeDiscountCode', { code: 'TREAT5' })).version).toBe(1)
  })

  test('grows when an order empties the basket', async () => {
    const ready = new Client(createTestServer(), { scenario: 'uk-checkout-ready', world: 'ordering' })
    const { data } = await ready.send('getCheckout')
    const { basket } = (data as { checkout: { basket: Basket & { pricing: { totalPrice: { gross: number } } } } }).checkout
    const input = { requestId: '7f3c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a11', paymentMethodId: 'card', paymentToken: 'test-approved' }
    await ready.send('placeOrder', { input: { ...input, expectedTotal: basket.pricing.totalPrice.gross } })
    expect(await ready.basket()).toMatchObject({ id: basket.id, version: basket.version + 1, items: [] })
  })

  test('grows when a guest’s basket joins the account’s, above every version that either has had', async () => {
    for (const quantity of [1, 2, 3]) await client.change('setDeliveryMethod', { deliveryMethod: quantity === 2 ? 'Express' : 'Standard' })
    const guest = await client.basket()
    expect(guest.version).toBe(3)
    await client.send('login', { input: MEMBER })
    const joined = await client.basket()
    expect(joined.version).toBe(4)
    expect(joined.id).not.toBe(guest.id)
  })
})

describe('a change that says what it is for', () => {
  test('is made for the id and the version that the API answered, those of a basket and those of an update [BASKET-33]', async () => {
    const { id, version } = await client.basket()
    const added = await client.add(LIPSTICK, { listId: id, version })
    expect(added).toMatchObject({ listId: id, version: 1 })
    const { listId } = added
    const edited = await client.change('editBasketItem', { listId, version: added.version, item: { ...LIPSTICK, quantity: 4 } })
    expect(edited.items[0]?.quantity).toBe(4)
    await client.add(LIPSTICK, { listId, version: -1 })
    expect((await client.change('removeBasketItems', { listId: '', version: 3, items: [LIPSTICK] })).items).toEqual([])
  })

  test.each<[operation: string, variables: Record<string, unknown>]>([
    ['addBasketItems', { items: [LIPSTICK] }],
    ['removeBasketItems', { items: [LIPSTICK] }],
    ['editBasketItem', { item: { ...LIPSTICK, quantity: 2 } }],
  ])('%s for another version than the newest is a conflict that tells the newest, and changes nothing', async (operation, variables) => {
    await client.add()
    await client.add()
    const before = await client.basket()
    for (const version of [0, 1, 3]) {
      const refusal = await client.refusal(operation, { listId: before.id, version, ...variables })
      expect(refusal).toMatchObject({ code: 'VERSION_CONFLICT', path: ['version'], message: expect.stringContaining('version 2') })
    }
    expect(await client.basket()).toEqual(before)
  })

  test.each(['mine', 'basket-en-US-guest', 'basket-en-GB-uk-annual-member', ' '])(
    'for another basket (%j) finds none, and changes nothing',
    async (listId) => {
      for (const [operation, variables] of [
        ['addBasketItems', { items: [LIPSTICK] }],
        ['removeBasketItems', { items: [LIPSTICK] }],
        ['editBasketItem', { item: LIPSTICK }],
      ] as const) {
        expect(await client.refusal(operation, { listId, version: -1, ...variables })).toMatchObject({
          code: 'NOT_FOUND',
          path: ['listId'],
        })
      }
      expect((await client.basket()).version).toBe(0)
    },
  )

  test('for a version below −1 is no version, with a session and without', async () => {
    for (const someone of [client, new Client()]) {
      const refusal = await someone.refusal('addBasketItems', { listId: '', version: -2, items: [LIPSTICK] })
      expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', path: ['version'] })
    }
  })

  test('without a session is told that first, whatever the version', async () => {
    expect((await new Client().refusal('addBasketItems', { listId: 'mine', version: 7, items: [LIPSTICK] })).code).toBe('SESSION_REQUIRED')
  })
})

describe.each(storeKinds)('with baskets kept in %s', (kind) => {
  test('of several changes for one version at the same time, one is made', async () => {
    const guest = new Client(await twoInstances(kind))
    await guest.send('startAnonymousSession')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => guest.send('addBasketItems', { listId: '', version: 0, items: [itemOf(at)] })),
    )
    const codes = answers.map(({ errors }) => errors[0]?.extensions?.code ?? 'made')
    expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'VERSION_CONFLICT'), 'made'])
    expect(await guest.basket()).toMatchObject({ version: 1, items: [{ quantity: 1 }] })
  })

  test('two sessions of one account count in one line', async () => {
    const servers = await twoInstances(kind)
    const [one, other] = [new Client(servers), new Client(servers.toReversed())]
    for (const session of [one, other]) await session.send('login', { input: MEMBER })
    const read = await one.basket()
    expect((await other.add()).version).toBe(read.version + 1)
    expect(await one.refusal('addBasketItems', { listId: read.id, version: read.version, items: [LIPSTICK] })).toMatchObject({
      code: 'VERSION_CONFLICT',
    })
    expect((await one.add(LIPSTICK, { listId: read.id, version: read.version + 1 })).items[0]?.quantity).toBe(2)
  })
})
