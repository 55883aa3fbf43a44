import type { BasketRecord } from '#fixtures/basket/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import { type AccountState, type ShopState, untouchedAccount } from './accounts/account-state.ts'
import type { ArrangedState } from './arranged-state.ts'

/** The session of a world: none, a guest's, or an account's (by email). `expiresAt` in milliseconds. */
export type SessionState = { kind: 'none' } | { kind: 'guest'; expiresAt: number } | { kind: 'account'; email: string; expiresAt: number }

/**
 * A world's clock, in milliseconds: the host's clock, as for ordinary sessions; frozen; or running from `at`, which it showed at the host's
 * instant `since` (null: it starts when the world is opened).
 */
export type ClockState = { kind: 'host' } | { kind: 'frozen'; at: number } | { kind: 'running'; at: number; since: number | null }

/**
 * State of one shopper: a guest's ends with the session, an account's stays with the account. A domain with new shopper state adds one line
 * here and its default to `untouched`.
 */
export type ShopperState = AccountState & {
  /** The shopper; null for a guest. */
  identity: ShopperRecord | null
  baskets: Readonly<Partial<Record<StoreLocale, BasketRecord>>>
  /** Names of the prompts already seen. */
  prompts: readonly string[]
}

/** State of the world, shared by all its shoppers. A domain with new world state adds one line here and its default below. */
export type WorldState = ShopState &
  ArrangedState & {
    session: SessionState
    clock: ClockState
  }

/** Initial state of a shopper. */
export const untouched: Readonly<ShopperState> = Object.freeze({
  ...untouchedAccount,
  identity: null,
  baskets: Object.freeze({}),
  prompts: Object.freeze([]),
})
