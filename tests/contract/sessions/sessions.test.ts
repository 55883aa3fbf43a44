import { describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#mock-server/test.ts'
import { storeKinds, twoInstances } from '../stores/servers.ts'
import { doStep, doSteps, itemOf, type Step } from '../stores/steps.ts'

const place = { scenario: 'uk-annual-member', world: 'one' }
const add = (at: number): Step => ({ operation: 'addBasketItems', variables: { listId: '', version: -1, items: [itemOf(at)] } })
const basketCountOf = async (server: TestServer, id: string): Promise<number> =>
  ((await server.sessions.inspect(id)).basket['items'] as readonly { origin: string }[]).filter(({ origin }) => origin === 'user').length

const lipsticks = {
  id: '00000000-0000-4000-8000-000000000007',
  type: 'product',
  origin: 'user',
  offerId: 'OT-RSL-07',
  quantity: 3,
  giftInfo: null,
  kitSku: null,
  giftOffer: null,
} as const

/** A text's bytes in base64url, the form in which an address names a session. */
const idOf = (key: string): string => Buffer.from(key).toString('base64url')

describe.each(storeKinds)('a session in %s', (kind) => {
  test('is opened, looked at, and found in the list by any instance', async () => {
    const [here, there] = await twoInstances(kind)
    const opened = await here.sessions.open(place.scenario, place.world)
    expect(opened).toMatchObject({ id: idOf('scenario/uk-annual-member/one'), selection: 'uk-annual-member', world: 'one', store: 'en-GB' })
    expect(opened).toMatchObject({ user: { userType: 'member' }, faults: [], differences: {}, clock: { kind: 'frozen' } })
    await doSteps([here, there], [add(0), add(1)], place)
    expect(await there.sessions.inspect(opened.id)).toEqual(await here.sessions.inspect(opened.id))
    expect(await basketCountOf(there, opened.id)).toBe(2)
    const { total, sessions } = await there.sessions.list({ limit: 10 })
    expect({ total, sessions }).toMatchObject({ total: 1, sessions: [{ id: opened.id, requests: 2 }] })
  })

  test('that is opened twice is the same one', async () => {
    const [here, there] = await twoInstances(kind)
    await doStep(here, add(0), place)
    expect(await basketCountOf(there, (await there.sessions.open(place.scenario, place.world)).id)).toBe(1)
  })

  test('is listed a page at a time, last used first', async () => {
    let now = 1_000_000
    const [here] = await twoInstances(kind, { now: () => now })
    for (const world of ['a', 'b', 'c']) {
      now += 1000
      await here.sessions.open('uk-guest', world)
    }
    now += 1000
    await doStep(here, { operation: 'getBasket', variables: {} }, { scenario: 'uk-guest', world: 'a' })
    const first = await here.sessions.list({ limit: 2 })
    expect(first.sessions.map(({ world }) => world)).toEqual(['a', 'c'])
    const rest = await here.sessions.list({ limit: 2, after: first.sessions[1]?.id ?? '' })
    expect({ total: rest.total, worlds: rest.sessions.map(({ world }) => world) }).toEqual({ total: 3, worlds: ['b'] })
  })

  test('is changed as a scenario’s layer would change it', async () => {
    const [here, there] = await twoInstances(kind)
    const { id } = await here.sessions.open('uk-guest', 'patched')
    const patched = await there.sessions.patch(id, {
      shopper: 'lapsed-member',
      flags: { 'experiment-anniversary-teaser': '1' },
      basket: { lines: [lipsticks], deliveryMethod: 'Express' },
      notices: [{ code: 'TO_BE_SEEN', level: 'info' }],
    })
    expect(patched).toMatchObject({
      user: { userType: 'lapsedmember', email: 'lapsed-member.uk@example.com' },
      notices: [{ code: 'TO_BE_SEEN' }],
    })
    expect(patched.flags['experiment-anniversary-teaser']).toBe('1')
    expect(patched.basket).toMatchObject({ items: [{ quantity: 3, variant: { sku: 'OT-RSL-07' } }], deliveryMethod: 'Express' })
    expect((await here.sessions.patch(id, { session: 'none' })).user).toMatchObject({ userType: 'guest' })
    await expect(here.sessions.patch(id, { store: 'en-US' })).rejects.toMatchObject({ code: 'BAD_LAYER' })
  })

  test('fails on request, and stops failing', async () => {
    const [here, there] = await twoInstances(kind)
    const { id } = await here.sessions.open(place.scenario, place.world)
    await here.sessions.setFaults(id, ['getBasket;status=503'])
    const look: Step = { operation: 'getBasket', variables: {} }
    expect((await doStep(there, look, place)).slice(0, 3)).toBe('503')
    await there.sessions.setFaults(id, [])
    expect((await doStep(here, look, place)).slice(0, 3)).toBe('200')
    await expect(here.sessions.setFaults(id, ['getBasket;explodes'])).rejects.toThrow(/explodes/)
  })

  test('is put back to what its selection says', async () => {
    const [here, there] = await twoInstances(kind)
    const { id, key } = await here.sessions.open(place.scenario, place.world)
    const before = await here.sessions.inspect(id)
    await doSteps([here, there], [add(0), add(1)], place)
    await here.worlds.count(key, 'a fault')
    await here.sessions.setClock(id, { kind: 'frozen', by: 1000 })
    expect({ ...(await there.sessions.reset(id)), usedAt: 0 }).toEqual({ ...before, usedAt: 0 })
    expect([await here.journal.read(key), await here.worlds.counters(key)]).toEqual([[], {}])
  })

  test('ends, and is not there any more', async () => {
    const [here, there] = await twoInstances(kind)
    const { id, key } = await here.sessions.open(place.scenario, place.world)
    await doStep(here, add(0), place)
    await there.sessions.end(id)
    await expect(here.sessions.inspect(id)).rejects.toMatchObject({ code: 'NO_SUCH_SESSION' })
    expect(await here.journal.read(key)).toEqual([])
    await here.sessions.open('uk-guest', 'a')
    await here.sessions.open('uk-guest', 'b')
    expect(await there.sessions.endAll()).toBe(2)
    expect((await here.sessions.list({ limit: 5 })).total).toBe(0)
  })

  test('of an ordinary visit can be looked at, handed on and reset', async () => {
    const [here, there] = await twoInstances(kind)
    const login = { input: { email: 'plus-member.uk@example.com', password: 'ottilie-demo' } }
    const { setCookie } = await here.execute({ document: here.operation('login'), variables: login })
    const headers = { cookie: setCookie?.split(';', 1)[0] ?? '' }
    await here.execute({ document: here.operation('addWishlistItemBySKU'), variables: { sku: 'OT-RSL-07' }, headers })
    const [session] = (await there.sessions.list({ limit: 5 })).sessions
    expect(session).toMatchObject({ selection: '', world: null })
    const id = session?.id ?? ''
    expect((await there.sessions.inspect(id)).user).toMatchObject({ userType: 'member' })
    const file = JSON.parse(JSON.stringify(await there.sessions.exportFile(id))) as object
    const elsewhere = createTestServer()
    const { session: back } = await elsewhere.sessions.importFile({ file, mode: 'restore' })
    expect(back.user).toEqual((await here.sessions.inspect(id)).user)
    expect((await elsewhere.sessions.exportFile(back.id)).record).toEqual((await here.sessions.exportFile(id)).record)
    expect((await here.sessions.reset(id)).user).toMatchObject({ userType: 'guest' })
    await expect(here.sessions.importFile({ file, mode: 'replay' })).rejects.toMatchObject({ code: 'BAD_SESSION_FILE' })
  })
})

describe('what cannot be is refused', () => {
  test.each(['', '%%%', idOf('scenario/uk-guest/never'), idOf('nobody'), 'A'.repeat(5000)])('no session is called %s', async (id) => {
    await expect(createTestServer().sessions.inspect(id)).rejects.toMatchObject({ code: 'NO_SUCH_SESSION' })
  })

  test('a selection that is none, and a world that cannot be called so', async () => {
    const { sessions } = createTestServer()
    await expect(sessions.open('uk-gest', 'a')).rejects.toMatchObject({ code: 'UNKNOWN_SCENARIO' })
    await expect(sessions.open('uk-guest', 'a/b')).rejects.toMatchObject({ code: 'BAD_WORLD_NAME' })
  })

  async function file(): Promise<Record<string, unknown>> {
    const { sessions } = createTestServer()
    return JSON.parse(JSON.stringify(await sessions.exportFile((await sessions.open('uk-guest', 'filed')).id))) as Record<string, unknown>
  }

  const damages: [string, (whole: Record<string, unknown>) => unknown][] = [
    ['no object', () => 'compact-session/1'],
    ['another format', (whole) => ({ ...whole, format: 'compact-session/9' })],
    ['no record', ({ record: _record, ...rest }) => rest],
    ['a record of another form', (whole) => ({ ...whole, record: { ...(whole['record'] as object), format: 'compact-world/9' } })],
    ['a record of another selection', (whole) => ({ ...whole, record: { ...(whole['record'] as object), selection: 'us-guest' } })],
    ['parts that no world has', (whole) => ({ ...whole, record: { ...(whole['record'] as object), state: { weather: 'fair' } } })],
    ['parts that no shopper has', (whole) => ({ ...whole, record: { ...(whole['record'] as object), guest: { shoes: 2 } } })],
    [
      'an unknown account',
      (whole) => ({
        ...whole,
        record: { ...(whole['record'] as object), accounts: [{ email: 'x@y.z', proof: null, base: null, own: {} }] },
      }),
    ],
    ['a fault that is none', (whole) => ({ ...whole, faults: ['getBasket;explodes'] })],
    ['counters that do not count', (whole) => ({ ...whole, counters: { a: -1 } })],
    ['another key', (whole) => ({ ...whole, more: true })],
  ]

  test.each(damages)('a file with %s, whole and without a trace', async (_what, damage) => {
    const server = createTestServer()
    const request = server.sessions.importFile({ file: damage(await file()), mode: 'restore' })
    await expect(request).rejects.toMatchObject({ code: 'BAD_SESSION_FILE' })
    expect((await server.sessions.list({ limit: 5 })).total).toBe(0)
  })

  test('a file of a selection that is not known here', async () => {
    const whole = await file()
    const strange = { ...whole, selection: 'uk-gest', record: { ...(whole['record'] as object), selection: 'uk-gest' } }
    await expect(createTestServer().sessions.importFile({ file: strange, mode: 'restore' })).rejects.toMatchObject({
      code: 'UNKNOWN_SCENARIO',
    })
  })
})
