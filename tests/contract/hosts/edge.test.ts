import { readdirSync, readFileSync } from 'node:fs'
import { getIntrospectionQuery } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createTestServer, NOT_JSON } from '#mock-server/test.ts'

const address = 'http://contract.test/graphql'
const server = createTestServer()

type Sent = { method?: string; body?: string; type?: string | null; headers?: Record<string, string>; url?: string }

async function send({ method = 'POST', body, type = 'application/json', headers = {}, url = address }: Sent) {
  const all = { accept: 'application/graphql-response+json, application/json', ...(type ? { 'content-type': type } : {}), ...headers }
  const startedAt = performance.now()
  const response = await server.fetch(new Request(url, { method, headers: all, ...(body === undefined ? {} : { body }) }))
  const text = await response.text()
  return { status: response.status, text, headers: response.headers, took: performance.now() - startedAt, code: codeOf(text) }
}

function codeOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] }).errors?.[0]?.extensions?.code
  } catch {
    return undefined
  }
}

const query = (text: string, variables?: object): string => JSON.stringify({ query: text, variables })
const nested = (levels: number, open: string, close: string, inside = ''): string => open.repeat(levels) + inside + close.repeat(levels)
const repeat = (times: number, part: (at: number) => string): string => Array.from({ length: times }, (_, at) => part(at)).join(' ')

describe('what asks for too much is refused', () => {
  const deep = (levels: number): string =>
    `{ productBySlug(slug: "x") { variants ${'{ relatedVariants '.repeat(levels)} { id } ${'}'.repeat(levels)} } }`
  const fan = `{ ...f0 } ${repeat(40, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f40 on Query { __typename }`

  test.each([
    ['deep', deep(20)],
    [
      'wide in lists',
      '{ productListing(categoryUrlPath: "makeup") { productCards { variants { relatedVariants { relatedVariants { relatedVariants { id } } } } } } }',
    ],
    ['a hundred aliases', `{ ${repeat(100, (at) => `a${at}: now`)} }`],
    ['a hundred aliases of __typename', `{ ${repeat(100, (at) => `a${at}: __typename`)} }`],
    ['aliases hidden in fragments', `{ ${repeat(10, () => '...f')} } fragment f on Query { ${repeat(10, (at) => `a${at}: now`)} }`],
    ['fragments that double forty times', fan.replace('{ __typename }', `{ ${repeat(3, (at) => `z${at}: now`)} }`)],
    ['a hundred directives', `{ now ${repeat(100, () => '@include(if: true)')} }`],
    ['five thousand words', `{ ${repeat(5000, () => 'now')} }`],
    ['many root fields', `{ ${repeat(13, () => 'now')} }`],
    ['five thousand lists as a value', `{ variantsBySkus(skus: ${nested(5000, '[', ']')}) { sku } }`],
    ['a value of lists that never end', `{ variantsBySkus(skus: ${'['.repeat(5000)}`],
    ['fifty-one lists as a value', `{ variantsBySkus(skus: ${nested(49, '[', ']')}) { sku } }`],
    ['objects in objects', `{ productListing(pagination: ${nested(60, '{ a: ', '}', '1')}) { total } }`],
    ['five thousand lists as a type', `query ($skus: ${nested(5000, '[', ']', 'Int')}) { now }`],
    ['selections in selections', nested(5000, '{ a ', '}')],
    ['inline fragments, which are no levels', `{ ${nested(60, '... { ', '}', 'now')} }`],
    ['eleven operations', repeat(11, (at) => `query q${at} { now }`)],
  ])('%s', async (_what, document) => {
    const { status, code, text, took } = await send({ body: query(document) })
    expect({ status, code }).toEqual({ status: 400, code: 'LIMIT_EXCEEDED' })
    expect(text.length).toBeLessThan(2000)
    expect(took).toBeLessThan(10_000)
  })

  test('fifty brackets and ten operations are not too much', async () => {
    const { code } = await send({ body: query(`{ variantsBySkus(skus: ${nested(48, '[', ']')}) { sku } }`) })
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED')
    const document = repeat(10, (at) => `query q${at} { now }`)
    expect((await send({ body: JSON.stringify({ query: document, operationName: 'q3' }) })).status).toBe(200)
  })

  test('the message of too many operations tells the limit', async () => {
    const { text } = await send({ body: query(repeat(500, (at) => `query q${at} { now }`)) })
    expect(text).toContain('The document asks for 500 operations; at most 10 are allowed.')
  })

  test.each([
    ['lists', nested(5000, '[', ']')],
    ['objects', nested(5000, '{"a":', '}', '1')],
  ])('a variable of five thousand %s, in the body and in the address', async (_what, value) => {
    const document = 'query ($skus: [String!]!) { variantsBySkus(skus: $skus) { sku } }'
    const body = `{"query":${JSON.stringify(document)},"variables":{"skus":${value}}}`
    expect(await send({ body })).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' })
    const url = `${address}?${new URLSearchParams({ query: document, variables: `{"skus":${value}}` })}`
    expect(await send({ method: 'GET', type: null, url })).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' })
    const events = `{"batch":[{"event":"x","properties":{"a":${value}}}]}`
    const { status, text } = await send({ url: 'http://contract.test/analytics/v1/batch', body: events })
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: { code: 'LIMIT_EXCEEDED' } }])
  })

  test('a fragment that contains itself', async () => {
    expect((await send({ body: query('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a now }') })).status).toBe(400)
  })

  test('a batch', async () => {
    const { status, code } = await send({ body: `[${query('{ now }')},${query('{ now }')}]` })
    expect({ status, code }).toEqual({ status: 400, code: 'LIMIT_EXCEEDED' })
  })

  test('a body above 100 kB, said or unsaid', async () => {
    const body = query(`{ now } # ${'x'.repeat(100_000)}`)
    expect(await send({ body })).toMatchObject({ status: 413, code: 'LIMIT_EXCEEDED' })
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(body))
        controller.close()
      },
    })
    const response = await server.fetch(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: stream,
        duplex: 'half',
      } as RequestInit),
    )
    expect(response.status).toBe(413)
  })
})

