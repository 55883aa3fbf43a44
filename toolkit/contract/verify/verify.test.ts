import fc from 'fast-check'
import { buildSchema, graphql } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'
import { type Defect, defects } from './testing/defects.ts'
import { SECOND_SHOPPER, secondContract, secondServer, TEST_TOKEN } from './testing/second-server.ts'
import { type VerifyOptions, verifyEndpoint } from './verify.ts'

const url = new URL('http://contract.test/graphql')
const noWait = (): Promise<void> => Promise.resolve()

/** Holds the second server against the contract. A short timeout: nothing in it takes time but what never answers. */
function verifySecond(seed: number, defect?: Defect, more: Partial<VerifyOptions> = {}) {
  return verifyEndpoint(secondContract, {
    url,
    fetch: secondServer(seed, defect),
    wait: noWait,
    session: SECOND_SHOPPER,
    mutations: true,
    slowMs: 60_000,
    ...more,
  })
}

/** What makes something on the server, and what takes it away. */
const changes = [
  'addBasketItems',
  'removeBasketItems',
  'addWishlistItemBySKU',
  'removeWishlistItemBySKU',
  'addAddress',
  'editAddress',
  'setDefaultAddress',
  'removeAddress',
]

describe('the mock server', () => {
  test('keeps the contract in every operation, and its account is afterwards what it was', async () => {
    const { account, options } = accountOfMock()
    const before = await account()
    // Whoever logs out has no account to look at.
    const only = secondContract.operations.map(({ name }) => name).filter((name) => name !== 'logout')
    const begun = process.cpuUsage()
    const found = await verifyEndpoint(secondContract, {
      ...options,
      only,
    })
    const { user, system } = process.cpuUsage(begun)
    // Of work, the mock server's own among it: how long that takes depends on what else a machine does.
    expect((user + system) / 1e6).toBeLessThan(120)
    expect(found).toMatchObject({ findings: [], left: [], stopped: null })
    expect(found.operations.toSorted()).toEqual(only.toSorted())
    expect(found.remains.map(({ operation }) => operation)).toEqual(['addUserPrompt', 'requestAnniversaryReminder'])
    expect(await account()).toBe(before)
  })

  test('has an order placed, read and cancelled where the basket is empty, and not otherwise', async () => {
    const ordered = async (selection: string) => {
      const { options } = accountOfMock(selection)
      const said: string[] = []
      const only: string[] = []
      const told = { only, orders: 'test-approved', onProgress: (text: string) => void said.push(text) }
      const { findings, remains, notes } = await verifyEndpoint(secondContract, { ...options, ...told })
      return { findings, remains, notes, said }
    }
    const { said, ...told } = await ordered('uk-plus-member&basket=empty')
    expect(told).toEqual({
      findings: [],
      remains: [{ operation: 'placeOrder', what: expect.stringMatching(/^the order OT-\d+, cancelled$/) as string }],
      notes: [],
    })
    expect(said.slice(-3)).toEqual(['placeOrder for an order', 'getPlacedOrder for an order', 'cancelOrder for an order'])
    expect(await ordered('uk-plus-member&basket=one-item')).toEqual({
      findings: [],
      remains: [],
      notes: ['No order was placed: the basket holds something of the shopper’s own.'],
      said: ['getBasket for an order'],
    })
  })

  test('is asked as a guest too, in the forms that succeed, and a wrong answer there is found', async () => {
    const { options } = accountOfMock()
    const said: string[] = []
    const wrong = async (request: Request): Promise<Response> => {
      const asked = (await request.clone().json()) as { query: string; variables: unknown }
      const response = await options.fetch(request)
      const text = await response.text()
      const [, name = ''] = /^mutation (\w+)/.exec(asked.query) ?? []
      const isGuest = request.headers.get('x-scenario') === null && request.headers.get('cookie') !== null
      if (isGuest) said.push(`${name} ${/"__typename":"(\w+)"/.exec(text)?.[1]}`)
      const isSet = name === 'setGuestDetails' && text.includes('"setGuestDetails":{"__typename":"Checkout"')
      return new Response(
        isSet ? text.replace('"setGuestDetails":{"__typename":"Checkout"', '"setGuestDetails":{"__typename":"Surprise"') : text,
        response,
      )
    }
    const only = ['applyDiscountCode', 'setGuestDetails', 'setDeliveryAddress', 'setDeliveryMethod']
    const { findings } = await verifyEndpoint(secondContract, { ...options, fetch: wrong, only })
    expect(findings.map(({ key }) => key)).toEqual(['answer Mutation.setGuestDetails member'])
    expect(said.map((one) => one.split(' ')[0]).slice(-6)).toEqual([
      'addBasketItems',
      'applyDiscountCode',
      'setGuestDetails',
      'setDeliveryAddress',
      'setDeliveryMethod',
      'removeBasketItems',
    ])
    expect(said).toEqual(expect.arrayContaining(['setGuestDetails Checkout', 'setDeliveryAddress Checkout']))
  })

  test.each(['getPlp', 'addBasketItems', 'addWishlistItemBySKU', 'editAddress'])(
    'is left as it was when the run is interrupted at %s',
    async (at) => {
      const { account, options } = accountOfMock()
      const before = await account()
      const interruption = new AbortController()
      const found = await verifyEndpoint(secondContract, {
        ...options,
        only: ['getPlp', ...reads, ...changes, 'submitQuiz'],
        signal: interruption.signal,
        onProgress: (operation) => operation === at && interruption.abort(),
      })
      expect(found.stopped).toBe('it was interrupted')
      expect(found.operations).toContain(at)
      expect(found.operations).not.toContain('submitQuiz')
      expect(await account()).toBe(before)
    },
  )
})

