import { describe, expect, test } from 'vitest'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import { shopperPassword, shoppers } from '#fixtures/shoppers/shoppers.ts'
import { createTestServer } from '#mock-server/test.ts'
import { loadContract } from '../../load.ts'
import { EndpointClient } from '../endpoint/endpoint.ts'
import type { Defect } from '../testing/defects.ts'
import { SECOND_SHOPPER, secondServer, type ToldAnswers } from '../testing/second-server.ts'
import { Verification } from '../verification.ts'
import { answerDifferences } from './answer-differences.ts'
import { compareScenarios } from './compare-scenarios.ts'
import { type PlayableScenario, playableScenarios } from './playable.ts'
import type { PlayingShopper } from './playing-shoppers.ts'

const contract = loadContract()
const url = new URL('http://contract.test/graphql')
const { scenarios: all, leftOut } = playableScenarios()
const playable = all.filter(({ role }) => role === 'guest')
const ofShoppers = all.filter(({ role }) => role !== 'guest')

/** Compares an endpoint that answers as the mock server does, but for what the change does to each text. */
async function compared(change: (text: string) => string, scenarios = playable) {
  const server = createTestServer()
  const fetch = async (request: Request): Promise<Response> => {
    const response = await server.fetch(request)
    return new Response(change(await response.text()), response)
  }
  const { played, left, findings } = await comparedAt(fetch, scenarios)
  return { played, left, findings }
}

/** Compares an endpoint as given. */
async function comparedAt(
  fetch: (request: Request) => Promise<Response>,
  scenarios: readonly PlayableScenario[],
  { accounts = [], signal }: { accounts?: readonly PlayingShopper[]; signal?: AbortSignal } = {},
) {
  const run = new Verification(contract, new EndpointClient({ url, fetch }), 60_000)
  const found = await compareScenarios(
    { options: { url, fetch }, operations: run.operations, log: run.log, say: () => undefined, accounts, signal },
    scenarios,
  )
  return { ...found, findings: run.log.all().map(({ key, fault }) => ({ key, fault })) }
}

/** An answer without any notification. */
function withoutNotices(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'notifications' ? [] : value))
}

describe('scenarios that requests can bring about', () => {
  test('are played on both, and an equal server has no difference', async () => {
    expect(playable.length).toBeGreaterThan(40)
    const found = await compared((text) => text)
    expect(found).toEqual({ played: playable.map(({ name }) => name), left: [], findings: [] })
  })

  test('are of guests, one with an empty basket for each store among them; every other scenario is counted with its reason', () => {
    const empty = playable.filter(({ steps }) => !steps.some(({ operation }) => operation === 'addBasketItems'))
    expect(new Set(empty.map(({ store }) => store))).toEqual(new Set(['en-GB', 'en-US']))
    expect([...leftOut.keys()]).toEqual(
      expect.arrayContaining(['has faults', 'arranges account, which no request does', 'arranges notices, which no request does']),
    )
    expect([...leftOut.values()].reduce((sum, some) => sum + some, all.length)).toBe(scenarios.length)
  })

  // The first with a basket.
  const first = playable.filter(({ steps }) => steps.some(({ operation }) => operation === 'addBasketItems')).slice(0, 1)

  test('an amount that is reckoned otherwise is shown side by side', async () => {
    const { findings } = await compared(
      (text) => text.replaceAll(/"totalPrice":\{"gross":(\d+)/g, (_, gross) => `"totalPrice":{"gross":${Number(gross) + 1}`),
      first,
    )
    expect(findings).toEqual([
      {
        key: 'scenario addBasketItems.pricing.totalPrice.gross amounts',
        fault: expect.stringMatching(/: endpoint \d+ \| mock server \d+$/) as string,
      },
    ])
  })

  test('a lost notice is shown side by side', async () => {
    const unknown = {
      id: '00000000-0000-4000-8000-000000000001',
      type: 'product',
      variantSku: 'OT-RSL-07',
      quantity: 1_000_000,
      origin: 'user',
    }
    const steps = [
      { operation: 'startAnonymousSession', variables: {} },
      { operation: 'addBasketItems', variables: { listId: '', version: -1, items: [unknown] } },
    ]
    const { findings } = await compared(withoutNotices, [{ name: 'far-too-many', store: 'en-GB', role: 'guest', steps }])
    expect(findings).toEqual([
      {
        key: 'scenario addBasketItems.notifications notices',
        fault: 'differs in scenarios, first in far-too-many: endpoint none | mock server MAX_QTY_EXCEEDED',
      },
    ])
  })

  test('what the endpoint does not sell is left out with the reason', async () => {
    const failure = '"notifications":[{"code":"ADD_ITEMS_FAILURE"}]'
    const { left, findings } = await compared((text) => text.replaceAll(/"notifications":\[[^\]]*\]/g, failure), first)
    expect(left).toEqual([{ scenario: first[0]?.name, why: 'the endpoint does not sell what is in its basket' }])
    expect(findings).toEqual([])
  })
})

