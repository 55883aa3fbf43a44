import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { type Account, AccountBook, type Accounts, type BaseAccounts } from './accounts/account-book.ts'
import { worldInstant } from './clock.ts'
import { Layered } from './layered.ts'
import type { ShopperState, WorldState } from './state.ts'

/** What worlds are laid over: frozen, and shared by every world of one selection. */
export type BaseWorld = {
  /** The canonical selection; null for ordinary sessions. */
  readonly scenario: string | null
  readonly state: Readonly<WorldState>
  /** What a guest has. */
  readonly guest: Readonly<ShopperState>
  readonly accounts: BaseAccounts
  /** The instant that days in fixtures are counted from, milliseconds. */
  readonly startsAt: number
  /** The store that it is about; ordinary sessions say theirs with each request. */
  readonly store?: StoreLocale
}

/** What differs from a base world. */
export type WorldParts = {
  state?: Readonly<Partial<WorldState>>
  guest?: Readonly<Partial<ShopperState>>
  /** Its accounts, where it does not keep its own. */
  accounts?: Accounts
}

/** How many worlds were made: tells one from another in this process. */
let made = 0

/** Maximum number of accounts that one scenario's world can change. */
const WORLD_ACCOUNTS = 200

/** Everything that the mock server knows for one session: a base, and what differs from it. */
export class World {
  readonly base: BaseWorld
  /** Unlike that of any other world of this process. */
  readonly number = ++made
  readonly state: Layered<WorldState>
  readonly #sharedAccounts: Accounts | undefined
  #accounts: AccountBook | undefined
  #guest: Layered<ShopperState>
  #turns = 0

  /** Ordinary sessions share their accounts, as those of a shop do; a scenario's world has its own. */
  constructor(base: BaseWorld, { state, guest, accounts }: WorldParts = {}) {
    this.base = base
    this.state = new Layered(base.state, state)
    this.#guest = new Layered(base.guest, guest)
    this.#sharedAccounts = accounts
  }

  get accounts(): Accounts {
    return this.#sharedAccounts ?? this.ownAccounts
  }

  /** The accounts that belong to this world alone. */
  get ownAccounts(): AccountBook {
    this.#accounts ??= new AccountBook(this.base.accounts, WORLD_ACCOUNTS)
    return this.#accounts
  }

  /** Whether any account of its own was looked at. */
  get hasOwnAccounts(): boolean {
    return this.#accounts !== undefined
  }

  /** The account that is logged in, or undefined. */
  get account(): Account | undefined {
    const session = this.state.read('session')
    return session.kind === 'account' ? this.accounts.find(session.email) : undefined
  }

  /** What belongs to the current shopper. */
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

  /** Ends the session that the world has. */
  endSession(): void {
    this.forgetGuest()
    this.state.write('session', { kind: 'none' })
  }

  /** Names the state that answers are computed from: equal versions, equal answers. */
  get version(): string {
    return `${this.state.version}.${this.#turns}.${this.#guest.version}.${this.account?.version ?? ''}`
  }

  /** The instant that this world believes it is. */
  now(hostNow: number): number {
    return worldInstant(this.state.read('clock'), hostNow)
  }

  /** Whether its session's time is over. */
  hasRunOut(hostNow: number): boolean {
    const session = this.state.read('session')
    return session.kind !== 'none' && session.expiresAt <= this.now(hostNow)
  }
}
