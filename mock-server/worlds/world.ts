import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { type Account, AccountBook, type Accounts, type BaseAccounts } from './accounts/account-book.ts'
import { worldInstant } from './clock.ts'
import { Layered } from './layered.ts'
import type { ShopperState, WorldState } from './state.ts'

/** The base of a world: frozen, and shared by every world of one selection. */
export type BaseWorld = {
  /** The canonical selection; null for ordinary sessions. */
  readonly scenario: string | null
  readonly state: Readonly<WorldState>
  /** Initial state of a guest. */
  readonly guest: Readonly<ShopperState>
  readonly accounts: BaseAccounts
  /** The instant from which days in fixtures are counted, milliseconds. */
  readonly startsAt: number
  /** The store of the scenario; ordinary sessions name theirs in each request. */
  readonly store?: StoreLocale
}

/** A world's differences from its base. */
export type WorldParts = {
  state?: Readonly<Partial<WorldState>>
  guest?: Readonly<Partial<ShopperState>>
  /** Shared accounts; absent: the world has its own. */
  accounts?: Accounts
}

/** Number of worlds created; identifies a world within this process. */
let made = 0

/** Maximum number of accounts that one scenario's world can change. */
const WORLD_ACCOUNTS = 200

/** All state of one session: a base and the differences from it. */
export class World {
  readonly base: BaseWorld
  /** Unique within this process. */
  readonly number = ++made
  readonly state: Layered<WorldState>
  readonly #sharedAccounts: Accounts | undefined
  #accounts: AccountBook | undefined
  #guest: Layered<ShopperState>
  #turns = 0

  /** Ordinary sessions share accounts, as in a real shop; a scenario's world has its own. */
  constructor(base: BaseWorld, { state, guest, accounts }: WorldParts = {}) {
    this.base = base
    this.state = new Layered(base.state, state)
    this.#guest = new Layered(base.guest, guest)
    this.#sharedAccounts = accounts
  }

  get accounts(): Accounts {
    return this.#sharedAccounts ?? this.ownAccounts
  }

  /** The accounts of this world only. */
  get ownAccounts(): AccountBook {
    this.#accounts ??= new AccountBook(this.base.accounts, WORLD_ACCOUNTS)
    return this.#accounts
  }

  /** Whether any of its own accounts was accessed. */
  get hasOwnAccounts(): boolean {
    return this.#accounts !== undefined
  }

  /** The logged-in account, or undefined. */
  get account(): Account | undefined {
    const session = this.state.read('session')
    return session.kind === 'account' ? this.accounts.find(session.email) : undefined
  }

  /** State of the current shopper. */
  get shopper(): Layered<ShopperState> {
    return this.account ?? this.#guest
  }

  /** State of this session's guest, even while a shopper is logged in. */
  get guest(): Layered<ShopperState> {
    return this.#guest
  }

  /** Discards the guest's state. */
  forgetGuest(): void {
    const attempts = this.#guest.read('attempts')
    // The next guest's attempts have other ids than those of the one before, who may have taken them to an account.
    const seed = `${attempts.seed ?? 'guest'}+`
    const isUntouched = attempts === this.base.guest.attempts
    this.#guest = new Layered(this.base.guest, isUntouched ? {} : { attempts: { ...this.base.guest.attempts, seed } })
    this.#turns += 1
  }

  /** Ends the world's session. */
  endSession(): void {
    this.forgetGuest()
    this.state.write('session', { kind: 'none' })
  }

  /** Identifies the state that answers are computed from: equal versions give equal answers. */
  get version(): string {
    return `${this.state.version}.${this.#turns}.${this.#guest.version}.${this.account?.version ?? ''}`
  }

  /** The current instant in this world. */
  now(hostNow: number): number {
    return worldInstant(this.state.read('clock'), hostNow)
  }

  /** Whether its session has expired. */
  hasRunOut(hostNow: number): boolean {
    const session = this.state.read('session')
    return session.kind !== 'none' && session.expiresAt <= this.now(hostNow)
  }
}
