import { LRUCache } from 'lru-cache'
import { ensure } from '../../contract/catalogue/ensure.ts'
import { ordinaryWorld } from '../../scenarios/base-worlds.ts'
import { selectWorld } from '../../scenarios/selected-worlds.ts'
import type { BaseWorld } from '../world.ts'

/** Number of start days cached for ordinary sessions. More than one is needed only to serve sessions of other processes. */
const ORDINARY_DAYS = 8

/** The base worlds of one server. */
export class BaseWorlds {
  /** The start day of ordinary sessions, milliseconds. */
  readonly startsAt: number
  readonly #ordinary = new LRUCache<number, BaseWorld>({ max: ORDINARY_DAYS })

  constructor(startsAt: number) {
    this.startsAt = startsAt
  }

  /** The base of ordinary sessions. */
  ordinary(startsAt: number = this.startsAt): BaseWorld {
    return ensure(this.#ordinary, startsAt, () => ordinaryWorld(startsAt))
  }

  /** The base of a selection; its `scenario` is the selection's canonical text. Throws a SelectionError. */
  selected(selection: string): BaseWorld {
    return selectWorld(selection).base
  }
}

/** The start of an instant's day, milliseconds. */
export function startOfDay(instant: number): number {
  const day = 24 * 60 * 60 * 1000
  return Math.floor(instant / day) * day
}
