import { getResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contractHandlers, handlers } from '#mock-server/browser.ts'
import { type Listening, listen } from '#mock-server/host/test-listener.ts'
import { createTestServer } from '#mock-server/test.ts'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { HeldWaits } from './held-waits.ts'

const server = createTestServer()
let listening: Listening

beforeAll(async () => {
  // Behind MSW, the contract reads its own address from the page.
  vi.stubGlobal('location', { origin: 'http://localhost:6006' })
  listening = await listen(server)
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await listening.close()
})

const LIPSTICK = 'OT-RSL-07'

/** The selection's basket: two of one lipstick. */
const withLine = (line: object = {}) => ({ basket: { items: [{ quantity: 2, ...line }] } })

type Ask = (request: Request) => Promise<Response>

/** Behind MSW a network error is a special response, which the page's fetch turns into a rejection. */
const askMsw: Ask = async (request) => {
  const response = await getResponse([...handlers], request)
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

const hosts: [host: string, ask: Ask][] = [
  ['a real client at the Node server’s socket', (request) => fetch(request)],
  ['fetch in-process', (request) => server.fetch(request)],
  ['a page with the contract behind MSW', askMsw],
]

type More = { url?: string; signal?: AbortSignal }

let worlds = 0

/** A request in a guest's own world; the selection names the fault. */
function asking(operation: string, faults: string, more: More = {}): Request {
  worlds += 1
  const chosen = { 'x-scenario': `uk-guest&basket=two-items&fault=${faults}`, 'x-world': `at-host-${worlds}` }
  return new Request(more.url ?? listening.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...chosen },
    body: JSON.stringify({ query: server.operation(operation) }),
    ...(more.signal ? { signal: more.signal } : {}),
  })
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe.each(hosts)('%s', (_host, ask) => {
  it('is answered as ever where nothing goes wrong', async () => {
    const response = await ask(asking('getBasket', 'getPlp;reset'))
    expect(response.headers.get('x-fault-applied')).toBeNull()
    expect(await response.json()).toMatchObject({ data: withLine() })
  })

  it.each(['reset', 'empty-reply'])('gets no answer: %s', async (effect) => {
    await expect(ask(asking('getBasket', `getBasket;${effect}`))).rejects.toBeInstanceOf(TypeError)
  })

  it('gets an HTTP status with no GraphQL in the body', async () => {
    const response = await ask(asking('getBasket', 'getBasket;status=503;retry-after=30'))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(response.headers.get('x-fault-applied')).toBe('getBasket;status=503;retry-after=30')
    expect(isJson(await response.text())).toBe(false)
  })

  it.each([204, 301, 429, 500])('gets the status %i', async (status) => {
    const response = await ask(asking('getBasket', `*;status=${status}`))
    expect(response.status).toBe(status)
    expect((await response.text()) === '').toBe(status === 204)
  })

  it('gets a body that ends in the middle, although its length was announced', async () => {
    const response = await ask(asking('getBasket', '*;truncated'))
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000)
    await expect(response.text()).rejects.toBeInstanceOf(TypeError)
  })

  it('gets a body that is no JSON, and is whole', async () => {
    const response = await ask(asking('getBasket', '*;malformed'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('json')])
    const text = await response.text()
    expect(isJson(text)).toBe(false)
    expect(Number(response.headers.get('content-length'))).toBe(new TextEncoder().encode(text).length)
  })

  it('gets empty data', async () => {
    const response = await ask(asking('getBasket', '*;empty-data'))
    expect([response.status, await response.text()]).toEqual([200, '{"data":null}'])
  })

  it('gets an error at each root field, with its code', async () => {
    const response = await ask(asking('getBasket', '*;error=BASKET_LOST;message=Gone%2C%20all%20of%20it.'))
    const errors = [{ message: 'Gone, all of it.', path: ['basket'], extensions: { code: 'BASKET_LOST' } }]
    expect(await response.json()).toMatchObject({ data: null, errors })
  })

  it('gets an error at a path, and null at the nearest field above it that may be', async () => {
    const response = await ask(asking('getBasket', 'getBasket;error=STORE_BUSY;path=basket.items.0.variant.sku'))
    const errors = [{ path: ['basket', 'items', 0, 'variant', 'sku'], extensions: { code: 'STORE_BUSY' } }]
    expect(await response.json()).toMatchObject({ data: withLine({ variant: null }), errors })
  })

  it('gets nothing at a path of a whole answer, and no error', async () => {
    const response = await ask(asking('getBasket', 'getBasket;partial=basket.items.*.variant'))
    const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown }
    expect(errors).toBeUndefined()
    expect(data).toMatchObject(withLine({ variant: null }))
  })

  it('gets a whole answer in pieces, and late', async () => {
    const response = await ask(asking('getBasket', '*;dribble=5x1,*;latency=1'))
    expect(response.headers.get('x-fault-applied')).toBe('*;dribble=5x1, *;latency=1')
    expect(await response.json()).toMatchObject({ data: withLine() })
  })
})

