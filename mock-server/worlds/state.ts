import type { BasketRecord } from '#fixtures/basket/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import { type AccountState, type ShopState, untouchedAccount } from './accounts/account-state.ts'
import type { ArrangedState } from './arranged-state.ts'

/** The session of a world: none, a guest's, or an account's (by email). `expiresAt` in milliseconds. */
export type SessionState = { kind: 'none' } | { kind: 'guest'; expiresAt: number } | { kind: 'account'; email: string; expiresAt: number }

/**
 * What a world's clock does, milliseconds: it is the host's, as for ordinary sessions; it stands; or it runs from `at`, where it was at the host's
 * instant `since` (null: it starts when the world is opened).
 */
export type ClockState = { kind: 'host' } | { kind: 'frozen'; at: number } | { kind: 'running'; at: number; since: number | null }

/**
 * What belongs to a shopper: a guest's goes with the session, an account's stays with the account. A domain that remembers something of
 * a shopper adds one line here and its default to `untouched`.
 */
export type ShopperState = AccountState & {
  /** Who it is; null for a guest. */
  identity: ShopperRecord | null
  baskets: Readonly<Partial<Record<StoreLocale, BasketRecord>>>
  /** Names of the prompts that were seen. */
  prompts: readonly string[]
}

/** What belongs to the world, whoever the shopper is. A domain that can be changed for everybody adds one line here and its default below. */
export type WorldState = ShopState &
  ArrangedState & {
    session: SessionState
    clock: ClockState
  }

/** A shopper of whom nothing is known. */
export const untouched: Readonly<ShopperState> = Object.freeze({
  ...untouchedAccount,
  identity: null,
  baskets: Object.freeze({}),
  prompts: Object.freeze([]),
})