describe('scenarios of shoppers with an account', () => {
  const accounts: PlayingShopper[] = shoppers.map(({ email }) => ({ who: email, headers: {}, login: { email, password: shopperPassword } }))
  const names = ofShoppers.map(({ name }) => name)

  test('are played as the account of the role, and an equal server has no difference; every basket is empty afterwards', async () => {
    expect(new Set(ofShoppers.map(({ role }) => role)).size).toBeGreaterThan(3)
    expect(ofShoppers.filter(({ steps }) => steps.some(({ operation }) => operation === 'addBasketItems'))).not.toEqual([])
    const server = createTestServer()
    const found = await comparedAt((request) => server.fetch(request), ofShoppers, { accounts })
    expect(found).toMatchObject({ played: names, left: [], findings: [], refused: [], remains: [] })
    expect([...found.lacking]).toEqual([])
    // Each scenario begins with an empty basket, so a second run of all of them is possible only if the first has left none filled.
    expect((await comparedAt((request) => server.fetch(request), ofShoppers, { accounts })).played).toEqual(names)
  })

  test('are named by role and store where no account is of it', async () => {
    const server = createTestServer()
    const nobody = await comparedAt((request) => server.fetch(request), ofShoppers)
    expect(nobody).toMatchObject({ played: [], left: [], findings: [] })
    expect([...nobody.lacking.values()].flat().toSorted()).toEqual(names.toSorted())
    const some = await comparedAt((request) => server.fetch(request), ofShoppers, {
      accounts: [
        ...accounts.filter(({ who }) => who === 'plus-member.uk@example.com'),
        { who: 'no@one.example', headers: {}, login: SECOND_SHOPPER },
      ],
    })
    // The mock server's accounts are shoppers of both stores.
    expect(some.played).toEqual(ofShoppers.filter(({ role }) => role === 'plus-member').map(({ name }) => name))
    expect(some.lacking.has('plus-member in en-GB')).toBe(false)
    expect(some.lacking.get('annual-member in en-US')).toEqual(expect.arrayContaining(['us-annual-member']))
    expect(some.refused).toEqual(['no@one.example'])
  })

  test('leave no line, code or delivery behind', async () => {
    const server = createTestServer()
    const place = { scenario: 'store=en-GB&shopper=plus-member&basket=empty', world: 'kept' }
    const basket = async () => {
      const { data } = await server.execute({ document: server.operation('getBasket'), ...place })
      return JSON.stringify(data).replaceAll(/"version":\d+/g, '')
    }
    const before = await basket()
    const filled = ofShoppers.find(({ steps }) => steps.some(({ operation }) => operation === 'addBasketItems'))
    const added = filled?.steps.filter(({ operation }) => operation === 'addBasketItems') ?? []
    const steps = [
      ...added,
      { operation: 'applyDiscountCode', variables: { code: 'GLOW10' } },
      { operation: 'setDeliveryMethod', variables: { deliveryMethod: 'Express' } },
      { operation: 'getBasket', variables: {} },
    ]
    const sent: string[] = []
    const fetch = async (request: Request): Promise<Response> => {
      sent.push(/(?:query|mutation) (\w+)/.exec(await request.clone().text())?.[1] ?? '')
      return server.fetch(request)
    }
    const headers = { 'x-scenario': place.scenario, 'x-world': place.world }
    const found = await comparedAt(fetch, [{ name: 'everything', store: 'en-GB', role: 'plus-member', steps }], {
      accounts: [{ who: 'kept', headers }],
    })
    expect(found).toMatchObject({ played: ['everything'], findings: [], remains: [] })
    expect(sent).toEqual(expect.arrayContaining(['addBasketItems', 'applyDiscountCode', 'removeDiscountCode', 'removeBasketItems']))
    expect(await basket()).toBe(before)
  })

  test('are not played into a basket that holds something', async () => {
    const server = createTestServer()
    const fetch = (request: Request) => server.fetch(request)
    const headers = { 'x-scenario': 'store=en-GB&shopper=plus-member&basket=one-item', 'x-world': 'busy' }
    const [scenario] = ofShoppers.filter(({ role, store }) => role === 'plus-member' && store === 'en-GB')
    const { played, left } = await comparedAt(fetch, scenario ? [scenario] : [], { accounts: [{ who: 'busy', headers }] })
    expect({ played, left }).toEqual({
      played: [],
      left: [{ scenario: scenario?.name, why: 'the basket of busy holds something of the shopper’s own' }],
    })
    const { data } = await server.execute({ document: server.operation('getBasket'), scenario: headers['x-scenario'], world: 'busy' })
    expect(JSON.stringify(data)).toContain('"items":[{')
  })

  test('end after the one that is played when the run is interrupted, and its basket is emptied', async () => {
    const server = createTestServer()
    const interruption = new AbortController()
    const fetch = async (request: Request): Promise<Response> => {
      if ((await request.clone().text()).includes('mutation addBasketItems')) interruption.abort()
      return server.fetch(request)
    }
    const found = await comparedAt(fetch, ofShoppers, { accounts, signal: interruption.signal })
    const filled = ofShoppers.findIndex(({ steps }) => steps.some(({ operation }) => operation === 'addBasketItems'))
    expect(found).toMatchObject({ played: names.slice(0, filled + 1), remains: [] })
  })
})

