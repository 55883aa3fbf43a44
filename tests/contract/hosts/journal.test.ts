import { describe, expect, test } from 'vitest'
import { createTestServer, type JournalEntry, type TestServer } from '#mock-server/test.ts'

const guest = { scenario: 'uk-guest', world: 'noted' }
const key = 'scenario/uk-guest/noted'
const LIPSTICK = 'OT-RSL-07'
const item = (quantity: number) => ({
  id: '00000000-0000-4000-8000-000000000001',
  type: 'product',
  variantId: LIPSTICK,
  variantSku: LIPSTICK,
  quantity,
})
const add = (quantity = 1) => ({ listId: '', version: -1, items: [item(quantity)] })

const entriesOf = async (server: TestServer, session = key): Promise<readonly JournalEntry[]> => server.journal.read(session)
const linesOf = async (server: TestServer, session = key): Promise<string[]> =>
  (await entriesOf(server, session)).map(({ number, kind, operation, status, codes }) =>
    [number, kind, operation, status, ...codes].join(' '),
  )

/** Sends a body verbatim. */
function send(server: TestServer, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { 'content-type': 'application/json', 'x-scenario': guest.scenario, 'x-world': guest.world, ...headers }
  return server.fetch(new Request('http://contract.test/graphql', { method: 'POST', headers: sent, body }))
}

describe('what is noted of a request', () => {
  test('what was asked, by whom, from where, when, and what came of it', async () => {
    const start = Date.parse('2026-03-02T10:00:00.000Z')
    let now = start
    let stopwatch = 100
    const server = createTestServer({ now: () => now, stopwatch: () => (stopwatch += 2.5) })
    now += 5000
    const { data } = await server.execute({
      document: server.operation('addBasketItems'),
      variables: add(2),
      ...guest,
      store: 'en-GB',
      headers: {
        'apollographql-client-name': 'ottilie-browser',
        referer: 'http://localhost:3000/shop/makeup?page=2&token=abc#top',
        'x-session-strategy': 'START_NEW_ANONYMOUS',
        'x-device-fingerprint': 'f-4711',
        cookie: 'ottilie-session=very-secret-token',
      },
    })
    const [entry, ...more] = await entriesOf(server)
    expect(more).toEqual([])
    expect(entry).toEqual({
      number: 1,
      kind: 'mutation',
      operation: 'addBasketItems',
      variables: add(2),
      headers: {
        'x-store': 'en-GB',
        accept: 'application/graphql-response+json',
        'x-session-strategy': 'START_NEW_ANONYMOUS',
        'x-device-fingerprint': 'present',
      },
      side: 'browser',
      page: '/shop/makeup?page=2&token=%5Bredacted%5D',
      status: 200,
      codes: [],
      at: start + 5000,
      now: start,
      took: 2.5,
      faults: [],
      answer: JSON.stringify({ data }),
    })
  })

  test('the shop’s server, and whoever else asks, are told apart', async () => {
    const server = createTestServer()
    for (const name of ['ottilie-server', 'curl', 'toString', ''])
      await server.execute({ document: '{ now }', ...guest, headers: { 'apollographql-client-name': name } })
    expect((await entriesOf(server)).map(({ side }) => side)).toEqual(['server', 'direct', 'direct', 'direct'])
  })

  test.each(['', 'no address', 'javascript:alert(1)', `http://localhost:3000/${'x'.repeat(600)}`])(
    'a page of %j is not kept',
    async (referer) => {
      const server = createTestServer()
      await server.execute({ document: '{ now }', ...guest, headers: { referer } })
      expect((await entriesOf(server))[0]?.page).toBeNull()
    },
  )

  test('requests are in the order in which they were answered, reads and changes alike', async () => {
    const server = createTestServer()
    await server.execute({ document: server.operation('getBasket'), ...guest })
    await server.execute({ document: server.operation('addBasketItems'), variables: add(), ...guest })
    await server.execute({ document: 'query mine { me { basketCount } }', ...guest })
    await server.execute({ document: '{ now }', ...guest })
    expect(await linesOf(server)).toEqual([
      '1 query getBasket 200',
      '2 mutation addBasketItems 200',
      '3 query mine 200',
      '4 query anonymous 200',
    ])
  })

  test('an answer that was known is noted like one that was computed, for each session that asked', async () => {
    const server = createTestServer()
    const variables = { slug: 'ribbon-satin-lipstick' }
    for (const world of ['noted', 'noted', 'other'])
      await server.execute({ document: server.operation('getProduct'), variables, scenario: 'uk-guest', world })
    expect(server.answered()).toEqual({ computed: 1, repeated: 2 })
    const [first, second] = await entriesOf(server)
    expect(first?.answer).toContain('Ribbon')
    expect(second).toEqual({ ...first, number: 2 })
    expect(await entriesOf(server, 'scenario/uk-guest/other')).toEqual([first])
  })

  test('one entry is written before its answer leaves, and a follower hears of it', async () => {
    const server = createTestServer()
    const heard: string[] = []
    const stop = await server.journal.follow(key, ({ operation }) => heard.push(operation))
    await server.execute({ document: server.operation('getBasket'), ...guest })
    expect(heard).toEqual(['getBasket'])
    await server.execute({ document: server.operation('getBasket'), scenario: 'uk-guest', world: 'other' })
    stop()
    await server.execute({ document: server.operation('getBasket'), ...guest })
    expect(heard).toEqual(['getBasket'])
  })
})