describe('only JSON is read', () => {
  test.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'text/plain',
    'text/plain;application/json',
    'application/json; charset=utf-16',
    'application/graphql+json',
    null,
  ])('%s is 415', async (type) => {
    const { status, text } = await send({ body: query('{ now }'), type })
    const errors = [{ message: NOT_JSON, extensions: { code: 'BAD_REQUEST' } }]
    expect([status, JSON.parse(text)]).toEqual([415, { errors }])
  })

  test.each([
    '',
    '{',
    'null',
    '"x"',
    '1',
    'undefined',
    '{"query":1}',
    '{"query":null}',
    '{"query":"{ now }","variables":[]}',
    '{"query":"{ now }","variables":"x"}',
    '{"query":"{ now }","operationName":1}',
  ])('%s is a 400 that says why in GraphQL’s shape', async (body) => {
    const { status, text } = await send({ body })
    expect(status).toBe(400)
    expect(JSON.parse(text)).toEqual({ errors: [expect.objectContaining({ message: expect.any(String) })] })
  })

  test('other methods are refused', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await send({ method, body: query('{ now }') })).status).toBe(405)
  })
})

describe('nobody else may change anything', () => {
  test('a mutation over GET is refused', async () => {
    const { status } = await send({
      method: 'GET',
      type: null,
      url: `${address}?query=${encodeURIComponent('mutation { startAnonymousSession { expiresAt } }')}`,
    })
    expect(status).toBe(405)
  })

  test('a query over GET is answered', async () => {
    const { status, text } = await send({ method: 'GET', type: null, url: `${address}?query=${encodeURIComponent('{ now }')}` })
    expect([status, JSON.parse(text)]).toEqual([200, { data: { now: '2026-03-02T10:00:00.000Z' } }])
  })

  test.each(['https://evil.example', 'http://contract.test.evil.example', 'null', 'http://localhost:3001'])(
    'a request that %s makes a browser send is refused',
    async (origin) => {
      const { status, headers } = await send({ body: query('mutation { startAnonymousSession { expiresAt } }'), headers: { origin } })
      expect(status).toBe(403)
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('access-control-allow-origin')).not.toBe(origin)
    },
  )

  test('the shop is trusted, and so are the server’s own pages at an address that no stranger can have', async () => {
    expect((await send({ body: query('{ now }'), headers: { origin: 'http://localhost:3000' } })).status).toBe(200)
    for (const own of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://192.168.1.20:4000']) {
      expect((await send({ url: `${own}/graphql`, body: query('{ now }'), headers: { origin: own } })).status).toBe(200)
    }
    const rebound = 'http://rebound.example:4000'
    expect((await send({ url: `${rebound}/graphql`, body: query('{ now }'), headers: { origin: rebound } })).status).toBe(403)
  })
})