/** What the second server tells its shopper: a Plus member of the UK store, as the rules of the contract have it. */
function plusMember(): ToldAnswers {
  const server = createTestServer()
  const session = { scenario: 'store=en-GB&shopper=plus-member&basket=empty', world: 'told' }
  const asks = {
    me: 'getShopper',
    basket: 'getBasket',
    checkout: 'getCheckout',
    addBasketItems: 'addBasketItems',
    removeBasketItems: 'removeBasketItems',
    applyDiscountCode: 'applyDiscountCode',
    removeDiscountCode: 'removeDiscountCode',
    setDeliveryMethod: 'setDeliveryMethod',
  }
  return Object.fromEntries(
    Object.entries(asks).map(([field, name]) => [
      field,
      async (variables) => {
        const document = server.operation(name)
        const { data } = await server.execute<Record<string, unknown>, Record<string, unknown>>({ document, variables, ...session })
        return data?.[field]
      },
    ]),
  )
}

describe('a server of another library', () => {
  const mine = ofShoppers.filter(({ role, store }) => role === 'plus-member' && store === 'en-GB')
  const accounts = [{ who: SECOND_SHOPPER.email, headers: {}, login: SECOND_SHOPPER }]
  const secondFound = (defect?: Defect) => comparedAt(secondServer(1, defect, plusMember()), mine, { accounts })

  test('plays the scenarios of its shopper without a difference', async () => {
    expect(mine.length).toBeGreaterThan(2)
    expect(await secondFound()).toMatchObject({ played: mine.map(({ name }) => name), left: [], findings: [], remains: [] })
  })

  test('that adds up otherwise is told side by side', async () => {
    const { findings } = await secondFound('sum that is wrong')
    expect(findings).toContainEqual({
      key: 'scenario addBasketItems.pricing.totalPrice.gross amounts',
      fault: expect.stringMatching(/: endpoint \d+ \| mock server \d+$/) as string,
    })
    for (const { key } of findings) expect(key).toMatch(/\.gross amounts$/)
  })
})

describe('two answers', () => {
  const line = (raw: number) => ({ quantity: 1, linePrice: { typical: { raw }, member: { raw } } })
  const basket = (raw: number, gross: number) => ({ basket: { items: [line(raw)], pricing: { gross } } })

  test('with other prices are not compared in amounts, with the same they are', () => {
    expect(answerDifferences(basket(100, 100), basket(200, 200))).toEqual([])
    expect(answerDifferences(basket(100, 101), basket(100, 100))).toEqual([
      { path: 'basket.pricing.gross', kind: 'amounts', endpoint: '101', mock: '100' },
    ])
  })

  test('to a shopper are not compared in what the account stores', () => {
    const checkout = (addresses: number[], version: number) => ({
      checkout: { addresses, missing: [], basket: { version, count: version } },
    })
    const paths = (isAccount: boolean) => answerDifferences(checkout([1], 1), checkout([], 2), isAccount).map(({ path }) => path)
    expect([paths(false), paths(true)]).toEqual([
      ['checkout.addresses', 'checkout.basket.version', 'checkout.basket.count'],
      ['checkout.basket.count'],
    ])
  })

  test('differ in shape by null, kind, length, member and flag, and never by texts', () => {
    const one = { a: null, b: [1], c: { __typename: 'A' }, d: true, e: 'text' }
    const other = { a: {}, b: [1, 2], c: { __typename: 'B' }, d: false, e: 'words', f: 1 }
    expect(answerDifferences(one, other).map(({ path, endpoint, mock }) => [path, endpoint, mock])).toEqual([
      ['a', 'null', 'an object'],
      ['b', '1 entries', '2 entries'],
      ['c.__typename', 'A', 'B'],
      ['d', 'true', 'false'],
      ['f', 'nothing', 'a number'],
    ])
  })
})
