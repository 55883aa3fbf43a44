import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { createTestServer, type TestServer } from '#mock-server/test.ts'

const inStock = catalogue.products
  .flatMap(({ variants }) => variants)
  .filter((variant) => variant.inStock && variant.prices['en-GB'] && variant.prices['en-US'])
const item = (quantity: number, at = 0) => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  type: 'product',
  variantId: inStock[at]?.id,
  variantSku: inStock[at]?.sku,
  quantity,
})

type Lines = { basket: { items: { quantity: number; origin: string; variant: { sku: string } }[] } }

async function add(server: TestServer, headers: Record<string, string>, quantity = 1, at = 0) {
  return server.execute({
    document: server.operation('addBasketItems'),
    variables: { listId: '', version: -1, items: [item(quantity, at)] },
    headers,
  })
}

/** The shopper's own lines; gifts are added automatically. */
async function linesOf(server: TestServer, headers: Record<string, string>): Promise<{ quantity: number; sku: string }[]> {
  const { data } = await server.execute<Lines, object>({ document: '{ basket { items { quantity origin variant { sku } } } }', headers })
  return (data?.basket.items ?? [])
    .filter(({ origin }) => origin === 'user')
    .map(({ quantity, variant }) => ({ quantity, sku: variant.sku }))
}

describe('worlds', () => {
  test('two worlds of one scenario never meet', async () => {
    const server = createTestServer()
    await add(server, { 'x-scenario': 'uk-guest', 'x-world': 'one' }, 2)
    expect(await linesOf(server, { 'x-scenario': 'uk-guest', 'x-world': 'one' })).toHaveLength(1)
    expect(await linesOf(server, { 'x-scenario': 'uk-guest', 'x-world': 'two' })).toEqual([])
    expect(await linesOf(server, { 'x-scenario': 'uk-non-member', 'x-world': 'one' })).toEqual([])
  })

  test('three hundred worlds at once each hold what was put into them', async () => {
    const server = createTestServer()
    const worlds = Array.from({ length: 300 }, (_, at) => ({
      'x-scenario': at % 2 ? 'uk-guest' : 'us-annual-member',
      'x-world': `crowd-${at}`,
    }))
    await Promise.all(worlds.map((headers, at) => add(server, headers, 1 + (at % 3), at % 50)))
    const held = await Promise.all(worlds.map((headers) => linesOf(server, headers)))
    expect(held).toEqual(
      worlds.map((_, at) => [{ quantity: Math.min(1 + (at % 3), inStock[at % 50]?.maxItemQuantity ?? 99), sku: inStock[at % 50]?.sku }]),
    )
  })

  test('a header chooses before a cookie, and a cookie before the session', async () => {
    const server = createTestServer()
    const name = async (headers: Record<string, string>) =>
      (await server.execute<{ me: { id: string } }, object>({ document: '{ me { id } }', headers })).data?.me.id
    expect(await name({ cookie: 'scenario=uk-plus-member; world=a', 'x-scenario': 'us-staff-member' })).toBe('us-staff-member')
    expect(await name({ cookie: 'scenario=uk-plus-member; world=a; ottilie-session=whatever-token' })).toBe('uk-plus-member')
    expect(await name({})).toBe('initial')
  })

  test('a scenario without a world has one by default, and a world without a scenario is a guest’s', async () => {
    const server = createTestServer()
    await add(server, { 'x-scenario': 'uk-guest' })
    expect(await linesOf(server, { 'x-scenario': 'uk-guest', 'x-world': 'default' })).toHaveLength(1)
    await add(server, { 'x-world': 'alone', 'x-store': 'en-US' })
    expect(await linesOf(server, { 'x-scenario': 'us-guest', 'x-world': 'alone' })).toHaveLength(1)
  })

  test('a basket belongs to one store', async () => {
    const server = createTestServer()
    const headers = { 'x-scenario': 'uk-guest', 'x-world': 'stores' }
    await add(server, headers)
    expect(await linesOf(server, { ...headers, 'x-store': 'en-US' })).toEqual([])
    expect(await linesOf(server, { ...headers, 'x-store': 'en-GB' })).toHaveLength(1)
  })

  test('the clock of a scenario stands; that of a visit runs with the host', async () => {
    let now = Date.parse('2027-01-01T00:00:00.000Z')
    const server = createTestServer({ now: () => now })
    const clock = async (headers: Record<string, string>) =>
      (await server.execute<{ now: string }, object>({ document: '{ now }', headers })).data?.now
    expect([await clock({}), await clock({ 'x-scenario': 'uk-guest' })]).toEqual(['2027-01-01T00:00:00.000Z', '2026-03-02T10:00:00.000Z'])
    now += 60_000
    expect([await clock({}), await clock({ 'x-scenario': 'uk-guest' })]).toEqual(['2027-01-01T00:01:00.000Z', '2026-03-02T10:00:00.000Z'])
  })
})

describe('what is wrong with a choice is said', () => {
  test('an unknown scenario is a 400 that names the nearest', async () => {
    const { status, errors, data } = await createTestServer().execute({ document: '{ now }', scenario: 'uk-plus-membr' })
    expect({ status, data, code: errors[0]?.extensions?.code }).toEqual({ status: 400, data: null, code: 'UNKNOWN_SCENARIO' })
    expect(errors[0]?.message).toContain('uk-plus-member')
  })

  const wrong: Record<string, string>[] = [{ 'x-world': '../..' }, { 'x-world': 'a'.repeat(81) }, { 'x-store': 'fr-FR' }]
  test.each(wrong)('%o is a 400', async (headers) => {
    const { status, errors } = await createTestServer().execute({ document: '{ now }', headers })
    expect({ status, code: errors[0]?.extensions?.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' })
  })
})

describe('keeping worlds', () => {
  test('the world that was used longest ago is forgotten first', async () => {
    const server = createTestServer({ worldBounds: { maxWorlds: 2 } })
    const world = (name: string) => ({ 'x-scenario': 'uk-guest', 'x-world': name })
    await add(server, world('a'))
    await add(server, world('b'))
    await linesOf(server, world('a'))
    await add(server, world('c'))
    expect(await server.worlds.facts()).toMatchObject({ kept: 2, forgotten: 1, bounds: { maxWorlds: 2 } })
    expect(await linesOf(server, world('a'))).toHaveLength(1)
    expect(await linesOf(server, world('b'))).toEqual([])
  })

  test('a world that nobody asks for is forgotten after its time', async () => {
    let now = 0
    const server = createTestServer({ now: () => now, worldBounds: { maxIdle: 1000 } })
    const headers = { 'x-scenario': 'uk-guest', 'x-world': 'idle' }
    await add(server, headers)
    now = 900
    expect(await linesOf(server, headers)).toHaveLength(1)
    now = 1901
    expect(await linesOf(server, headers)).toEqual([])
  })
})