describe('what was refused is noted', () => {
  test('with the operation that it seems to ask for, and the code', async () => {
    const server = createTestServer()
    const deep = `{ ${'a { '.repeat(20)} b ${'}'.repeat(20)} }`
    await server.execute({ document: 'query wrong { nothing }', ...guest })
    await server.execute({ document: `# a comment\nmutation tooDeep ${deep}`, ...guest })
    await server.execute({ document: 'query broken {', ...guest })
    await server.execute({ document: server.operation('getProduct'), variables: {}, ...guest })
    await server.execute({ document: server.operation('getAccount'), ...guest })
    expect(await linesOf(server)).toEqual([
      '1 query wrong 400 GRAPHQL_VALIDATION_FAILED',
      '2 mutation tooDeep 400 LIMIT_EXCEEDED',
      '3 query broken 400 GRAPHQL_PARSE_FAILED',
      '4 query getProduct 400 BAD_USER_INPUT',
      '5 query getAccount 200 UNAUTHENTICATED',
    ])
    expect((await entriesOf(server)).map(({ answer }) => answer)).not.toContain(null)
  })

  test('when nothing can be told of what it asks, too', async () => {
    const server = createTestServer()
    await send(server, '{')
    await send(server, '[]')
    await send(server, '{"operationName":"getBasket"}')
    await send(server, 'sku=1', { 'content-type': 'application/x-www-form-urlencoded' })
    await send(server, `{"query":"{ now } # ${'x'.repeat(100_000)}"}`)
    expect(await linesOf(server)).toEqual([
      '1 query anonymous 400 BAD_REQUEST',
      '2 query anonymous 400 LIMIT_EXCEEDED',
      '3 query getBasket 400 BAD_REQUEST',
      '4 query anonymous 415 BAD_REQUEST',
      '5 query anonymous 413 LIMIT_EXCEEDED',
    ])
  })

  test('but not in the journal of a world that the request never reached', async () => {
    const server = createTestServer()
    await send(server, '{"query":"{ now }"}', { origin: 'https://evil.example' })
    await send(server, '{"query":"{ now }"}', { 'x-scenario': 'uk-gest' })
    expect(await linesOf(server)).toEqual([])
  })
})

describe('what went wrong on purpose is noted', () => {
  const outcomes = async (server: TestServer) =>
    (await entriesOf(server)).map(({ operation, status, codes, faults, answer }) => ({ operation, status, codes, faults, answer }))

  test('an answer with another status, as it was sent, with the fault as it is written', async () => {
    const server = createTestServer()
    await send(server, '{"query":"query getShopper { now }"}', { 'x-fault': 'getShopper;status=503' })
    expect(await outcomes(server)).toEqual([
      {
        operation: 'getShopper',
        status: 503,
        codes: [],
        faults: ['getShopper;status=503'],
        answer: expect.stringContaining('<h1>503</h1>'),
      },
    ])
    expect((await entriesOf(server))[0]?.headers['x-fault']).toBe('getShopper;status=503')
  })

  test('an error in place of a field, with its code', async () => {
    const server = createTestServer()
    await send(server, '{"query":"query q { viewerCountry }"}', { 'x-fault': '*;error=INTERNAL_SERVER_ERROR;path=viewerCountry' })
    expect(await outcomes(server)).toMatchObject([
      { operation: 'q', codes: ['INTERNAL_SERVER_ERROR'], faults: [expect.stringContaining('error=')] },
    ])
  })

  test('a connection that was cut, with the status 0 and no answer', async () => {
    const server = createTestServer()
    await expect(send(server, '{"query":"query q { now }"}', { 'x-fault': '*;reset' })).rejects.toThrow(TypeError)
    expect(await outcomes(server)).toEqual([{ operation: 'q', status: 0, codes: [], faults: ['*;reset'], answer: null }])
  })

  test('a fault that nobody can read is a refusal like any other', async () => {
    const server = createTestServer()
    await send(server, '{"query":"query q { now }"}', { 'x-fault': 'nonsense;;' })
    expect(await linesOf(server)).toEqual([expect.stringMatching(/^1 query q (200|400) BAD_USER_INPUT$/)])
  })
})