describe('what an answer says of itself', () => {
  test('it is not to be sniffed or kept', async () => {
    for (const body of [query('{ now }'), query('{ nonsense }'), '{']) {
      const { headers } = await send({ body })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('a wrong document is named as such, and errors carry codes', async () => {
    expect(await send({ body: query('{') })).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' })
    expect(await send({ body: query('{ nonsense }') })).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' })
    expect(await send({ body: query('query ($slug: String!) { productBySlug(slug: $slug) { id } }', { slug: 3 }) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  })

  test('a defect tells nothing of the inside', async () => {
    const defects: unknown[] = []
    const broken = createTestServer({ now: () => Number.NaN, onDefect: (error) => defects.push(error) })
    const { errors, status } = await broken.execute({ document: '{ now }' })
    expect(errors).toEqual([
      {
        message: 'Something went wrong on our side.',
        path: ['now'],
        locations: expect.anything(),
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ])
    expect(status).toBe(200)
    expect(String(defects[0])).toContain('Invalid time value')
  })

  test('the contract can be asked for its own shape', async () => {
    const { status, text } = await send({ body: query(getIntrospectionQuery()) })
    expect(status).toBe(200)
    expect(text).toContain('"name":"ProductListing"')
  })
})

test('an operation is answered as it stands in its file, with its policies', async () => {
  const folder = new URL('../../../operations/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^[a-z]+\/[a-z]\w*\.graphql$/.test(file))
  const sources = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).filter((source) => !source.includes('...'))
  expect(sources.length).toBeGreaterThan(10)
  for (const directive of ['@session(', '@fetchPolicy(', '@retry(']) expect(sources.join('')).toContain(directive)
  const refused: string[] = []
  for (const source of sources) if ((await send({ body: query(source) })).code === 'GRAPHQL_VALIDATION_FAILED') refused.push(source)
  expect(refused).toEqual([])
})

test('a policy is none of a field', async () => {
  expect((await send({ body: query('{ now @session(strategy: CURRENT) }') })).code).toBe('GRAPHQL_VALIDATION_FAILED')
})

describe('trusted documents', () => {
  const hash = Object.entries(createTestServer().trusted).find(([, { name }]) => name === 'getShopper')?.[0]
  const persisted = (sha256Hash: unknown): string => JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } })

  test('are answered by their hash alone', async () => {
    const { status, text } = await send({ body: persisted(hash) })
    expect([status, JSON.parse(text)]).toMatchObject([200, { data: { me: { id: 'initial' } } }])
  })

  test.each<[string, object]>([
    ['id', { id: hash }],
    ['documentId', { documentId: hash }],
    ['documentId with its algorithm', { documentId: `sha256:${hash}` }],
  ])('are answered by %s too, by a locked server as well', async (_where, params) => {
    for (const isLocked of [false, true]) {
      const { fetch } = createTestServer({ isLocked })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(new Request(address, { method: 'POST', headers, body: JSON.stringify(params) }))
      expect([response.status, await response.json()]).toMatchObject([200, { data: { me: { id: 'initial' } } }])
    }
  })

  test('a top-level id that is no hash of one is refused, and told which it may be', async () => {
    const { status, code, text } = await send({ body: JSON.stringify({ id: 'getShopper' }) })
    expect({ status, code }).toEqual({ status: 400, code: 'PERSISTED_QUERY_NOT_FOUND' })
    expect(text).toContain(`Did you mean ${hash} (getShopper)`)
    expect((await send({ body: JSON.stringify({ id: 'a'.repeat(64) }) })).text).not.toContain('Did you mean')
  })

  test.each(['0'.repeat(64), '__proto__', 7, null])('%s is no hash of one', async (sha256Hash) => {
    const { status, code } = await send({ body: persisted(sha256Hash) })
    expect({ status, code }).toEqual({ status: 400, code: 'PERSISTED_QUERY_NOT_FOUND' })
  })

  test('are all that a locked server answers', async () => {
    const locked = createTestServer({ isLocked: true })
    expect((await locked.execute({ document: '{ now }' })).errors[0]?.extensions?.code).toBe('PERSISTED_QUERY_NOT_FOUND')
    expect((await locked.execute({ document: locked.operation('getShopper') })).errors).toEqual([])
  })
})

describe('an error in one field', () => {
  test.each([
    [
      'for a field that needs a logged-in shopper',
      '{ wishlist { wishes { variant { sku } } } me { id } now }',
      'wishlist',
      'UNAUTHENTICATED',
    ],
    ['for a list', '{ campaignThresholds { campaign } me { id } now }', 'campaignThresholds', 'UNAUTHENTICATED'],
  ])('%s leaves the other fields their answers', async (_what, document, failed, code) => {
    const { status, text } = await send({ body: query(document), headers: { 'x-scenario': 'uk-guest' } })
    const { data, errors } = JSON.parse(text) as { data: Record<string, unknown>; errors: object[] }
    expect(status).toBe(200)
    expect(data).toEqual({ [failed]: null, me: { id: 'initial' }, now: expect.any(String) as string })
    expect(errors).toMatchObject([{ path: [failed], extensions: { code } }])
  })
})
