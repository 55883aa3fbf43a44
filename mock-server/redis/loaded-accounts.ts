import { Account, type Accounts, openOnly } from '../worlds/accounts/account-book.ts'
import type { ShopperState } from '../worlds/state.ts'
import type { BaseWorld } from '../worlds/world.ts'
import { type AccountRecord, accountFrom, accountRecord } from '../worlds/world-record.ts'

/** An account as stored in Redis; revision '0' and no record if it does not exist. */
export type KeptAccount = { revision: string; record: string }

type Loaded = KeptAccount & { account: Account | undefined }

/**
 * The loaded accounts of ordinary sessions. Resolvers read accounts synchronously, so a missing one is only noted: the attempt is discarded,
 * and the next attempt has loaded it.
 */
export class LoadedAccounts implements Accounts {
  readonly #base: BaseWorld
  readonly #loaded = new Map<string, Loaded>()
  readonly #wanted = new Set<string>()
  readonly #countedFrom: number | undefined
  #added = 0
  #wantsCount = false

  /** `registered` is the number of registered accounts, if it was read. */
  constructor(base: BaseWorld, registered?: number) {
    this.#base = base
    this.#countedFrom = registered
  }

  /** Emails of requested accounts that are not loaded. */
  get wanted(): readonly string[] {
    return [...this.#wanted]
  }

  /** Whether the number of registered accounts was requested but not loaded. */
  get wantsCount(): boolean {
    return this.#wantsCount
  }

  /** The number of registered accounts before and now; undefined if none was added. */
  get registered(): [before: number, now: number] | undefined {
    return this.#added > 0 && this.#countedFrom !== undefined ? [this.#countedFrom, this.#countedFrom + this.#added] : undefined
  }

  /** Revisions of the loaded accounts, by email. */
  get revisions(): [email: string, revision: string][] {
    return [...this.#loaded].map(([email, { revision }]) => [email, revision])
  }

  /** Adds an account loaded from Redis. */
  load(email: string, kept: KeptAccount): void {
    const base = this.#base.accounts.get(email)
    const record = kept.record === '' ? undefined : (JSON.parse(kept.record) as AccountRecord)
    const account = record ? accountFrom(record, this.#base) : base && new Account(email, null, base)
    this.#loaded.set(email, { ...kept, account })
  }

  find(email: string): Account | undefined {
    const key = email.toLowerCase()
    if (!this.#loaded.has(key)) this.#wanted.add(key)
    return openOnly(this.#loaded.get(key)?.account)
  }

  add(email: string, proof: string, makeState: (number: number) => Readonly<ShopperState>): Account {
    this.#wantsCount ||= this.#countedFrom === undefined
    this.#added += 1
    return this.keep(new Account(email.toLowerCase(), proof, makeState((this.#countedFrom ?? 0) + this.#added)))
  }

  /** Replaces the account with the same email. */
  keep(account: Account): Account {
    const known = this.#loaded.get(account.email)
    if (!known) this.#wanted.add(account.email)
    this.#loaded.set(account.email, { revision: known?.revision ?? '0', record: known?.record ?? '', account })
    return account
  }

  /** Records of the accounts that changed since they were loaded. */
  changed(): [email: string, record: string][] {
    return [...this.#loaded].flatMap(([email, { account, record }]): [string, string][] => {
      if (!account) return []
      const made = accountRecord(account, this.#base)
      const isPlain = record === '' && made.base === null && Object.keys(made.own).length === 0
      const text = JSON.stringify(made)
      return isPlain || text === record ? [] : [[email, text]]
    })
  }
}
