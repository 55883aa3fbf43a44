import { Layered } from '../layered.ts'
import type { ShopperState } from '../state.ts'

/** An account: the proof that opens it, and what belongs to its shopper. */
export class Account extends Layered<ShopperState> {
  readonly email: string
  /** Digest of the password; null: the documented password of the base shoppers. */
  readonly proof: string | null

  constructor(email: string, proof: string | null, base: Readonly<ShopperState>, own?: Readonly<Partial<ShopperState>>) {
    super(base, own)
    this.email = email
    this.proof = proof
  }
}

/** The accounts that a base world brings, by email in lower case. Shared and frozen. */
export type BaseAccounts = ReadonlyMap<string, Readonly<ShopperState>>

/** The accounts that a world knows. */
export type Accounts = {
  /** The account behind an email, letter case aside. */
  find(email: string): Account | undefined
  /** Adds an account; the email must be free. Its number among those that were added is for its id. */
  add(email: string, proof: string, makeState: (number: number) => Readonly<ShopperState>): Account
}

/** The accounts of one world, or of all ordinary sessions: the base's own, kept apart once they are touched, and those that were registered. */
export class AccountBook implements Accounts {
  readonly #base: BaseAccounts
  readonly #limit: number
  #touched: Map<string, Account> | undefined
  #registered = 0

  constructor(base: BaseAccounts, limit: number) {
    this.#base = base
    this.#limit = limit
  }

  /** How many accounts were added. */
  get registered(): number {
    return this.#registered
  }

  /** Those that were looked at or added. */
  get touched(): readonly Account[] {
    return [...(this.#touched?.values() ?? [])]
  }

  find(email: string): Account | undefined {
    const key = email.toLowerCase()
    const known = this.#touched?.get(key)
    if (known) return known
    const base = this.#base.get(key)
    return base && this.keep(new Account(key, null, base))
  }

  add(email: string, proof: string, makeState: (number: number) => Readonly<ShopperState>): Account {
    this.#registered += 1
    return this.keep(new Account(email.toLowerCase(), proof, makeState(this.#registered)))
  }

  /** Puts an account in place of the one of the same email. */
  keep(account: Account): Account {
    this.#touched ??= new Map()
    this.#touched.set(account.email, account)
    if (this.#touched.size > this.#limit) {
      const oldest = this.#touched.keys().next()
      if (!oldest.done) this.#touched.delete(oldest.value)
    }
    return account
  }

  /** Goes on counting added accounts from here. */
  countFrom(registered: number): void {
    this.#registered = registered
  }
}
