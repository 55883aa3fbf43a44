import { Layered } from './layered.ts'
import type { ShopperState } from './state.ts'

/** An account: the proof that opens it, and what belongs to its shopper. */
export class Account extends Layered<ShopperState> {
  readonly email: string
  /** Digest of the password; null: the documented password of the base shoppers. */
  readonly proof: string | null

  constructor(email: string, proof: string | null, base: Readonly<ShopperState>) {
    super(base)
    this.email = email
    this.proof = proof
  }
}

/** The accounts that a base world brings, by email in lower case. Shared and frozen. */
export type BaseAccounts = ReadonlyMap<string, Readonly<ShopperState>>

/** The accounts that one world knows: the base's own, kept apart once they are touched, and those that were registered in it. */
export class AccountBook {
  readonly #base: BaseAccounts
  readonly #limit: number
  #touched: Map<string, Account> | undefined

  constructor(base: BaseAccounts, limit: number) {
    this.#base = base
    this.#limit = limit
  }

  /** The account behind an email, letter case aside. */
  find(email: string): Account | undefined {
    const key = email.toLowerCase()
    const known = this.#touched?.get(key)
    if (known) return known
    const base = this.#base.get(key)
    return base && this.#keep(key, new Account(key, null, base))
  }

  /** Adds an account; the email must be free. Its number among those that were added is for its id. */
  add(email: string, proof: string, makeState: (number: number) => Readonly<ShopperState>): Account {
    const key = email.toLowerCase()
    return this.#keep(key, new Account(key, proof, makeState((this.#touched?.size ?? 0) + 1)))
  }

  #keep(key: string, account: Account): Account {
    this.#touched ??= new Map()
    this.#touched.set(key, account)
    if (this.#touched.size > this.#limit) {
      const oldest = this.#touched.keys().next()
      if (!oldest.done) this.#touched.delete(oldest.value)
    }
    return account
  }
}