/** The cause that a cut connection reports. */
const causeOf = (asked: Promise<Response>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: Error) => error.cause,
  )

describe('behind MSW', () => {
  it.each(['reset', 'empty-reply'])('%s is what a network error is there', async (effect) => {
    const response = await getResponse([...handlers], asking('getBasket', `*;${effect}`))
    expect(response?.type).toBe('error')
  })
})

describe('in a page', () => {
  it('a document is answered by its hash, in the visit that the page adds', async () => {
    const [sha256Hash] = Object.entries(manifest).find(([, { name }]) => name === 'getShopper') ?? []
    const request = new Request('http://localhost:6006/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:6006' },
      body: JSON.stringify({ operationName: 'getShopper', extensions: { persistedQuery: { version: 1, sha256Hash } } }),
    })
    const ofMember = contractHandlers(() => ({ 'x-scenario': 'us-plus-member', 'x-world': 'page' }))
    const response = await getResponse(ofMember, request)
    expect(await response?.json()).toMatchObject({ data: { me: { isMember: true } } })
  })
})

describe('at the socket', () => {
  it('a reset is a reset, and an empty reply a connection that closes without a byte', async () => {
    expect(await causeOf(fetch(asking('getBasket', '*;reset')))).toMatchObject({ code: 'ECONNRESET' })
    expect(await causeOf(fetch(asking('getBasket', '*;empty-reply')))).toMatchObject({
      code: 'UND_ERR_SOCKET',
      message: 'other side closed',
      socket: { bytesRead: 0 },
    })
  })

  it('half of a truncated body arrives', async () => {
    const response = await fetch(asking('getBasket', '*;truncated'))
    const reader = response.body?.getReader()
    const first = await reader?.read()
    await expect(reader?.read()).rejects.toThrow('terminated')
    expect(first?.value?.length).toBe(Math.floor(Number(response.headers.get('content-length')) / 2))
  })

  it('pieces come one by one, each after its pause', async () => {
    const waits = new HeldWaits()
    const held = await listen(createTestServer({ wait: waits.wait }))
    const asked = fetch(asking('getBasket', '*;dribble=3x250', { url: held.url }))
    const pieces: number[] = []
    const pauses: number[] = []
    const releaseNext = async (): Promise<void> => {
      const pause = await waits.next()
      pauses.push(pause.milliseconds)
      pause.release()
    }
    await releaseNext()
    const reader = (await asked).body?.getReader()
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      pieces.push(piece.value.length)
      if (pieces.length < 3) await releaseNext()
    }
    expect(pauses).toEqual([250, 250, 250])
    expect(pieces).toHaveLength(3)
    expect(Math.max(...pieces) - Math.min(...pieces)).toBeLessThanOrEqual(2)
    await held.close()
  })

  it('who goes away is not waited for', async () => {
    const waits = new HeldWaits()
    const held = await listen(createTestServer({ wait: waits.wait }))
    const leaving = new AbortController()
    const asked = fetch(asking('getBasket', '*;latency=60000', { url: held.url, signal: leaving.signal })).catch(
      (error: Error) => error.name,
    )
    const wait = await waits.next()
    leaving.abort()
    expect(await asked).toBe('AbortError')
    await wait.abandoned
    expect(wait.milliseconds).toBe(60_000)
    await held.close()
  })

  it.each(['reset', 'empty-reply', 'truncated', 'malformed', 'status=503', 'dribble=3x1'])(
    'the next request is answered after %s',
    async (effect) => {
      const whole = (request: Request): Promise<unknown> => fetch(request).then((response) => response.text())
      await Promise.allSettled([whole(asking('getBasket', `*;${effect}`))])
      expect(await whole(asking('getBasket', 'getPlp;reset'))).toContain(LIPSTICK)
    },
  )
})
