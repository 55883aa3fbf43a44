import { Account, type Accounts } from '../worlds/accounts/account-book.ts'
import type { ShopperState } from '../worlds/state.ts'
import type { BaseWorld } from '../worlds/world.ts'
import { type AccountRecord, accountFrom, accountRecord } from '../worlds/world-record.ts'

/** An account as Redis has it: a revision of '0' and no record where it has none. */
export type KeptAccount = { revision: string; record: string }

type Loaded = KeptAccount & { account: Account | undefined }

/**
 * The accounts of ordinary sessions as far as they were read. Resolvers ask for accounts without waiting, so one that was not read is only noted: the
 * try that wanted it is thrown away, and the next one has it.
 */
export class LoadedAccounts implements Accounts {
  readonly #base: BaseWorld
  readonly #loaded = new Map<string, Loaded>()
  readonly #wanted = new Set<string>()
  readonly #countedFrom: number | undefined
  #added = 0
  #wantsCount = false

  /** `registered` is how many accounts were registered so far, where that was read. */
  constructor(base: BaseWorld, registered?: number) {
    this.#base = base
    this.#countedFrom = registered
  }

  /** Emails of accounts that were asked for and not read. */
  get wanted(): readonly string[] {
    return [...this.#wanted]
  }

  /** Whether the number of registered accounts was asked for and not read. */
  get wantsCount(): boolean {
    return this.#wantsCount
  }

  /** How many accounts were registered before, and are now; undefined when none was added. */
  get registered(): [before: number, now: number] | undefined {
    return this.#added > 0 && this.#countedFrom !== undefined ? [this.#countedFrom, this.#countedFrom + this.#added] : undefined
  }

  /** What was read, by email. */
  get revisions(): [email: string, revision: string][] {
    return [...this.#loaded].map(([email, { revision }]) => [email, revision])
  }

  /** Takes in what Redis has of an account. */
  load(email: string, kept: KeptAccount): void {
    const base = this.#base.accounts.get(email)
    const record = kept.record === '' ? undefined : (JSON.parse(kept.record) as AccountRecord)
    const account = record ? accountFrom(record, this.#base) : base && new Account(email, null, base)
    this.#loaded.set(email, { ...kept, account })
  }

  find(email: string): Account | undefined {
    const key = email.toLowerCase()
    if (!this.#loaded.has(key)) this.#wanted.add(key)
    return this.#loaded.get(key)?.account
  }

  add(email: string, proof: string, makeState: (number: number) => Readonly<ShopperState>): Account {
    this.#wantsCount ||= this.#countedFrom === undefined
    this.#added += 1
    return this.keep(new Account(email.toLowerCase(), proof, makeState((this.#countedFrom ?? 0) + this.#added)))
  }

  /** Puts an account in place of the one of the same email. */
  keep(account: Account): Account {
    const known = this.#loaded.get(account.email)
    if (!known) this.#wanted.add(account.email)
    this.#loaded.set(account.email, { revision: known?.revision ?? '0', record: known?.record ?? '', account })
    return account
  }

  /** Records of the accounts that differ from what was read. */
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
