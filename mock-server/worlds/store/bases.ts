import { LRUCache } from 'lru-cache'
import { ensure } from '../../contract/catalogue/ensure.ts'
import { ordinaryWorld } from '../../scenarios/base-worlds.ts'
import { selectWorld } from '../../scenarios/selected-worlds.ts'
import type { BaseWorld } from '../world.ts'

/** Days that ordinary sessions of one process can be counted from: more than one only where sessions of other processes are served. */
const ORDINARY_DAYS = 8

/** What worlds are laid over, for one server. */
export class BaseWorlds {
  /** The day that ordinary sessions count from, milliseconds. */
  readonly startsAt: number
  readonly #ordinary = new LRUCache<number, BaseWorld>({ max: ORDINARY_DAYS })

  constructor(startsAt: number) {
    this.startsAt = startsAt
  }

  /** The base of ordinary sessions. */
  ordinary(startsAt: number = this.startsAt): BaseWorld {
    return ensure(this.#ordinary, startsAt, () => ordinaryWorld(startsAt))
  }

  /** The base that a selection describes; its `scenario` is the selection's canonical text. Throws a SelectionError. */
  selected(selection: string): BaseWorld {
    return selectWorld(selection).base
  }
}

/** The start of the day that an instant lies in, milliseconds. */
export function startOfDay(instant: number): number {
  const day = 24 * 60 * 60 * 1000
  return Math.floor(instant / day) * day
}
