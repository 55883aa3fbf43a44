import { describe, expect, test } from 'vitest'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import { createTestServer } from '#mock-server/test.ts'
import { loadContract } from '../../load.ts'
import { EndpointClient } from '../endpoint/endpoint.ts'
import { Verification } from '../verification.ts'
import { answerDifferences } from './answer-differences.ts'
import { compareScenarios } from './compare-scenarios.ts'
import { playableScenarios } from './playable.ts'

const contract = loadContract()
const url = new URL('http://contract.test/graphql')
const { scenarios: playable, leftOut } = playableScenarios()

/** Compares an endpoint that answers as the mock server does, but for what the change does to each text. */
async function compared(change: (text: string) => string, scenarios = playable) {
  const server = createTestServer()
  const fetch = async (request: Request): Promise<Response> => {
    const response = await server.fetch(request)
    return new Response(change(await response.text()), response)
  }
  const run = new Verification(contract, new EndpointClient({ url, fetch }), 60_000)
  const { played, left } = await compareScenarios(
    { options: { url, fetch }, operations: run.operations, log: run.log, say: () => undefined },
    scenarios,
  )
  return { played, left, findings: run.log.all().map(({ key, fault }) => ({ key, fault })) }
}

/** An answer without any notification. */
function withoutNotices(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'notifications' ? [] : value))
}

describe('scenarios that requests can bring about', () => {
  test('are played on both, and an equal server has no difference', { timeout: 60_000 }, async () => {
    expect(playable.length).toBeGreaterThan(40)
    const found = await compared((text) => text)
    expect(found).toEqual({ played: playable.map(({ name }) => name), left: [], findings: [] })
  })

  test('are of guests, one with an empty basket for each store among them; every other scenario is counted with its reason', () => {
    const empty = playable.filter(({ steps }) => !steps.some(({ operation }) => operation === 'addBasketItems'))
    expect(new Set(empty.map(({ store }) => store))).toEqual(new Set(['en-GB', 'en-US']))
    expect([...leftOut.keys()]).toEqual(
      expect.arrayContaining(['has faults', 'is of a shopper with an account', 'arranges notices, which no request does']),
    )
    expect([...leftOut.values()].reduce((sum, some) => sum + some, playable.length)).toBe(scenarios.length)
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
    const { findings } = await compared(withoutNotices, [{ name: 'far-too-many', store: 'en-GB', steps }])
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

describe('two answers', () => {
  const line = (raw: number) => ({ quantity: 1, linePrice: { typical: { raw }, member: { raw } } })
  const basket = (raw: number, gross: number) => ({ basket: { items: [line(raw)], pricing: { gross } } })

  test('with other prices are not compared in amounts, with the same they are', () => {
    expect(answerDifferences(basket(100, 100), basket(200, 200))).toEqual([])
    expect(answerDifferences(basket(100, 101), basket(100, 100))).toEqual([
      { path: 'basket.pricing.gross', kind: 'amounts', endpoint: '101', mock: '100' },
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
