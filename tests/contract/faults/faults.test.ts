import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestServer, type OperationAnswer, type TestServer } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'
import { HeldWaits } from './held-waits.ts'

const LIPSTICK = 'OT-RSL-07'
const line = { id: '00000000-0000-4000-8000-000000000001', type: 'product', variantId: LIPSTICK, variantSku: LIPSTICK, quantity: 1 }
const addition = { listId: '', version: -1, items: [line] }

/** One session of a server; a request returns its status, `cut`, or its answer's content. */
function sessionOf(selection: string, { server = createTestServer(), world = 'faulted' }: { server?: TestServer; world?: string } = {}) {
  const ask = <Data>(
    name: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<OperationAnswer<Data>> =>
    server.execute<Data, Record<string, unknown>>({ document: server.operation(name), variables, scenario: selection, world, headers })
  const send = (name: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Response> =>
    server.fetch(
      new Request('http://contract.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-scenario': selection, 'x-world': world, ...headers },
        body: JSON.stringify({ query: server.operation(name), variables }),
      }),
    )
  const statusOf = (name: string, variables = {}, headers = {}): Promise<number> =>
    send(name, variables, headers).then(
      ({ status }) => status,
      () => 0,
    )
  const quantity = async (headers = {}): Promise<number | undefined> => {
    const { data } = await ask<{ basket: { items: { quantity: number }[] } }>('getBasket', {}, headers)
    return data?.basket.items[0]?.quantity
  }
  return { server, ask, send, statusOf, quantity, key: `scenario/${selection}/${world}` }
}

type Session = ReturnType<typeof sessionOf>

/** Statuses of the same operation, asked repeatedly in sequence. */
async function statuses(session: Session, times: number, name = 'getBasket', headers = {}): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time += 1) found.push(await session.statusOf(name, {}, headers))
  return found
}

