import type { ScenarioLayer, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import { shopperById, shoppers } from '#fixtures/shoppers/shoppers.ts'
import { SESSION_LIFETIME } from '../contract/context.ts'
import type { BaseAccounts } from '../worlds/account-book.ts'
import { untouchedShop } from '../worlds/account-state.ts'
import { type SessionState, type ShopperState, untouched } from '../worlds/state.ts'
import type { BaseWorld } from '../worlds/world.ts'

/** The instant at which every scenario's world starts and stands. */
export const SCENARIO_START = Date.parse('2026-03-02T10:00:00.000Z')

/** A scenario's session ends a day after its start, which a standing clock never reaches. */
const SESSION_END = SCENARIO_START + SESSION_LIFETIME

/** The base shoppers' accounts; the scenario's own shopper has what its layers say. */
function accountsWith(own?: Readonly<ShopperState>): BaseAccounts {
  const stateOf = (identity: ShopperRecord): Readonly<ShopperState> =>
    own?.identity?.email === identity.email ? own : Object.freeze({ ...untouched, identity })
  return new Map(shoppers.map((shopper) => [shopper.email, stateOf(shopper)]))
}

/** The world of ordinary visits: nobody is logged in, the clock runs, and days are counted from when the host started. */
export function ordinaryWorld(startsAt: number): BaseWorld {
  return Object.freeze({
    scenario: null,
    state: Object.freeze({ ...untouchedShop, session: { kind: 'none' }, clock: { kind: 'running' } } as const),
    guest: untouched,
    accounts: accountsWith(),
    startsAt,
  })
}

/** All layers of a scenario as one: later ones stand above earlier ones, and parts of an account or of the CMS above the same parts. */
function flatten(layers: readonly ScenarioLayer[]): ScenarioLayer {
  const account = Object.assign({}, ...layers.map((layer) => layer.account)) as ScenarioLayer['account']
  const content = Object.assign({}, ...layers.map((layer) => layer.content)) as ScenarioLayer['content']
  return { ...(Object.assign({}, ...layers) as ScenarioLayer), account, content }
}

/** Who a scenario's shopper is, with the membership that its layers say. */
function identityOf({ shopper, membership }: ScenarioLayer): ShopperRecord | null {
  if (!shopper || shopper === 'guest') return null
  const { membership: own, ...person } = shopperById(shopper)
  const held = membership === undefined ? own : (membership ?? undefined)
  return held ? { ...person, membership: held } : person
}

/** The world that a scenario describes. */
export function scenarioWorld(scenario: ScenarioRecord): BaseWorld {
  const layer = flatten(scenario.layers)
  const identity = identityOf(layer)
  const state: ShopperState = {
    ...untouched,
    ...layer.account,
    identity,
    ...(layer.basket ? { baskets: { [scenario.store]: layer.basket } } : {}),
  }
  const { viewerCountry = untouchedShop.viewerCountry } = layer
  const session: SessionState =
    layer.session === 'none'
      ? { kind: 'none' }
      : identity
        ? { kind: 'account', email: identity.email, expiresAt: SESSION_END }
        : { kind: 'guest', expiresAt: SESSION_END }
  return Object.freeze({
    scenario: scenario.name,
    state: Object.freeze({
      ...untouchedShop,
      content: layer.content ?? {},
      viewerCountry,
      session,
      clock: { kind: 'standing', at: SCENARIO_START },
    } as const),
    guest: identity ? untouched : Object.freeze(state),
    accounts: accountsWith(identity ? Object.freeze(state) : undefined),
    startsAt: SCENARIO_START,
  })
}
