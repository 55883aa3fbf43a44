import type { World } from './world.ts'

/** Where worlds are kept between requests. Keys are made by the host; a store never reads them. */
export type WorldStore = {
  /** The world of a key, which counts as used now; undefined when there is none or it was idle for too long. */
  find(key: string): World | undefined
  /** Keeps a world, forgetting the one that was used longest ago when there are too many. */
  keep(key: string, world: World): void
  /** Forgets a world. */
  forget(key: string): void
  /** Forgets every world. */
  clear(): void
  /** How many worlds are kept. */
  readonly size: number
}
