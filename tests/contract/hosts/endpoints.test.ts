import { describe, expect, test } from 'vitest'
import { flags } from '#fixtures/flags/flags.ts'
import { createTestServer, NOT_JSON, type TestServer } from '#mock-server/test.ts'

const world = { 'x-scenario': 'uk-guest', 'x-world': 'asked' }
const key = 'scenario/uk-guest/asked'
const all = '/ofrep/v1/evaluate/flags'
const batch = '/analytics/v1/batch'

type Sent = { path: string; method?: string; body?: unknown; text?: string; headers?: Record<string, string> }

async function send(server: TestServer, { path, method = 'POST', body, text, headers = {} }: Sent) {
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const type: Record<string, string> = sent === undefined ? {} : { 'content-type': 'application/json' }
  const init = { method, headers: { ...type, ...world, ...headers }, ...(sent === undefined ? {} : { body: sent }) }
  const response = await server.fetch(new Request(`http://contract.test${path}`, init))
  const answer = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    json: response.headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(answer) as Record<string, unknown>) : null,
  }
}

const noted = async (server: TestServer) =>
  (await server.journal.read(key)).map(({ kind, operation, variables, status, codes }) => ({ kind, operation, variables, status, codes }))

describe('feature flags as OpenFeature asks for them', () => {
  test('all at once: the defaults, and what the world says instead', async () => {
    const server = createTestServer()
    const headers = { 'x-scenario': 'uk-guest&flag.experiment-strikethrough-price=variant' }
    const { status, json } = await send(server, { path: all, body: { context: { targetingKey: 'someone' } }, headers })
    expect(status).toBe(200)
    expect(json).toEqual({
      flags: Object.entries(flags).map(([name, flag]) =>
        name === 'experiment-strikethrough-price'
          ? { key: name, value: 'variant', variant: 'variant', reason: 'TARGETING_MATCH', metadata: { overridden: true } }
          : { key: name, value: flag.default, variant: flag.default, reason: 'STATIC' },
      ),
    })
  })

  test('an experiment that a world assigns has a value by the key of each shopper, in the planned ratio; one that it overrides has that', async () => {
    const server = createTestServer()
    const name = 'experiment-strikethrough-price'
    const asked = async (value: string, targetingKey: string) => {
      const headers = { 'x-scenario': `uk-guest&flag.${name}=${value}` }
      const { json } = await send(server, { path: `${all}/${name}`, body: { context: { targetingKey } }, headers })
      return { value: String(json?.['value']), reason: json?.['reason'], metadata: json?.['metadata'] }
    }
    const counts: Record<string, number> = {}
    for (let session = 0; session < 1000; session += 1) {
      const { value, reason, metadata } = await asked('assigned', `session-${session}`)
      expect([reason, metadata]).toEqual(['SPLIT', undefined])
      counts[value] = (counts[value] ?? 0) + 1
    }
    const { control = 0, variant = 0 } = counts
    expect(control + variant).toBeGreaterThan(450)
    expect(Math.abs(control - variant) / (control + variant)).toBeLessThan(0.1)
    expect(await asked('assigned', 'session-7')).toEqual(await asked('assigned', 'session-7'))
    for (let session = 0; session < 20; session += 1)
      expect(await asked('variant', `session-${session}`)).toEqual({
        value: 'variant',
        reason: 'TARGETING_MATCH',
        metadata: { overridden: true },
      })
  })

  test('only an experiment with a ratio can be assigned', async () => {
    const server = createTestServer()
    for (const name of ['showMemberBenefits', 'experiment-anniversary-teaser', 'experiment-promotional-banner']) {
      const { status } = await send(server, { path: all, headers: { 'x-scenario': `uk-guest&flag.${name}=assigned` } })
      expect(status).toBe(400)
    }
  })

  test('one by its name, and one that there is not', async () => {
    const server = createTestServer()
    expect(await send(server, { path: `${all}/showMemberBenefits` })).toMatchObject({
      status: 200,
      json: { key: 'showMemberBenefits', value: flags['showMemberBenefits']?.default, reason: 'STATIC' },
    })
    for (const name of ['nothing', 'toString', '%E0%A4%A', '__proto__'])
      expect(await send(server, { path: `${all}/${name}` })).toMatchObject({ status: 404, json: { errorCode: 'FLAG_NOT_FOUND' } })
    expect((await send(server, { path: `${all}/showMemberBenefit` })).json).toMatchObject({
      errorDetails: expect.stringMatching(
        /^There is no flag showMemberBenefit\. Near to it: showMemberBenefits, .* All of them: POST \/ofrep\/v1\/evaluate\/flags\.$/,
      ) as string,
    })
  })

  test('who has them already is told so, until the world has others', async () => {
    const server = createTestServer()
    const first = await send(server, { path: all })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    for (const had of [etag, `W/${etag}`, `"other", ${etag}`])
      expect(await send(server, { path: all, headers: { 'if-none-match': had } })).toMatchObject({ status: 304, json: null })
    const changed = { 'if-none-match': etag, 'x-scenario': 'uk-guest&flag.disable-skinny-banner=1' }
    expect((await send(server, { path: all, headers: changed })).status).toBe(200)
  })

  test.each<[string, string]>([
    ['{', 'PARSE_ERROR'],
    ['[]', 'PARSE_ERROR'],
    ['{"context":"x"}', 'INVALID_CONTEXT'],
  ])('a body of %s is refused', async (text, errorCode) => {
    const server = createTestServer()
    expect(await send(server, { path: all, text })).toMatchObject({ status: 400, json: { errorCode, errorDetails: expect.any(String) } })
    expect(await send(server, { path: `${all}/chat-widget`, text })).toMatchObject({ status: 400, json: { errorCode, key: 'chat-widget' } })
  })

  test('each question is in the journal', async () => {
    const server = createTestServer()
    await send(server, { path: all, body: { context: { targetingKey: 'me', authToken: 'x' } } })
    await send(server, { path: `${all}/nothing` })
    expect(await noted(server)).toEqual([
      {
        kind: 'flags',
        operation: 'flags',
        variables: { context: { targetingKey: 'me', authToken: '[redacted]' } },
        status: 200,
        codes: [],
      },
      { kind: 'flags', operation: 'flags', variables: { key: 'nothing' }, status: 404, codes: ['FLAG_NOT_FOUND'] },
    ])
  })
})

