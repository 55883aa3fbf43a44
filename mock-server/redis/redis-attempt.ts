import type { Account } from '../worlds/accounts/account-book.ts'
import type { Attempt } from '../worlds/store/world-store.ts'
import type { BaseWorld } from '../worlds/world.ts'
import { World } from '../worlds/world.ts'
import { worldRecord } from '../worlds/world-record.ts'
import type { LoadedAccounts } from './loaded-accounts.ts'

/** A loaded world: its revision ('0' if it does not exist), its record as text, and the world itself. */
export type ReadWorld = { key: string; revision: string; record: string; world: World | undefined }

/** A change for `commitChange`, which applies it atomically. */
type RedisChange = {
  checks: [where: string, revision: string][]
  registered?: [before: string, now: string]
  moves: [from: string, to: string][]
  forgets: string[]
  worlds: [key: string, record: string, email: string][]
  accounts: [email: string, record: string][]
}

/** One attempt: collects its changes without writing anything. */
export class RedisAttempt implements Attempt {
  readonly world: World | undefined
  readonly accounts: LoadedAccounts
  readonly #read: ReadWorld | undefined
  readonly #ordinary: BaseWorld
  readonly #kept = new Map<string, World>()
  readonly #moves: [string, string][] = []
  readonly #forgotten = new Set<string>()

  constructor(read: ReadWorld | undefined, ordinary: BaseWorld, accounts: LoadedAccounts) {
    this.world = read?.world
    this.accounts = accounts
    this.#read = read
    this.#ordinary = ordinary
  }

  ordinaryWorld(): World {
    return new World(this.#ordinary, { accounts: this.accounts })
  }

  keep(key: string, world: World): void {
    this.#kept.set(key, world)
    this.#forgotten.delete(key)
  }

  move(from: string, to: string, world: World): void {
    this.#kept.delete(from)
    this.#moves.push([from, to])
    this.keep(to, world)
  }

  keepAccount(account: Account): void {
    this.accounts.keep(account)
  }

  forget(key: string): void {
    this.#kept.delete(key)
    this.#forgotten.add(key)
  }

  /** The collected changes; undefined if there are none. */
  change(): RedisChange | undefined {
    const worlds = this.#writtenWorlds()
    const accounts = this.accounts.changed()
    const { registered } = this.accounts
    if (worlds.length + accounts.length + this.#moves.length + this.#forgotten.size === 0 && !registered) return undefined
    const own: RedisChange['checks'] = this.#read ? [[`w:${this.#read.key}`, this.#read.revision]] : []
    return {
      checks: [...own, ...this.accounts.revisions.map(([email, revision]): [string, string] => [`a:${email}`, revision])],
      ...(registered && { registered: [String(registered[0]), String(registered[1])] }),
      moves: this.#moves,
      forgets: [...this.#forgotten],
      worlds,
      accounts,
    }
  }

  /** The stored worlds, and the loaded one if it has changed. */
  #writtenWorlds(): RedisChange['worlds'] {
    const read = this.#read
    const isGone = read && (this.#forgotten.has(read.key) || this.#moves.some(([from]) => from === read.key))
    const kept = new Map(this.#kept)
    if (read?.world && !isGone && !kept.has(read.key) && textOf(read.world) !== read.record) kept.set(read.key, read.world)
    return [...kept].map(([key, world]) => [key, textOf(world), emailOf(world)])
  }
}

function textOf(world: World): string {
  return JSON.stringify(worldRecord(world))
}

/** The shared account needed to restore a world. */
function emailOf(world: World): string {
  const session = world.state.read('session')
  return world.base.scenario === null && session.kind === 'account' ? session.email : ''
}
