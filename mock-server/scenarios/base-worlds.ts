import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { shoppers } from '#fixtures/shoppers/shoppers.ts'
import { SESSION_LIFETIME } from '../contract/context.ts'
import { MOST_TRIES } from '../contract/rules/session/login-tries.ts'
import type { BaseAccounts } from '../worlds/accounts/account-book.ts'
import { FAILED_LOGINS_ACCOUNT, untouchedShop } from '../worlds/accounts/account-state.ts'
import { PLAIN_SEED, unarranged } from '../worlds/arranged-state.ts'
import { Layered } from '../worlds/layered.ts'
import { type SessionState, type ShopperState, untouched, type WorldState } from '../worlds/state.ts'
import type { BaseWorld } from '../worlds/world.ts'
import { arrangements, baseShopper, clockFrom, shopperChanges } from './layer-state.ts'
import { SCENARIO_START, standingClock } from './scenario-clock.ts'

const untouchedWorld: WorldState = { ...untouchedShop, ...unarranged, session: { kind: 'none' }, clock: { kind: 'host' } }

const addressOf = ({ identity }: Readonly<ShopperState>): string => (identity?.email ?? '').toLowerCase()

/** The base shoppers' accounts, by email. */
const baseAccounts: BaseAccounts = new Map([
  ...shoppers.map((identity) => Object.freeze({ ...untouched, identity })).map((state) => [addressOf(state), state] as const),
  [FAILED_LOGINS_ACCOUNT, untouched] as const,
])

/** The base shoppers' accounts, with the state (and maybe the email address) of one of them replaced. */
function accountsWith(id: string, own: Readonly<ShopperState>): BaseAccounts {
  return new Map([...baseAccounts].map(([email, state]) => (state.identity?.id === id ? [addressOf(own), own] : [email, state])))
}

/** Accounts with logins of some emails that failed too often, at the start of the scenario. */
function withFailedLogins(emails: readonly string[], accounts: BaseAccounts): BaseAccounts {
  if (emails.length === 0) return accounts
  const failures = Array.from({ length: MOST_TRIES }, () => SCENARIO_START)
  const failedLogins = Object.fromEntries(emails.map((email) => [email.toLowerCase(), failures]))
  return new Map(accounts).set(FAILED_LOGINS_ACCOUNT, Object.freeze({ ...untouched, failedLogins }))
}

/** The world of visits without a scenario: logged out, with a running clock that counts days from the start of the host. */
export function ordinaryWorld(startsAt: number): BaseWorld {
  return Object.freeze({ scenario: null, state: Object.freeze({ ...untouchedWorld }), guest: untouched, accounts: baseAccounts, startsAt })
}

/** The parts of a world: the merged layers of a selection, its clock and its seed. */
export type WorldPlan = {
  /** The canonical selection. */
  selection: string
  store: StoreLocale
  layer: ScenarioLayer
  seed?: string
}

/** The world that a selection describes. */
export function scenarioWorld({ selection, store, layer, seed = PLAIN_SEED }: WorldPlan): BaseWorld {
  const shopper = baseShopper(layer.shopper, store)
  const before = new Layered<ShopperState>({ ...untouched, identity: shopper })
  const own: Readonly<ShopperState> = Object.freeze({ ...untouched, identity: shopper, ...shopperChanges(layer, store, before) })
  const clock = layer.clock ?? standingClock
  const state = {
    ...untouchedWorld,
    ...arrangements(layer, new Layered(untouchedWorld)),
    seed,
    session: sessionOf(layer, own, SCENARIO_START + clock.at + SESSION_LIFETIME),
    clock: clockFrom(clock, SCENARIO_START),
  }
  return Object.freeze({
    scenario: selection,
    store,
    state: Object.freeze(state),
    guest: shopper ? untouched : own,
    accounts: withFailedLogins(layer.failedLogins ?? [], shopper ? accountsWith(shopper.id, own) : baseAccounts),
    startsAt: SCENARIO_START,
  })
}

/** A scenario's session expires a day after its start. A frozen clock never gets there. */
function sessionOf({ session }: ScenarioLayer, { identity }: Readonly<ShopperState>, expiresAt: number): SessionState {
  if (session === 'none') return { kind: 'none' }
  return identity ? { kind: 'account', email: identity.email.toLowerCase(), expiresAt } : { kind: 'guest', expiresAt }
}
