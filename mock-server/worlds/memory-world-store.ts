import type { World } from './world.ts'
import type { WorldStore } from './world-store.ts'

/** How much a memory store keeps, and for how long. */
export type WorldBounds = {
  /** At most this many worlds. */
  maxWorlds: number
  /** A world that nobody asked for this long is forgotten, milliseconds. */
  maxIdle: number
}

export const defaultBounds: WorldBounds = { maxWorlds: 100_000, maxIdle: 24 * 60 * 60 * 1000 }

type Kept = { world: World; usedAt: number }

/** Worlds in memory, in order of use. Forgetting is done a little at a time, whenever one is kept: no timer, no sweep. */
export class MemoryWorldStore implements WorldStore {
  readonly #now: () => number
  readonly #bounds: WorldBounds
  readonly #kept = new Map<string, Kept>()

  constructor(now: () => number, bounds: Partial<WorldBounds> = {}) {
    this.#now = now
    this.#bounds = { ...defaultBounds, ...bounds }
  }

  get size(): number {
    return this.#kept.size
  }

  find(key: string): World | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    const now = this.#now()
    if (now - kept.usedAt > this.#bounds.maxIdle) return undefined
    kept.usedAt = now
    this.#kept.set(key, kept)
    return kept.world
  }

  keep(key: string, world: World): void {
    this.#kept.delete(key)
    this.#kept.set(key, { world, usedAt: this.#now() })
    this.#forgetIdle(3)
    while (this.#kept.size > this.#bounds.maxWorlds) this.#forgetOldest()
  }

  forget(key: string): void {
    this.#kept.delete(key)
  }

  clear(): void {
    this.#kept.clear()
  }

  #forgetOldest(): void {
    const oldest = this.#kept.keys().next()
    if (!oldest.done) this.#kept.delete(oldest.value)
  }

  /** Looks at a few of the longest unused only, so that a full store costs no more than an empty one. */
  #forgetIdle(most: number): void {
    const before = this.#now() - this.#bounds.maxIdle
    for (let looked = 0; looked < most; looked += 1) {
      const oldest = this.#kept.values().next()
      if (oldest.done || oldest.value.usedAt >= before) return
      this.#forgetOldest()
    }
  }
}
