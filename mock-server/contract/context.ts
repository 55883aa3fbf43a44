import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import type { ActivePriceType } from '#schema/__generated__/types.ts'
import type { Layered } from '../worlds/layered.ts'
import type { SessionState, ShopperState } from '../worlds/state.ts'
import type { World } from '../worlds/world.ts'
import type { CatalogueIndex, StoreCatalogue } from './catalogue/catalogue-index.ts'
import { isRunning } from './rules/membership/membership-term.ts'

/** Lifetime of a session without a refresh, in milliseconds. */
export const SESSION_LIFETIME = 24 * 60 * 60 * 1000

/** What a host provides for sessions: tokens, and the worlds behind them. */
export type SessionHost = {
  /** Creates a world under a new token, for a request without a session. */
  open(): World
  /** Extends the lifetime of the session's token. */
  extend(): void
  /** Gives the session's world a new token, so a token known before login is worthless afterwards. */
  renew(): void
  /** Ends the session and discards its token. Returns the world that remains. */
  close(): World
}

/** Which parts of the world an answer was computed from, and how often they were read. An answer that read none is the same for everyone. */
export type ContextReads = { world: boolean; clock: boolean; touches: number }

/** What a request is answered from. */
type ContextParts = {
  store: StoreLocale
  catalogue: CatalogueIndex
  world: World
  host: SessionHost
  hostNow: number
  providerOrigin: string
  shopOrigins: readonly string[]
  /** What was published in the store; absent: nothing. */
  published?: Readonly<Partial<StoreContent>>
}

/** The request as resolvers see it: its world, its store and its time. */
export class ContractContext {
  readonly store: StoreLocale
  readonly catalogue: CatalogueIndex
  /** Origin of the payment provider's pages, and the origins of the shop; the first is the shop's own. */
  readonly providerOrigin: string
  readonly shopOrigins: readonly string[]
  /** What was published in the store. Answers that read their world are cached by it. */
  readonly published: Readonly<Partial<StoreContent>>
  readonly reads: ContextReads = { world: false, clock: false, touches: 0 }
  readonly #host: SessionHost
  readonly #hostNow: number
  #world: World

  constructor(parts: ContextParts) {
    this.store = parts.store
    this.catalogue = parts.catalogue
    this.providerOrigin = parts.providerOrigin
    this.shopOrigins = parts.shopOrigins
    this.published = parts.published ?? {}
    this.#world = parts.world
    this.#host = parts.host
    this.#hostNow = parts.hostNow
  }

  /** The world of this request. Reading it makes the answer depend on the world. */
  get world(): World {
    this.reads.touches += 1
    this.reads.world = true
    return this.#world
  }

  /** This store's part of the catalogue. */
  get shop(): StoreCatalogue {
    return this.catalogue.in(this.store)
  }

  /** The current time in this world, in milliseconds. Reading it makes the answer depend on the world and its clock. */
  get now(): number {
    this.reads.touches += 1
    this.reads.world = true
    this.reads.clock = true
    return this.#world.now(this.#hostNow)
  }

  /** The instant that fixture days are counted from, in milliseconds. The same for every world with the same base. */
  get startsAt(): number {
    this.reads.touches += 1
    return this.#world.base.startsAt
  }

  /** The current shopper's price tier. Answers are cached by tier, so reading it adds no other dependency. */
  get tier(): ActivePriceType {
    this.reads.touches += 1
    return priceTierOf(this.#world.shopper, this.store, isMemberOf(this.#world, this.#hostNow))
  }

  /** Whether the current shopper has a running membership. Answers are cached by this, as they are by tier. */
  get isMember(): boolean {
    this.reads.touches += 1
    return isMemberOf(this.#world, this.#hostNow)
  }

  /** The tier that applies without a membership: `typical` with an account, otherwise `guest`. */
  get tierWithoutMembership(): ActivePriceType {
    this.reads.touches += 1
    return this.#world.shopper.read('identity') ? 'typical' : 'guest'
  }

  /** The current shopper's state. */
  get shopper(): Layered<ShopperState> {
    return this.world.shopper
  }

  /** The current session. */
  get session(): SessionState {
    return this.world.state.read('session')
  }

  /** Opens a guest session if none is open. */
  ensureSession(): void {
    if (this.session.kind !== 'none') return
    this.#world = this.#host.open()
    this.setSession({ kind: 'guest', expiresAt: this.now + SESSION_LIFETIME })
  }

  /** Replaces the current session. */
  setSession(session: SessionState): void {
    this.world.state.write('session', session)
  }

  /** Extends the session to its full lifetime from now. */
  extendSession(): void {
    const { session } = this
    if (session.kind === 'none') return
    this.setSession({ ...session, expiresAt: this.now + SESSION_LIFETIME })
    this.#host.extend()
  }

  /** Gives the session a new token. */
  renewToken(): void {
    this.#host.renew()
  }

  /** Ends the session. */
  endSession(): void {
    this.#world = this.#host.close()
  }
}

function isMemberOf(world: World, hostNow: number): boolean {
  const membership = world.shopper.read('identity')?.membership
  return membership !== undefined && isRunning(membership, world.base.startsAt, world.now(hostNow))
}

/** Lists what an answer may depend on without reading the world: the tier, the account, and whether a membership runs. */
export function standingKey(world: World, store: StoreLocale, hostNow: number): string {
  const { shopper } = world
  const isMember = isMemberOf(world, hostNow)
  const standing = isMember ? 'member' : shopper.read('identity') ? 'account' : 'guest'
  return `${priceTierOf(shopper, store, isMember)}/${standing}`
}

function priceTierOf(shopper: Layered<ShopperState>, store: StoreLocale, isMember: boolean): ActivePriceType {
  const hasMembershipInBag = shopper.read('baskets')[store]?.lines.some(({ type }) => type === 'membership') ?? false
  if (isMember || hasMembershipInBag) return 'member'
  return shopper.read('identity') ? 'typical' : 'guest'
}