describe('analytics', () => {
  test('a batch is taken in, and each of its events is in the journal', async () => {
    const server = createTestServer()
    const events = [
      { event: 'Product Added', properties: { sku: 'OT-RSL-07', quantity: 1, currency: 'GBP' } },
      { event: 'Page Element Viewed' },
    ]
    expect(await send(server, { path: batch, body: { batch: events } })).toMatchObject({ status: 202, json: { accepted: 2 } })
    expect(await noted(server)).toEqual([
      {
        kind: 'analytics',
        operation: 'Product Added',
        variables: { sku: 'OT-RSL-07', quantity: 1, currency: 'GBP' },
        status: 202,
        codes: [],
      },
      { kind: 'analytics', operation: 'Page Element Viewed', variables: {}, status: 202, codes: [] },
    ])
    expect((await server.expectCalled(key, 'Product Added', { quantity: 1 })).number).toBe(1)
  })

  test('an event that is not as agreed is taken in and marked, with what is wrong', async () => {
    const server = createTestServer()
    const right = { event: 'Experiment Viewed', properties: { flag: 'experiment-x', variation: '1' } }
    const wrong = { event: 'Experiment Viewed', properties: { flag: 'experiment-x', email: 'ada' } }
    expect(await send(server, { path: batch, body: { batch: [right, wrong, { event: 'Tile Pressed' }] } })).toMatchObject({
      status: 202,
      json: { accepted: 3, problems: [expect.stringMatching(/variation.*"email"/), 'Tile Pressed: schema/events/ declares no such event'] },
    })
    expect((await noted(server)).map(({ operation, codes }) => [operation, codes])).toEqual([
      ['Experiment Viewed', []],
      ['Experiment Viewed', ['INVALID_EVENT']],
      ['Tile Pressed', ['INVALID_EVENT']],
    ])
  })

  test('the name of an event that consent holds back is recorded as what it is, and nothing else of it', async () => {
    const server = createTestServer()
    const path = '/analytics/v1/held'
    const body = { event: 'Product Added', isKept: true, properties: { sku: 'OT-1' } }
    expect(await send(server, { path, body })).toMatchObject({ status: 202, json: { accepted: 1 } })
    for (const refused of [{ event: 'Tile Pressed', isKept: true }, { event: 'Product Added' }, {}])
      expect((await send(server, { path, body: refused })).status).toBe(400)
    const [first] = await noted(server)
    expect(first).toEqual({ kind: 'held', operation: 'Product Added, held back', variables: { isKept: true }, status: 202, codes: [] })
    // Whoever waits for the event waits for one that was sent.
    await expect(server.expectCalled(key, 'Product Added', undefined, 0)).rejects.toThrow('Expected a call of Product Added')
  })

  const event = { event: 'x' }
  const wrong: unknown[] = [
    {},
    [],
    null,
    { batch: [] },
    { batch: {} },
    { batch: Array.from({ length: 51 }, () => event) },
    { batch: [event, { event: '' }] },
    { batch: [event, { event: 1 }] },
    { batch: [event, null] },
    { batch: [{ event: 'x'.repeat(201) }] },
    { batch: [{ ...event, properties: [] }] },
  ]
  test.each(wrong)('%j is refused as a whole', async (body) => {
    const server = createTestServer()
    expect(await send(server, { path: batch, body })).toMatchObject({ status: 400, json: { error: { code: 'BAD_USER_INPUT' } } })
    expect(await noted(server)).toEqual([
      { kind: 'analytics', operation: 'analytics', variables: {}, status: 400, codes: ['BAD_USER_INPUT'] },
    ])
  })
})