describe('secrets', () => {
  test('passwords and payment tokens never come into a journal; an address does', async () => {
    const server = createTestServer()
    const input = { email: 'plus-member.uk@example.com', password: 'ottilie-demo' }
    await server.execute({ document: server.operation('login'), variables: { input }, ...guest })
    await server.execute({ document: server.operation('login'), variables: { input: { ...input, password: 'hunter2-secret' } }, ...guest })
    const text = JSON.stringify(await entriesOf(server))
    expect(text).not.toMatch(/ottilie-demo|hunter2-secret/)
    expect((await entriesOf(server)).map(({ variables }) => variables)).toEqual([
      { input: { email: input.email, password: '[the documented password]' } },
      { input: { email: input.email, password: '[redacted]' } },
    ])
  })

  test('a session’s file, which is handed on, has no password and no payment token either', async () => {
    const server = createTestServer()
    const place = { scenario: 'uk-checkout-ready', world: 'file-without-secrets' }
    const { id } = await server.sessions.open(place.scenario, place.world)
    const ask = (name: string, variables: Record<string, unknown>) =>
      server.execute({ document: server.operation(name), variables, ...place })
    const secrets = ['hunter2-secret', 'lamp-lake-lemon', 'card-0002-refused-0123456789abcdef', 'ottilie-demo']
    const [wrong, newPassword, paymentToken, password] = secrets
    await ask('changePassword', { input: { currentPassword: wrong, newPassword } })
    await ask('changePassword', { input: { currentPassword: password, newPassword } })
    const pay = { requestId: '0b6f3c1e-6a0e-4f5e-9f51-5f1d2c3b4a5d', expectedTotal: 1745, paymentMethodId: 'card', paymentToken }
    const { data } = await ask('placeOrder', { input: { ...pay, savePayment: true } })
    expect(data).toMatchObject({ placeOrder: { problems: [{ code: 'CHECKOUT_PAYMENT_REFUSED' }] } })
    await ask('login', { input: { email: 'plus-member.uk@example.com', password: newPassword } })
    const file = JSON.stringify(await server.sessions.exportFile(id))
    expect(file).toContain('placeOrder')
    expect(secrets.filter((secret) => file.includes(secret))).toEqual([])
  })

  test('variables that are nested deeper than any operation nests them are cut', async () => {
    const server = createTestServer()
    await send(server, `{"query":"query q { now }","variables":${'{"a":'.repeat(45)}1${'}'.repeat(45)}}`)
    const [entry] = await entriesOf(server)
    expect(entry?.operation).toBe('q')
    expect(JSON.stringify(entry?.variables)).toMatch(/^(\{"a":){24}"\[too deep\]"\}+$/)
  })
})

describe('sessions', () => {
  test('each has a journal of its own', async () => {
    const server = createTestServer()
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        server.execute({ document: `query from${at} { me { basketCount } }`, scenario: 'uk-guest', world: `crowd-${at}` }),
      ),
    )
    for (let at = 0; at < 50; at += 1) expect(await linesOf(server, `scenario/uk-guest/crowd-${at}`)).toEqual([`1 query from${at} 200`])
  })

  test('an ordinary visit’s journal goes with its token: from its first request, over a login, to its last', async () => {
    const server = createTestServer()
    const asking = async (name: string, token: string | null, variables = {}) => {
      const { setCookie } = await server.execute({
        document: server.operation(name),
        variables,
        headers: token === null ? {} : { cookie: `ottilie-session=${token}` },
      })
      return /ottilie-session=([^;]*)/.exec(setCookie ?? '')?.[1] ?? token
    }
    const first = await asking('startAnonymousSession', null)
    await asking('getBasket', first)
    const second = await asking('login', first, { input: { email: 'plus-member.uk@example.com', password: 'ottilie-demo' } })
    await asking('getBasket', second)
    expect(second).not.toBe(first)
    expect(await linesOf(server, `session/${first}`)).toEqual([])
    await asking('logout', second)
    expect(await linesOf(server, `session/${second}`)).toEqual([
      '1 mutation startAnonymousSession 200',
      '2 query getBasket 200',
      '3 mutation login 200',
      '4 query getBasket 200',
      '5 mutation logout 200',
    ])
    await asking('getBasket', null)
    expect((await linesOf(server, 'nobody')).map((line) => line.slice(2))).toEqual([expect.stringMatching(/^query getBasket/)])
  })

  test('a session keeps so many entries and no more', async () => {
    const server = createTestServer({ journalBounds: { perSession: 3 } })
    for (let at = 1; at <= 5; at += 1) await server.execute({ document: `query op${at} { now }`, ...guest })
    expect(await linesOf(server)).toEqual(['3 query op3 200', '4 query op4 200', '5 query op5 200'])
  })
})

describe('expecting a call', () => {
  test('finds one that was made and one that is on its way, and tells of the nearest otherwise', async () => {
    const server = createTestServer()
    const coming = server.expectCalled(key, 'addBasketItems', { items: [{ quantity: 3 }] })
    await server.execute({ document: server.operation('addBasketItems'), variables: add(1), ...guest })
    await server.execute({ document: server.operation('addBasketItems'), variables: add(3), ...guest })
    expect((await coming).number).toBe(2)
    expect((await server.expectCalled(key, 'addBasketItems')).number).toBe(1)
    await expect(server.expectCalled(key, 'addBasketItems', { items: [{ quantity: 2 }] }, 1)).rejects.toThrow(
      /at items\[0\]\.quantity\n\s+expected 2\n\s+received 3/,
    )
  })
})
