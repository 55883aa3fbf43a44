import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ListeningControl, listenWithControl } from '../testing/listening-control.ts'

let control: ListeningControl
let session: string

beforeAll(async () => {
  control = await listenWithControl()
  const opened = await control.ask('/control/sessions', { method: 'POST', body: { selection: 'uk-guest', world: 'of-faults' } })
  session = (opened.json as { id: string }).id
})

afterAll(() => control.close())

type Kind = 'operation' | 'code'

const texts: Readonly<Record<Kind, string>> = { operation: 'addBasketItem;status=503', code: 'getBasket;error=BAD_INPUT' }
const records: Readonly<Record<Kind, object>> = {
  operation: { target: { operation: 'addBasketItem' }, effect: { kind: 'status', status: 503 } },
  code: { target: { operation: 'getBasket' }, effect: { kind: 'error', code: 'BAD_INPUT' } },
}
const near: Readonly<Record<Kind, string>> = { operation: 'addBasketItems', code: 'BAD_USER_INPUT' }

const asked = (headers: Record<string, string>) =>
  control.ask('/graphql', { method: 'POST', headers, body: { query: 'query getShopper { now }' } })

/** Every place where a fault can be said. */
const places: [where: string, say: (kind: Kind) => ReturnType<ListeningControl['ask']>][] = [
  ['the header x-fault', (kind) => asked({ 'x-fault': texts[kind] })],
  ['the header x-scenario', (kind) => asked({ 'x-scenario': `uk-guest&fault=${texts[kind]}` })],
  ['the cookie scenario', (kind) => asked({ cookie: `scenario=${encodeURIComponent(`uk-guest&fault=${texts[kind]}`)}` })],
  [
    'a new session',
    (kind) => control.ask('/control/sessions', { method: 'POST', body: { selection: `uk-guest&fault=${texts[kind]}`, world: 'w' } }),
  ],
  ['a link', (kind) => control.ask(`/open?${new URLSearchParams({ selection: `uk-guest&fault=${texts[kind]}` })}`)],
  [
    'the faults of a session, as text',
    (kind) => control.ask(`/control/sessions/${session}/faults`, { method: 'PUT', body: { faults: [texts[kind]] } }),
  ],
  [
    'the faults of a session, as data',
    (kind) => control.ask(`/control/sessions/${session}/faults`, { method: 'PUT', body: { faults: [records[kind]] } }),
  ],
  [
    'a change of a session',
    (kind) => control.ask(`/control/sessions/${session}`, { method: 'PATCH', body: { layer: { faults: [records[kind]] } } }),
  ],
]

describe.each(places)('in %s', (_where, say) => {
  test.each(['operation', 'code'] as const)('an unknown %s is refused, with the near ones, in whole sentences', async (kind) => {
    const { status, text } = await say(kind)
    expect(status).toBe(400)
    expect(text).toContain(near[kind])
    expect(text).not.toContain('..')
  })
})

test.each<[string, string, object]>([
  ['PUT', '/faults', { faults: ['getBasket;partial=basket'] }],
  ['PATCH', '', { layer: { faults: [{ target: {}, effect: { kind: 'partial', path: 'basket' } }] } }],
])('a fault at a field that cannot be null is refused by %s with one full stop', async (method, path, body) => {
  const { status, json } = await control.ask(`/control/sessions/${session}${path}`, { method, body })
  expect({ status, json }).toMatchObject({ status: 400, json: { error: { message: expect.stringMatching(/or an error there\.$/) } } })
  expect(JSON.stringify(json)).not.toContain('..')
})