describe('faults befall them too', () => {
  const events = { batch: [{ event: 'x' }] }

  test('by the name of the endpoint, told in the answer and in the journal', async () => {
    const server = createTestServer()
    const faulted = await send(server, { path: all, headers: { 'x-fault': 'flags;status=503,analytics;status=500' } })
    expect([faulted.status, faulted.headers.get('x-fault-applied')]).toEqual([503, 'flags;status=503'])
    expect((await send(server, { path: batch, body: events, headers: { 'x-fault': 'flags;status=503' } })).status).toBe(202)
    expect((await server.journal.read(key)).map(({ status, faults }) => [status, ...faults])).toEqual([[503, 'flags;status=503'], [202]])
  })

  test('those of a world, and a connection that is cut', async () => {
    const server = createTestServer()
    const headers = { 'x-scenario': 'uk-guest&fault=analytics;reset' }
    await expect(send(server, { path: batch, body: events, headers })).rejects.toThrow(TypeError)
    expect((await send(server, { path: all, headers })).status).toBe(200)
  })

  test('a fault that nobody can read is refused', async () => {
    const refused = await send(createTestServer(), { path: all, headers: { 'x-fault': 'nonsense;;' } })
    expect(refused).toMatchObject({ status: 400, json: { error: { code: 'BAD_USER_INPUT' } } })
  })
})

describe('the edge is that of GraphQL', () => {
  test('a body above 64 kB, a body that is no JSON, and another method are refused', async () => {
    const server = createTestServer()
    const event = { event: 'x', properties: { text: 'x'.repeat(65_536) } }
    expect(await send(server, { path: batch, body: { batch: [event] } })).toMatchObject({
      status: 413,
      json: { error: { code: 'LIMIT_EXCEEDED' } },
    })
    for (const path of [all, batch])
      expect(await send(server, { path, text: '{}', headers: { 'content-type': 'text/plain' } })).toMatchObject({
        status: 415,
        json: { error: { message: NOT_JSON } },
      })
    const wrongMethod = await send(server, { path: all, method: 'GET' })
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await send(server, { path: '/ofrep/v1/evaluate' })).status).toBe(404)
  })

  test('another site is refused, and leaves no trace; the shop is let in', async () => {
    const server = createTestServer()
    const body = { batch: [{ event: 'x' }] }
    expect((await send(server, { path: batch, body, headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect(await noted(server)).toEqual([])
    const own = await send(server, { path: all, headers: { origin: 'http://localhost:3000' } })
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:3000'])
    expect([own.headers.get('x-content-type-options'), own.headers.get('cache-control')]).toEqual(['nosniff', 'no-store'])
  })

  test('a browser that asks first is told that it may send what OpenFeature sends', async () => {
    const server = createTestServer()
    const { status, headers } = await send(server, { path: all, method: 'OPTIONS', headers: { origin: 'http://localhost:3000' } })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toContain('if-none-match')
    expect(headers.get('access-control-expose-headers')).toBe('etag')
  })

  test('an unknown world is a 400 that names the nearest', async () => {
    const { status, json } = await send(createTestServer(), { path: all, headers: { 'x-scenario': 'uk-gest' } })
    expect(status).toBe(400)
    expect(json).toMatchObject({ error: { code: 'UNKNOWN_SCENARIO', message: expect.stringContaining('uk-guest') } })
  })
})

describe('the scripts of others', () => {
  test.each(['chat', 'reviews'])('%s is a script that stands by itself, and is noted', async (name) => {
    const server = createTestServer()
    const response = await server.fetch(new Request(`http://contract.test/providers/${name}/widget.js`, { headers: world }))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-site',
    })
    // The response has to be JavaScript, with types and imports removed.
    const text = await response.text()
    expect(() => new Function(text)).not.toThrow()
    expect(await noted(server)).toEqual([{ kind: name, operation: name, variables: {}, status: 200, codes: [] }])
  })

  test('a fault befalls one of them and not the other', async () => {
    const server = createTestServer()
    const statusOf = async (name: string) => {
      const headers = { ...world, 'x-scenario': 'uk-guest&fault=chat;status=503' }
      return (await server.fetch(new Request(`http://contract.test/providers/${name}/widget.js`, { headers }))).status
    }
    expect([await statusOf('chat'), await statusOf('reviews')]).toEqual([503, 200])
  })

  test('there is no other provider', async () => {
    const response = await createTestServer().fetch(new Request('http://contract.test/providers/ads/widget.js', { headers: world }))
    expect(response.status).toBe(404)
  })
})
