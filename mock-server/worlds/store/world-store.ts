import type { Account } from '../accounts/account-book.ts'
import type { World } from '../world.ts'
import type { BaseWorlds } from './bases.ts'

/** Synchronous for a store in memory, a promise otherwise. */
export type MaybePromise<Value> = Value | Promise<Value>

/**
 * One attempt at a change. It reads the newest state, and its writes and deletions are applied atomically. A shared store may discard an
 * attempt and start another.
 */
export type Attempt = {
  /** The world of the key; undefined if there is none. */
  readonly world: World | undefined
  /** A new world for an ordinary session, with the shared accounts. */
  ordinaryWorld(): World
  /** Stores a world under a key, replacing the existing one. */
  keep(key: string, world: World): void
  /** Stores a world and its counters under a new key and deletes the old key. */
  move(from: string, to: string, world: World): void
  /** Replaces the shared account with the same email. */
  keepAccount(account: Account): void
  /** Deletes a world and its counters. */
  forget(key: string): void
}

/** A stored world, and when it was last used, by the host's clock in milliseconds. */
export type KeptWorld = { key: string; usedAt: number; world: World }

/** Limits of a store. */
export type WorldBounds = {
  /** Maximum number of worlds; infinity if the database sets the limit. */
  maxWorlds: number
  /** How long an unused world is stored, milliseconds. */
  maxIdle: number
}

/** A store's statistics: the number of stored worlds, its limits, and how many worlds were evicted for space or idleness. */
export type WorldFacts = { kind: 'memory' | 'redis'; kept: number; forgotten: number; bounds: WorldBounds }

/** A page of a list: at most `limit` entries, after the key `after`. */
export type Page = { limit: number; after?: string }

/** Stores worlds between requests. Keys are made by `session-key.ts`; a store never parses them. */
export type WorldStore = {
  /** The world of a key, marked as used now; undefined if there is none or it was idle for too long. Read-only. */
  find(key: string): MaybePromise<World | undefined>
  /**
   * Runs work serialized with other changes of its key, against the newest state, and stores its changes before it returns. Work without a key
   * does not belong to a session yet.
   */
  change<Result>(key: string | undefined, work: (attempt: Attempt) => MaybePromise<Result>): MaybePromise<Result>
  /** Counts 1, 2, 3… per key and name. */
  count(key: string, name: string): MaybePromise<number>
  /** The current counters of a key. */
  counters(key: string): MaybePromise<Readonly<Record<string, number>>>
  /** Sets the counters of a key. */
  setCounters(key: string, counters: Readonly<Record<string, number>>): MaybePromise<void>
  /** The world of a key, without marking it as used. */
  look(key: string): MaybePromise<KeptWorld | undefined>
  /** Stored worlds, most recently used first. */
  list(page: Page): MaybePromise<{ total: number; worlds: readonly KeptWorld[] }>
  facts(): MaybePromise<WorldFacts>
  /** Deletes every world; returns how many there were. */
  clear(): MaybePromise<number>
}

/** What a store is created with. */
export type StoreParts = {
  bases: BaseWorlds
  now: () => number
  bounds: Partial<WorldBounds>
  /** Called with the key of an evicted world, so that other data stored under the key can be deleted. */
  onForgotten?: (key: string) => void
}

/** Creates a store for one server. */
export type WorldStoreMaker = (parts: StoreParts) => WorldStore
