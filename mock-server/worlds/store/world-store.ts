import type { Account } from '../accounts/account-book.ts'
import type { World } from '../world.ts'
import type { BaseWorlds } from './bases.ts'

/** Now where a store is in memory, later where it is not. */
export type MaybePromise<Value> = Value | Promise<Value>

/**
 * One try at a change. What it reads is the newest state, and what it keeps and forgets takes effect with it as a whole. A store that is shared may
 * throw a try away and begin another.
 */
export type Attempt = {
  /** The world of the key; undefined when there is none. */
  readonly world: World | undefined
  /** An untouched world of ordinary sessions, whose accounts are those that they share. */
  ordinaryWorld(): World
  /** Keeps a world under a key, in place of what is there. */
  keep(key: string, world: World): void
  /** Keeps a world under a new key, with what was counted for it; the old key is forgotten. */
  move(from: string, to: string, world: World): void
  /** Puts an account of ordinary sessions in place of the one of the same email. */
  keepAccount(account: Account): void
  /** Forgets a world and what was counted in it. */
  forget(key: string): void
}

/** A world that is kept, and when it was used last, by the host's clock in milliseconds. */
export type KeptWorld = { key: string; usedAt: number; world: World }

/** How much a store keeps, and for how long. */
export type WorldBounds = {
  /** Maximum number of worlds; a store that leaves this to its database says so by infinity. */
  maxWorlds: number
  /** A world that nobody asked for this long is forgotten, milliseconds. */
  maxIdle: number
}

/** What a store tells of itself: how many worlds it keeps and may keep, and how many it has forgotten for want of room or use. */
export type WorldFacts = { kind: 'memory' | 'redis'; kept: number; forgotten: number; bounds: WorldBounds }

/** Which part of a list is wanted: so many, after the one of this key. */
export type Page = { limit: number; after?: string }

/** Where worlds are kept between requests. Keys are made by `visits.ts`; a store never reads them. */
export type WorldStore = {
  /** The world of a key, which counts as used now; undefined when there is none or it was idle for too long. It is only to be read. */
  find(key: string): MaybePromise<World | undefined>
  /**
   * Runs work alone among the changes of its key, against the newest state, and keeps what it changed before it answers. Without a key: work that
   * belongs to no session yet.
   */
  change<Result>(key: string | undefined, work: (attempt: Attempt) => MaybePromise<Result>): MaybePromise<Result>
  /** Counts 1, 2, 3… by key and name. */
  count(key: string, name: string): MaybePromise<number>
  /** What was counted for a key so far. */
  counters(key: string): MaybePromise<Readonly<Record<string, number>>>
  /** Goes on counting from there. */
  setCounters(key: string, counters: Readonly<Record<string, number>>): MaybePromise<void>
  /** The world of a key, without counting as used. */
  look(key: string): MaybePromise<KeptWorld | undefined>
  /** Worlds that are kept, those used last first. */
  list(page: Page): MaybePromise<{ total: number; worlds: readonly KeptWorld[] }>
  facts(): MaybePromise<WorldFacts>
  /** Forgets every world; answers how many there were. */
  clear(): MaybePromise<number>
}

/** What a store needs to know to be made. */
export type StoreParts = {
  bases: BaseWorlds
  now: () => number
  bounds: Partial<WorldBounds>
  /** Told of a key whose world was forgotten because of a bound: what else is kept under it is nobody's any more. */
  onForgotten?: (key: string) => void
}

/** Makes a store for one server. */
export type WorldStoreMaker = (parts: StoreParts) => WorldStore
