import { LRUCache } from 'lru-cache'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ScenarioLayer, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { ensure } from '../contract/catalogue/ensure.ts'
import { PLAIN_SEED } from '../worlds/arranged-state.ts'
import type { BaseWorld } from '../worlds/world.ts'
import { scenarioWorld } from './base-worlds.ts'
import { library as fixtures, type Library } from './library.ts'
import { type ResolvedSelection, resolveSelection } from './resolve-selection.ts'

/** A selection, what it says in all, and the world that it begins with. */
export type SelectedWorld = {
  /** Canonical: equal selections have equal texts. */
  readonly selection: string
  readonly scenario: ScenarioRecord | null
  readonly store: StoreLocale
  /** Every layer as one. */
  readonly layer: ScenarioLayer
  readonly seed: string
  readonly base: BaseWorld
}

/** Compositions are endless: only so many are kept ready. */
const MOST_READY = 1000

/** Finds the world that a selection describes. What was asked lately is at hand. */
export class SelectedWorlds {
  readonly #library: Library
  /** What texts come to: not the worlds themselves, of which there would else be two for one selection. */
  readonly #canonical = new LRUCache<string, string>({ max: 2 * MOST_READY })
  readonly #bySelection = new LRUCache<string, SelectedWorld>({ max: MOST_READY })

  constructor(library: Library = fixtures) {
    this.#library = library
  }

  /** The world of a selection as it was written. Throws a SelectionError. */
  find(text: string): SelectedWorld {
    const canonical = ensure(this.#canonical, text, () => resolveSelection(text, this.#library).selection)
    return ensure(this.#bySelection, canonical, () => made(resolveSelection(canonical, this.#library)))
  }
}

function made(resolved: ResolvedSelection): SelectedWorld {
  const { seed = PLAIN_SEED } = resolved
  return Object.freeze({ ...resolved, seed, base: scenarioWorld(resolved) })
}

/** The selections of the fixtures. What they describe never changes, so that every server of a process shares them. */
const selectedWorlds = new SelectedWorlds()

/** The world of a selection as it was written: a scenario's name, facets, or both. Throws a SelectionError. */
export function selectWorld(text: string): SelectedWorld {
  return selectedWorlds.find(text)
}
