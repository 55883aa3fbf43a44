import type { ScenarioLayer, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import { shopperById, shoppers } from '#fixtures/shoppers/shoppers.ts'
import { SESSION_LIFETIME } from '../contract/context.ts'
import type { BaseAccounts } from '../worlds/account-book.ts'
import { type SessionState, type ShopperState, untouched } from '../worlds/state.ts'
import type { BaseWorld } from '../worlds/world.ts'

/** The instant at which every scenario's world starts and stands. */
export const SCENARIO_START = Date.parse('2026-03-02T10:00:00.000Z')

/** A scenario's session ends a day after its start, which a standing clock never reaches. */
const SESSION_END = SCENARIO_START + SESSION_LIFETIME

/** The base shoppers' accounts; the scenario's own shopper has what its layers say. */
function accountsWith(own?: Readonly<ShopperState>): BaseAccounts {
  const stateOf = (identity: ShopperRecord): Readonly<ShopperState> => (own?.identity?.email === identity.email ? own : Object.freeze({ ...untouched, identity }))
  return new Map(shoppers.map((shopper) => [shopper.email, stateOf(shopper)]))
}

/** The world of ordinary visits: nobody is logged in, the clock runs, and days are counted from when the host started. */
export function ordinaryWorld(startsAt: number): BaseWorld {
  return Object.freeze({
    scenario: null,
    state: Object.freeze({ session: { kind: 'none' }, clock: { kind: 'running' } } as const),
    guest: untouched,
    accounts: accountsWith(),
    startsAt,
  })
}

/** All layers of a scenario as one: later ones stand above earlier ones. */
function flatten(layers: readonly ScenarioLayer[]): ScenarioLayer {
  return Object.assign({}, ...layers) as ScenarioLayer
}

/** The world that a scenario describes. */
export function scenarioWorld(scenario: ScenarioRecord): BaseWorld {
  const layer = flatten(scenario.layers)
  const identity = layer.shopper && layer.shopper !== 'guest' ? shopperById(layer.shopper) : null
  const state: ShopperState = { ...untouched, identity, ...(layer.basket ? { baskets: { [scenario.store]: layer.basket } } : {}) }
  const session: SessionState =
    layer.session === 'none' ? { kind: 'none' } : identity ? { kind: 'account', email: identity.email, expiresAt: SESSION_END } : { kind: 'guest', expiresAt: SESSION_END }
  return Object.freeze({
    scenario: scenario.name,
    state: Object.freeze({ session, clock: { kind: 'standing', at: SCENARIO_START } } as const),
    guest: identity ? untouched : Object.freeze(state),
    accounts: accountsWith(identity ? Object.freeze(state) : undefined),
    startsAt: SCENARIO_START,
  })
}