const reads = ['getAddressBook', 'getAccount', 'getPaymentDetails', 'getWishedSkus', 'getBasket']

/** A member's account on a mock server: what it holds, and how to hold that server against the contract. */
function accountOfMock(scenario = 'uk-plus-member') {
  const server = createTestServer()
  const session = { scenario, world: 'verified' }
  const account = async (): Promise<string> => {
    const answers = await Promise.all(reads.map((name) => server.execute({ document: server.operation(name), ...session })))
    // A version counts what was done, and so what was undone.
    return JSON.stringify(answers.map(({ data }) => data)).replaceAll(/"version":\d+/g, '')
  }
  const options = {
    url,
    fetch: (request: Request) => server.fetch(request),
    headers: { 'x-scenario': session.scenario, 'x-world': session.world },
    isLoggedIn: true,
    mutations: true,
    slowMs: 60_000,
  }
  return { account, options }
}

/** The contract's schema without a field that operations ask for, and with one that none does. */
const otherSdl = `${secondContract.sdl.replace(/ {2}"[^"]*"\n {2}tagline: String![^\n]*\n/, '')}\nextend type Query { more: Int }`

/** Holds the second server against the contract; what it tells of its schema is answered otherwise. */
function verifyTelling(tell: (query: string) => Promise<Response>, more: Partial<VerifyOptions> = {}) {
  const answer = secondServer(1)
  const fetch = async (request: Request): Promise<Response> => {
    const { query } = (await request.clone().json()) as { query: string }
    return query.includes('__schema') ? tell(query) : answer(request)
  }
  return verifyEndpoint(secondContract, { url, fetch, wait: noWait, slowMs: 60_000, ...more })
}

