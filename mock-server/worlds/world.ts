import { type Account, AccountBook, type BaseAccounts } from './account-book.ts'
import { Layered } from './layered.ts'
import type { ShopperState, WorldState } from './state.ts'

/** What worlds are laid over: frozen, and shared by every world of one scenario. */
export type BaseWorld = {
  /** The scenario's name; null for ordinary visits. */
  readonly scenario: string | null
  readonly state: Readonly<WorldState>
  /** What a guest has. */
  readonly guest: Readonly<ShopperState>
  readonly accounts: BaseAccounts
  /** The instant that days in fixtures are counted from, milliseconds. */
  readonly startsAt: number
}

/** How many worlds were made: tells one from another in this process. */
let made = 0

/** At most this many accounts are touched in one scenario's world. */
const WORLD_ACCOUNTS = 200

/** Everything that the mock server knows for one session: a base, and what differs from it. */
export class World {
  readonly base: BaseWorld
  /** Unlike that of any other world of this process. */
  readonly number = ++made
  readonly state: Layered<WorldState>
  readonly #sharedAccounts: AccountBook | undefined
  #accounts: AccountBook | undefined
  #guest: Layered<ShopperState>
  #turns = 0

  /** Ordinary visits share one book of accounts, as a shop does; a scenario's world has its own. */
  constructor(base: BaseWorld, sharedAccounts?: AccountBook) {
    this.base = base
    this.state = new Layered(base.state)
    this.#guest = new Layered(base.guest)
    this.#sharedAccounts = sharedAccounts
  }

  get accounts(): AccountBook {
    if (this.#sharedAccounts) return this.#sharedAccounts
    this.#accounts ??= new AccountBook(this.base.accounts, WORLD_ACCOUNTS)
    return this.#accounts
  }

  /** The account that is logged in, or undefined. */
  get account(): Account | undefined {
    const session = this.state.read('session')
    return session.kind === 'account' ? this.accounts.find(session.email) : undefined
  }

  /** What belongs to whoever is here. */
  get shopper(): Layered<ShopperState> {
    return this.account ?? this.#guest
  }

  /** What the guest of this session has, even while somebody is logged in. */
  get guest(): Layered<ShopperState> {
    return this.#guest
  }

  /** Forgets what the guest had. */
  forgetGuest(): void {
    this.#guest = new Layered(this.base.guest)
    this.#turns += 1
  }

  /** Names the state that answers are computed from: equal versions, equal answers. */
  get version(): string {
    return `${this.state.version}.${this.#turns}.${this.#guest.version}.${this.account?.version ?? ''}`
  }

  /** The instant that this world believes it is. */
  now(hostNow: number): number {
    const clock = this.state.read('clock')
    return clock.kind === 'standing' ? clock.at : hostNow
  }
}
