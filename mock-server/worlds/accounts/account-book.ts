import { Layered } from '../layered.ts'
import type { ShopperState } from '../state.ts'

/** An account: its password proof and its shopper's state. */
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

/** The accounts of a base world, by email in lower case. Shared and frozen. */
export type BaseAccounts = ReadonlyMap<string, Readonly<ShopperState>>

/** The accounts of a world. */
export type Accounts = {
  /** Finds an account that is not closed by email, case-insensitively. */
  find(email: string): Account | undefined
  /** Adds an account; the email must be free. `number` counts the added accounts and is used for the id. */
  add(email: string, proof: string, makeState: (number: number) => Readonly<ShopperState>): Account
}

/** An account that can be logged in to; undefined for one that is closed. */
export function openOnly(account: Account | undefined): Account | undefined {
  return account?.read('isClosed') ? undefined : account
}

/** The accounts of one world, or of all ordinary sessions: copies of the base's accounts once accessed, and registered accounts. */
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

  /** The accessed or added accounts. */
  get touched(): readonly Account[] {
    return [...(this.#touched?.values() ?? [])]
  }

  find(email: string): Account | undefined {
    const key = email.toLowerCase()
    const known = this.#touched?.get(key)
    if (known) return openOnly(known)
    const base = this.#base.get(key)
    return base && this.keep(new Account(key, null, base))
  }

  add(email: string, proof: string, makeState: (number: number) => Readonly<ShopperState>): Account {
    this.#registered += 1
    return this.keep(new Account(email.toLowerCase(), proof, makeState(this.#registered)))
  }

  /** Replaces the account with the same email. */
  keep(account: Account): Account {
    this.#touched ??= new Map()
    this.#touched.set(account.email, account)
    if (this.#touched.size > this.#limit) {
      const oldest = this.#touched.keys().next()
      if (!oldest.done) this.#touched.delete(oldest.value)
    }
    return account
  }

  /** Sets the number of added accounts to continue from. */
  countFrom(registered: number): void {
    this.#registered = registered
  }
}
