import { AccountBook } from '../accounts/account-book.ts'
import { World } from '../world.ts'
import { Turns } from './turns.ts'
import type { Attempt, KeptWorld, MaybePromise, Page, StoreParts, WorldBounds, WorldFacts, WorldStore } from './world-store.ts'

export const defaultBounds: WorldBounds = { maxWorlds: 100_000, maxIdle: 24 * 60 * 60 * 1000 }

/** Maximum number of accounts of ordinary sessions. */
const ORDINARY_ACCOUNTS = 10_000

/** Maximum number of counters for visits without a world. */
const MOST_COUNTERS = 1000

type Kept = { world: World; usedAt: number; counters: Map<string, number> | undefined }

/** Worlds in memory, ordered by last use. Each write evicts a few idle ones, so there is no timer and no sweep. */
export class MemoryWorldStore implements WorldStore {
  readonly #parts: StoreParts
  readonly #bounds: WorldBounds
  readonly #kept = new Map<string, Kept>()
  readonly #ordinaryAccounts: AccountBook
  readonly #turns = new Turns()
  readonly #strayCounters = new Map<string, number>()
  #forgotten = 0

  constructor(parts: StoreParts) {
    this.#parts = parts
    this.#bounds = { ...defaultBounds, ...parts.bounds }
    this.#ordinaryAccounts = new AccountBook(parts.bases.ordinary().accounts, ORDINARY_ACCOUNTS)
  }

  find(key: string): World | undefined {
    const kept = this.#alive(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    kept.usedAt = this.#parts.now()
    this.#kept.set(key, kept)
    return kept.world
  }

  look(key: string): KeptWorld | undefined {
    const kept = this.#alive(key)
    return kept && { key, usedAt: kept.usedAt, world: kept.world }
  }

  /** Worlds are mutated in place: changes of a key are serialized, and a failed operation is answered as an error. */
  change<Result>(key: string | undefined, work: (attempt: Attempt) => MaybePromise<Result>): MaybePromise<Result> {
    const run = (): MaybePromise<Result> => work(this.#attempt(key))
    return key === undefined ? run() : this.#turns.take(key, run)
  }

  count(key: string, name: string): number {
    const counters = this.#countersOf(key)
    const count = (counters.get(name) ?? 0) + 1
    if (count === 1 && counters.size >= MOST_COUNTERS) counters.clear()
    counters.set(name, count)
    return count
  }

  counters(key: string): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#kept.get(key)?.counters ?? [])
  }

  setCounters(key: string, counters: Readonly<Record<string, number>>): void {
    const kept = this.#kept.get(key)
    if (kept) kept.counters = new Map(Object.entries(counters))
  }

  list({ limit, after }: Page): { total: number; worlds: readonly KeptWorld[] } {
    const newest = [...this.#kept].reverse()
    const start = after === undefined ? 0 : newest.findIndex(([key]) => key === after) + 1
    const worlds = newest.slice(start, start + limit).map(([key, { usedAt, world }]) => ({ key, usedAt, world }))
    return { total: newest.length, worlds }
  }

  facts(): WorldFacts {
    return { kind: 'memory', kept: this.#kept.size, forgotten: this.#forgotten, bounds: this.#bounds }
  }

  clear(): number {
    const had = this.#kept.size
    this.#kept.clear()
    return had
  }

  #alive(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    if (this.#parts.now() - kept.usedAt <= this.#bounds.maxIdle) return kept
    this.#drop(key)
    return undefined
  }

  #attempt(key: string | undefined): Attempt {
    return {
      world: key === undefined ? undefined : this.find(key),
      ordinaryWorld: () => new World(this.#parts.bases.ordinary(), { accounts: this.#ordinaryAccounts }),
      keep: (at, world) => this.#keep(at, world),
      move: (from, to, world) => this.#move(from, to, world),
      keepAccount: (account) => void this.#ordinaryAccounts.keep(account),
      forget: (at) => void this.#kept.delete(at),
    }
  }

  #keep(key: string, world: World): void {
    const counters = this.#kept.get(key)?.counters
    this.#kept.delete(key)
    this.#kept.set(key, { world, usedAt: this.#parts.now(), counters })
    this.#forgetIdle(3)
    while (this.#kept.size > this.#bounds.maxWorlds) this.#forgetOldest()
  }

  #move(from: string, to: string, world: World): void {
    const counters = this.#kept.get(from)?.counters
    this.#kept.delete(from)
    this.#keep(to, world)
    const moved = this.#kept.get(to)
    if (moved) moved.counters = counters
  }

  #countersOf(key: string): Map<string, number> {
    const kept = this.#kept.get(key)
    if (!kept) return this.#strayCounters
    kept.counters ??= new Map()
    return kept.counters
  }

  #drop(key: string): void {
    this.#kept.delete(key)
    this.#forgotten += 1
    this.#parts.onForgotten?.(key)
  }

  #forgetOldest(): void {
    const oldest = this.#kept.keys().next()
    if (!oldest.done) this.#drop(oldest.value)
  }

  /** Checks only a few of the least recently used worlds, so that a full store costs no more than an empty one. */
  #forgetIdle(most: number): void {
    const before = this.#parts.now() - this.#bounds.maxIdle
    for (let looked = 0; looked < most; looked += 1) {
      const oldest = this.#kept.values().next()
      if (oldest.done || oldest.value.usedAt >= before) return
      this.#forgetOldest()
    }
  }
}