describe('which requests a fault befalls', () => {
  it('those of its operation', async () => {
    const session = sessionOf('uk-guest&fault=getBasket;status=503')
    expect(await session.statusOf('getBasket')).toBe(503)
    expect(await session.statusOf('getShopper')).toBe(200)
  })

  it('the nth of them', async () => {
    const session = sessionOf('uk-guest&fault=getBasket;status=503;nth=2')
    expect(await session.statusOf('getShopper')).toBe(200)
    expect(await statuses(session, 4)).toEqual([200, 503, 200, 200])
  })

  it('the first of them', async () => {
    expect(await statuses(sessionOf('uk-guest&fault=getBasket;status=503;first=2'), 4)).toEqual([503, 503, 200, 200])
  })

  it('as many as the probability says, and the same ones for the same seed', async () => {
    const selection = 'uk-guest&fault=getBasket;status=503;p=0.3'
    const fates = await statuses(sessionOf(selection), 100)
    const befallen = fates.filter((status) => status === 503).length
    expect(befallen).toBeGreaterThan(15)
    expect(befallen).toBeLessThan(45)
    expect(await statuses(sessionOf(selection, { world: 'another' }), 100)).toEqual(fates)
    expect(await statuses(sessionOf(`${selection}&seed=other`), 100)).not.toEqual(fates)
    expect(await statuses(sessionOf('uk-guest&fault=getBasket;status=503;p=0'), 20)).not.toContain(503)
    expect(await statuses(sessionOf('uk-guest&fault=getBasket;status=503;p=1'), 20)).not.toContain(200)
  })

  it.each([
    ['guest', 'uk-guest'],
    ['nonMember', 'store=en-GB&shopper=non-member'],
    ['lapsedmember', 'store=en-GB&shopper=lapsed-member'],
    ['member', 'store=en-GB&shopper=annual-member'],
  ])('those of a %s', async (role, selection) => {
    const roles = ['guest', 'nonMember', 'lapsedmember', 'member']
    const befallen = roles.map((one) => sessionOf(`${selection}&fault=getBasket;status=503;role=${one}`).statusOf('getBasket'))
    expect(await Promise.all(befallen)).toEqual(roles.map((one) => (one === role ? 503 : 200)))
  })

  it('those of one side', async () => {
    const from = (side: string) => ({ 'apollographql-client-name': `ottilie-${side}` })
    const befallen = (side: string) => {
      const session = sessionOf(`uk-guest&fault=getBasket;status=503;side=${side}`)
      return Promise.all([from('browser'), from('server'), {}].map((headers) => session.statusOf('getBasket', {}, headers)))
    }
    expect(await befallen('browser')).toEqual([503, 200, 200])
    expect(await befallen('server')).toEqual([200, 503, 200])
  })

  it('counted for what fits the rest of it', async () => {
    const session = sessionOf('uk-guest&fault=getBasket;status=503;nth=2;side=browser')
    const browser = { 'apollographql-client-name': 'ottilie-browser' }
    expect(await statuses(session, 3)).toEqual([200, 200, 200])
    expect(await statuses(session, 3, 'getBasket', browser)).toEqual([200, 503, 200])
  })

  it('counted for each fault by itself, and from the beginning after a reset', async () => {
    const session = sessionOf('uk-guest&fault=getBasket;status=503;nth=1,getBasket;status=429;nth=2')
    expect(await statuses(session, 3)).toEqual([503, 429, 200])
    const [open] = (await session.server.sessions.list({ limit: 1 })).sessions
    await session.server.sessions.reset(open?.id ?? '')
    expect(await statuses(session, 3)).toEqual([503, 429, 200])
  })

  it('no other session’s', async () => {
    const server = createTestServer()
    const faulted = sessionOf('uk-guest&fault=*;reset', { server, world: 'one' })
    const neighbours = [sessionOf('uk-guest', { server, world: 'one' }), sessionOf('uk-guest', { server, world: 'two' })]
    const asked = Array.from({ length: 20 }, () => [faulted, ...neighbours].map((session) => session.statusOf('getBasket'))).flat()
    const [cut, ...answered] = [0, 1, 2].map((at) => asked.filter((_, index) => index % 3 === at))
    expect(new Set(await Promise.all(cut ?? []))).toEqual(new Set([0]))
    expect(new Set(await Promise.all(answered.flat()))).toEqual(new Set([200]))
  })

  it('those of the endpoints besides GraphQL', async () => {
    const server = createTestServer()
    const ask = (path: string, faults: string) =>
      server.fetch(
        new Request(`http://contract.test${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-scenario': `uk-guest&fault=${faults}`, 'x-world': 'endpoints' },
          body: '{}',
        }),
      )
    const flags = '/ofrep/v1/evaluate/flags'
    expect((await ask(flags, 'getBasket;status=503')).status).toBe(200)
    expect((await ask(flags, 'flags;status=503')).status).toBe(503)
    expect((await ask('/analytics/v1/batch', 'analytics;status=429')).status).toBe(429)
    await expect(ask(flags, '*;reset')).rejects.toBeInstanceOf(TypeError)
    await expect((await ask(flags, 'flags;truncated')).text()).rejects.toBeInstanceOf(TypeError)
  })
})

describe('a fault and what is executed', () => {
  it.each([
    ['status=503', 0],
    ['status=503;executed', 1],
    ['reset', 0],
    ['reset;executed', 1],
    ['empty-reply;executed', 1],
    ['error=STORE_BUSY', 0],
    ['error=STORE_BUSY;executed', 1],
    ['error=STORE_BUSY;path=addBasketItems.items.0.variant.sku', 1],
    ['partial=addBasketItems.items.0.variant', 1],
    ['empty-data', 1],
    ['empty-data;executed=false', 0],
    ['malformed;executed=false', 0],
    ['truncated', 1],
    ['latency=1', 1],
  ])('%s puts %i into the bag', async (effect, expected) => {
    const session = sessionOf(`uk-guest&fault=addBasketItems;${effect}`)
    await session.statusOf('addBasketItems', addition)
    expect((await session.quantity()) ?? 0).toBe(expected)
  })
})

describe('several faults at once', () => {
  it('add up', async () => {
    const waits = new HeldWaits()
    const session = sessionOf('uk-guest&fault=*;latency=2000,getBasket;latency=500,getBasket;status=503', {
      server: createTestServer({ wait: waits.wait }),
    })
    const asked = session.send('getBasket')
    const wait = await waits.next()
    expect(wait.milliseconds).toBe(2500)
    wait.release()
    const response = await asked
    expect(response.status).toBe(503)
    expect(response.headers.get('x-fault-applied')).toBe('*;latency=2000, getBasket;latency=500, getBasket;status=503')
  })

  it('leave what the strongest leaves', async () => {
    const of = (faults: string) => sessionOf(`uk-guest&fault=${faults}`).statusOf('getBasket')
    expect(await of('*;status=503,*;reset')).toBe(0)
    expect(await of('*;status=503,*;empty-data')).toBe(503)
    expect(await of('*;error=STORE_BUSY,*;malformed')).toBe(200)
  })

  it('wait for no more than a minute in all', async () => {
    const waits = new HeldWaits()
    const server = createTestServer({ wait: waits.wait })
    const asked = sessionOf('uk-guest&fault=*;latency=60000,getBasket;latency=60000', { server }).statusOf('getBasket')
    const wait = await waits.next()
    expect(wait.milliseconds).toBe(60_000)
    wait.release()
    expect(await asked).toBe(200)
  })
})

describe('latency', () => {
  it('is drawn by the seed: the same session waits as long again', async () => {
    const drawn = async (selection: string): Promise<number[]> => {
      const waits = new HeldWaits()
      const session = sessionOf(selection, { server: createTestServer({ wait: waits.wait }) })
      const found: number[] = []
      for (let time = 0; time < 5; time += 1) {
        const asked = session.statusOf('getBasket')
        const wait = await waits.next()
        found.push(wait.milliseconds)
        wait.release()
        await asked
      }
      return found
    }
    const found = await drawn('uk-guest&fault=*;latency=100..900')
    expect(new Set(found).size).toBeGreaterThan(2)
    expect(found.every((one) => one >= 100 && one <= 900)).toBe(true)
    expect(await drawn('uk-guest&fault=*;latency=100..900')).toEqual(found)
    expect(await drawn('uk-guest&fault=*;latency=100..900&seed=2')).not.toEqual(found)
  })

  it('answers from the world as it is when the time is over', async () => {
    const waits = new HeldWaits()
    const session = sessionOf('uk-guest&fault=getBasket;latency=3000', { server: createTestServer({ wait: waits.wait }) })
    await session.ask('addBasketItems', addition)
    const [open] = (await session.server.sessions.list({ limit: 1 })).sessions
    const during = async (work: () => Promise<unknown>): Promise<number | undefined> => {
      const asked = session.quantity()
      const wait = await waits.next()
      await work()
      wait.release()
      return asked
    }
    expect(await during(() => session.ask('addBasketItems', addition))).toBe(2)
    expect(await during(() => session.server.sessions.reset(open?.id ?? ''))).toBeUndefined()
  })
})

describe('a stale answer', () => {
  it('is what the question was answered before the last change, and the present one while there was none', async () => {
    const session = sessionOf('uk-guest&fault=getBasket;stale')
    expect(await session.quantity()).toBeUndefined()
    await session.ask('addBasketItems', addition)
    expect(await session.quantity()).toBeUndefined()
    await session.ask('addBasketItems', addition)
    expect(await session.quantity()).toBe(1)
    expect(await session.quantity()).toBe(1)
  })

  it('is the present one in a session that begins anew', async () => {
    const session = sessionOf('uk-guest&fault=getBasket;stale')
    await session.quantity()
    await session.ask('addBasketItems', addition)
    const [open] = (await session.server.sessions.list({ limit: 1 })).sessions
    await session.server.sessions.reset(open?.id ?? '')
    await session.ask('addBasketItems', addition)
    expect(await session.quantity()).toBe(1)
  })
})

describe('an answer that is overtaken', () => {
  const search = (term: string) => ({ term, useGuestPrice: true, isTypicalJourney: true })

  it('comes after that of a later request of its operation', async () => {
    const waits = new HeldWaits()
    const session = sessionOf('uk-guest&fault=searchProducts;overtaken=5000;nth=1', { server: createTestServer({ wait: waits.wait }) })
    const order: string[] = []
    const noted = (term: string) => session.statusOf('searchProducts', search(term)).then(() => order.push(term))
    const first = noted('ba')
    const wait = await waits.next()
    expect(wait.milliseconds).toBe(5000)
    expect(await session.statusOf('getBasket')).toBe(200)
    await noted('balm')
    await first
    expect(order).toEqual(['balm', 'ba'])
    await wait.abandoned
  })

  it('comes when it has waited long enough', async () => {
    const waits = new HeldWaits()
    const session = sessionOf('uk-guest&fault=searchProducts;overtaken=5000', { server: createTestServer({ wait: waits.wait }) })
    const asked = session.statusOf('searchProducts', search('balm'))
    const wait = await waits.next()
    wait.release()
    expect(await asked).toBe(200)
  })
})

describe('a fault for one request', () => {
  it('is said by x-fault and befalls that one alone', async () => {
    const session = sessionOf('uk-guest')
    expect(await session.statusOf('getBasket', {}, { 'x-fault': 'getBasket;status=503' })).toBe(503)
    expect(await session.statusOf('getBasket', {}, { 'x-fault': 'getPlp;status=503' })).toBe(200)
    expect(await session.statusOf('getBasket', {}, { 'x-fault': 'getPlp;reset, service-down' })).toBe(503)
    expect(await session.statusOf('getBasket')).toBe(200)
  })

  it('neither reads a kept answer nor leaves one', async () => {
    const session = sessionOf('uk-guest')
    const before = session.server.answersKept()
    expect(await session.ask('viewerCountry', {}, { 'x-fault': '*;error=STORE_BUSY' })).toMatchObject({
      errors: [{ extensions: { code: 'STORE_BUSY' } }],
    })
    expect(session.server.answersKept()).toBe(before)
    expect((await session.ask('viewerCountry')).errors).toEqual([])
    expect(session.server.answersKept()).toBe(before + 1)
    expect((await session.ask('viewerCountry', {}, { 'x-fault': '*;error=STORE_BUSY' })).errors).toHaveLength(1)
    expect((await session.ask('viewerCountry')).errors).toEqual([])
  })

  it('takes the session along that an answer would have brought', async () => {
    const server = createTestServer()
    const start = (fault: string): Promise<Response> =>
      server.fetch(
        new Request('http://contract.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-fault': fault },
          body: JSON.stringify({ query: server.operation('startAnonymousSession') }),
        }),
      )
    expect((await start('*;empty-data')).headers.get('set-cookie')).toContain('ottilie-session=')
    expect((await start('*;dribble=2x1')).headers.get('set-cookie')).toContain('ottilie-session=')
    expect((await start('*;status=503;executed')).headers.get('set-cookie')).toBeNull()
  })

  it('works without a session', async () => {
    const server = createTestServer()
    const ask = (fault: string) => server.execute({ document: server.operation('viewerCountry'), headers: { 'x-fault': fault } })
    expect((await ask('*;error=STORE_BUSY;p=1')).errors).toHaveLength(1)
    expect((await server.execute({ document: server.operation('viewerCountry') })).errors).toEqual([])
  })

  it.each([
    ['slow-netwerk', /no fault 'slow-netwerk'. Near to it: slow-network/],
    ['*;explode', /no effect 'explode'/],
    ['*;status=503;nth=2', /nth and first count nothing/],
    ['*;partial=basket', /promises a value at basket/],
    ['*;error=STORE_BUSY;path=teapot', /no teapot in queries and mutations/],
    [Array.from({ length: 21 }, () => '*;reset').join(','), /At most 20 faults/],
  ])('is refused when it cannot be: %s', async (fault, message) => {
    const { errors, status } = await sessionOf('uk-guest').ask('getBasket', {}, { 'x-fault': fault })
    expect(status).toBe(400)
    expect(errors).toMatchObject([
      { message: expect.stringMatching(message), extensions: { code: expect.stringMatching(/^(BAD_USER_INPUT|UNKNOWN_SCENARIO)$/) } },
    ])
  })
})

describe('what went wrong', () => {
  it('stands in the journal, as it is written, with what was sent', async () => {
    const session = sessionOf(
      'uk-guest&fault=getBasket;status=503;nth=1,getBasket;reset;nth=2,getBasket;error=STORE_BUSY;nth=3,getBasket;error=STORE_UNAVAILABLE;nth=4,getBasket;malformed;nth=4',
    )
    await statuses(session, 5)
    const entries = await session.server.journal.read(session.key)
    expect(entries.map(({ operation, status, codes, faults }) => [operation, status, codes, faults])).toEqual([
      ['getBasket', 503, [], ['getBasket;status=503;nth=1']],
      ['getBasket', 0, [], ['getBasket;reset;nth=2']],
      ['getBasket', 200, ['STORE_BUSY'], ['getBasket;error=STORE_BUSY;nth=3']],
      ['getBasket', 200, [], ['getBasket;error=STORE_UNAVAILABLE;nth=4', 'getBasket;malformed;nth=4']],
      ['getBasket', 200, [], []],
    ])
    expect(entries.map(({ answer }) => answer?.slice(0, 15) ?? null)).toEqual([
      '<!doctype html>',
      null,
      '{"errors":[{"me',
      '{"errors":[{"me',
      '{"data":{"baske',
    ])
  })

  it('is nothing where the answer has no such field', async () => {
    const response = await sessionOf('uk-guest').send('getBasket', {}, { 'x-fault': '*;error=STORE_BUSY;path=viewerCountry' })
    expect(response.headers.get('x-fault-applied')).toBeNull()
    expect(await response.json()).not.toHaveProperty('errors')
  })
})

const pick = (...words: string[]): fc.Arbitrary<string> => fc.constantFrom(...words)
const operations = pick('*', 'getBasket', 'getShopper', 'viewerCountry')
const cutting = pick(
  'reset',
  'empty-reply',
  'malformed',
  'empty-data',
  'status=204',
  'status=301',
  'status=404',
  'error=STORE_BUSY',
  'partial=basket.gwpModule',
)
const slow = pick(
  'truncated',
  'stale',
  'latency=100..900',
  'latency=~300/120',
  'dribble=7x10',
  'overtaken=3000',
  'error=STORE_BUSY;path=basket.items',
)
const befalling = pick('', '', ';p=0.5', ';role=guest', ';role=member', ';side=browser', ';executed')
const possible = fc.tuple(operations, fc.oneof(cutting, slow), befalling).map((parts) => `${parts[0]};${parts[1]}${parts[2]}`)
const counted = fc.tuple(possible, pick(';nth=1', ';nth=2', ';first=2')).map((parts) => parts.join(''))
const impossible = pick(
  'nonsense',
  '*;nonsense',
  '*;partial=basket',
  '*;reset;p=7',
  '*;latency=1;executed=false',
  'getBasket;error=STORE_BUSY;path=teapot',
)
const listOf = (one: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.array(one, { maxLength: 4 }).map((faults) => faults.join(','))
const rarely = { arbitrary: impossible, weight: 1 }
const ofWorld = listOf(fc.oneof({ arbitrary: possible, weight: 10 }, { arbitrary: counted, weight: 6 }, rarely))
const ofRequest = listOf(fc.oneof({ arbitrary: possible, weight: 16 }, rarely))

describe('whatever faults are asked for', () => {
  it('the server neither fails by itself nor leaves a request without an end', async () => {
    const defects: unknown[] = []
    const server = createTestServer({ wait: () => Promise.resolve(), onDefect: (error) => void defects.push(error) })
    const found = { worlds: 0, cut: 0, faulted: 0, refused: 0 }
    /** Sends a request, reads whatever arrives and returns the status; 0 for none. */
    const end = async (session: Session, name: string, headers: Record<string, string>): Promise<number> => {
      const response = await session.send(name, {}, headers).catch((error: Error) => error)
      if (!(response instanceof Error)) await response.text().catch((error: Error) => error)
      if (response instanceof Error) found.cut += 1
      else if (response.headers.has('x-fault-applied')) found.faulted += 1
      else if (response.status === 400) found.refused += 1
      return response instanceof Error ? 0 : response.status
    }
    const asked = fc.asyncProperty(ofWorld, ofRequest, async (own, once) => {
      found.worlds += 1
      const headers: Record<string, string> = once === '' ? {} : { 'x-fault': once }
      const session = sessionOf(own === '' ? 'uk-guest' : `uk-guest&fault=${own}`, { server, world: `any-${found.worlds}` })
      for (const name of ['getBasket', 'viewerCountry', 'getShopper', 'getBasket'])
        expect(await end(session, name, headers)).toBeLessThan(500)
    })
    await fc.assert(asked, { numRuns: shareOf(200) })
    expect(defects).toEqual([])
    // Every kind of outcome did occur.
    expect(Math.min(found.cut, found.faulted, found.refused)).toBeGreaterThan(shareOf(20))
  })
})