describe('the schema that an endpoint tells', () => {
  const lost = {
    findings: [{ rule: 'schema', subject: 'Product.tagline', fault: expect.stringContaining("'tagline' was removed") as string }],
    stopped: null,
    notes: ["The endpoint's schema has 1 more than the contract, which harms no client."],
  }
  const off = async () => Response.json({ data: null, errors: [{ message: 'Introspection is not allowed.' }] })

  test('without a field is told, and what asks for the field is left out and said so', async () => {
    const schema = buildSchema(otherSdl)
    const found = await verifyTelling(async (source) => Response.json(await graphql({ schema, source })))
    expect(found).toMatchObject(lost)
    expect(found.operations).not.toContain('getProduct')
    expect(found.left).toContainEqual({ operation: 'getProduct', why: 'the schema of the endpoint cannot answer it' })
    expect(found.operations).toContain('getOrders')
  })

  test('and is none is told', async () => {
    const found = await verifyTelling(async () =>
      Response.json({ data: { __schema: { queryType: { name: 'Query' }, types: [], directives: [] } } }),
    )
    expect(found.findings).toMatchObject([
      { key: 'schema introspection', fault: expect.stringMatching(/^tells a schema that is none: /) as string },
    ])
  })

  test('or not at all is noted with what to give, and compared from a text', async () => {
    const untold = 'The endpoint does not tell its schema (Introspection is not allowed.): give it with --sdl to compare it.'
    expect(await verifyTelling(off)).toMatchObject({ findings: [], notes: [untold], stopped: null })
    expect(await verifyTelling(off, { sdl: otherSdl })).toMatchObject(lost)
  })

  test('where nothing answers ends the run', async () => {
    const html = async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
    const found = await verifyTelling(html)
    expect(found).toMatchObject({
      findings: [{ key: 'transport html' }],
      stopped: expect.stringContaining('HTML') as string,
      operations: [],
    })
  })
})

describe('a server of another library', () => {
  test('that keeps the contract has no finding', async () => {
    expect(await verifySecond(1)).toMatchObject({ findings: [], stopped: null })
  })

  const FEW = ['getPlp', 'getOrders', 'getBasket', 'searchProducts', 'signInStep', 'viewerCountry', 'getQuiz', 'logout']

  // A seed whose lists have two entries or more: one alone is always in order.
  test.each(Object.keys(defects) as Defect[])('with one defect has one finding: %s', async (defect) => {
    // An order is placed into an empty basket only, which the third seed has.
    const isOrder = defect.startsWith('placed order')
    const asked = isOrder ? { only: [], orders: TEST_TOKEN } : { only: FEW }
    const { findings } = await verifySecond(isOrder ? 3 : 1, defect, { ...asked, timeoutMs: defect === 'slow' ? 50 : 10_000 })
    expect(findings.map(({ key }) => key)).toEqual([defects[defect].key])
  })

  test('an answer that takes longer than it may is told, and one that does not is not', async () => {
    const answer = secondServer(1)
    let at = 0
    const late = async (request: Request): Promise<Response> => {
      const isLate = (await request.clone().text()).includes('query viewerCountry')
      const response = await answer(request)
      at += isLate ? 3001 : 3000
      return response
    }
    const { findings } = await verifySecond(1, undefined, { only: FEW, fetch: late, now: () => at, slowMs: 3000 })
    expect(findings.map(({ key }) => key)).toEqual(['slow viewerCountry'])
  })

  test('whatever it answers within the contract, nothing is found', { timeout: 7_200_000 }, async () => {
    const names = secondContract.operations.map(({ name }) => name)
    // One operation each; `npm run prove -- --only=verify` asks all of them, a thousand times.
    const isWhole = process.env['WHOLE_RUNS'] !== undefined
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.subarray(names, { minLength: 1, maxLength: 1 }), async (seed, only) => {
        const { findings } = await verifySecond(seed, undefined, isWhole ? {} : { only })
        expect(findings).toEqual([])
      }),
      { numRuns: shareOf(1000) },
    )
  })

  test('what changes data, or needs a shopper, is left out and said so unless it is asked for', async () => {
    const { left, operations } = await verifySecond(3, undefined, { mutations: false, session: undefined as never })
    expect(left).toContainEqual({ operation: 'addAddress', why: 'changes data: give --mutations' })
    expect(left).toContainEqual({ operation: 'getOrders', why: 'needs a logged-in shopper: give --session' })
    expect(operations).toContain('getPlp')
  })
})
