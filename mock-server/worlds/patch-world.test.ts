import { expect, test } from 'vitest'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { SCENARIO_START } from '../scenarios/scenario-clock.ts'
import { selectWorld } from '../scenarios/selected-worlds.ts'
import { patchWorld } from './patch-world.ts'
import { World } from './world.ts'

const DAY = 86_400_000
const HOST_NOW = SCENARIO_START + 1000 * DAY

function worldOf(selection: string): World {
  return new World(selectWorld(selection).base)
}

function patched(selection: string, ...layers: readonly ScenarioLayer[]): World {
  const world = worldOf(selection)
  for (const layer of layers) patchWorld(world, layer, selectWorld(selection).store, HOST_NOW)
  return world
}

test('a patch of a world says what the same layer says in a scenario', () => {
  const { layer, base } = selectWorld(
    'shopper=plus-member&basket=one-item&promo=active&flag.experiment-strikethrough-price=variant&country=US',
  )
  const { store: _store, shopper: _shopper, ...rest } = layer
  const world = patched('uk-plus-member', rest)
  const wanted = new World(base)
  expect({ ...world.state.base, ...world.state.differences() }).toEqual({ ...wanted.state.base, ...wanted.state.differences() })
  expect(world.shopper.read('baskets')).toEqual(wanted.shopper.read('baskets'))
})

test('entries are kept beside those that were there', () => {
  const world = patched('uk-guest', { flags: { a: '1' }, answers: { 'A.b': 1 } }, { flags: { b: '2' }, answers: { 'A.c': 2 } })
  expect(world.state.read('flags')).toEqual({ a: '1', b: '2' })
  expect(world.state.read('answers')).toEqual({ 'A.b': 1, 'A.c': 2 })
})

test('notices and faults stand in place of those that were there', () => {
  const world = patched('notice=ITEM_OOS&fault=slow-network', { notices: [], faults: [] })
  expect(world.state.read('notices')).toEqual([])
  expect(world.state.read('faults')).toEqual([])
})

test('another shopper is logged in, with a session that ends a day from the world’s now', () => {
  const world = patched('uk-guest&basket=one-item', { shopper: 'annual-member', clock: { kind: 'frozen', at: 31 * DAY } })
  expect(world.shopper.read('identity')?.id).toBe('uk-annual-member')
  expect(world.state.read('session')).toEqual({
    kind: 'account',
    email: 'annual-member.uk@example.com',
    expiresAt: SCENARIO_START + 32 * DAY,
  })
  expect(world.shopper.read('baskets')).toEqual({})
  patchWorld(world, { shopper: 'guest' }, 'en-GB', HOST_NOW)
  expect(world.shopper.read('baskets')['en-GB']?.lines).toHaveLength(1)
})

test('a membership and a name are put right on whoever is here', () => {
  const world = patched('uk-plus-member', { membership: null, person: { firstName: 'Ida' } })
  expect(world.shopper.read('identity')).toMatchObject({ id: 'uk-plus-member', firstName: 'Ida', lastName: 'Raman' })
  expect(world.shopper.read('identity')).not.toHaveProperty('membership')
})

test('codes change without the lines, and lines without the codes', () => {
  const world = patched(
    'uk-guest&basket=one-item&promo=active',
    { codes: ['WINTER25'] },
    { basket: { lines: [], deliveryMethod: 'Express' } },
  )
  expect(world.shopper.read('baskets')).toEqual({ 'en-GB': { lines: [], codes: ['WINTER25'], deliveryMethod: 'Express', version: 3 } })
})

test('a clock that runs goes on from the instant of the patch', () => {
  const world = patched('uk-guest', { clock: { kind: 'running', at: DAY } })
  expect(world.now(HOST_NOW + 5)).toBe(SCENARIO_START + DAY + 5)
})

test('a session can be taken away, and opened again', () => {
  const world = patched('uk-plus-member', { session: 'none' })
  expect(world.state.read('session')).toEqual({ kind: 'none' })
  patchWorld(world, { session: 'open' }, 'en-GB', HOST_NOW)
  expect(world.state.read('session')).toMatchObject({ kind: 'guest' })
})

test.each<[string, ScenarioLayer, string]>([
  ['another store', { store: 'en-US', flags: { a: '1' } }, 'another selection'],
  ['a membership of nobody', { membership: { plan: 'plus', startedDaysAgo: 1, termEndsInDays: 9 }, flags: { a: '1' } }, 'say who is here'],
  [
    'a sku that is not sold',
    { flags: { a: '1' }, basket: { deliveryMethod: 'None', lines: [lineOf('OT-NONE')] } },
    "basket.lines[0].offerId: the store en-GB does not sell 'OT-NONE'",
  ],
])('%s is refused, and nothing is changed', (_name, layer, words) => {
  const world = worldOf('uk-guest')
  const before = world.version
  expect(() => patchWorld(world, layer, 'en-GB', HOST_NOW)).toThrow(words)
  expect(world.version).toBe(before)
})

function lineOf(offerId: string) {
  return { id: 'line', type: 'product', origin: 'user', offerId, quantity: 1, giftInfo: null, kitSku: null, giftOffer: null } as const
}

test('what a patch says of one world is not said of another of the same base', () => {
  patched('uk-guest', { flags: { a: '1' }, account: { prompts: ['seen'] } })
  expect(worldOf('uk-guest').state.read('flags')).toEqual({})
  expect(worldOf('uk-guest').shopper.read('prompts')).toEqual([])
})
