import { LRUCache } from 'lru-cache'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ScenarioLayer, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { ensure } from '../contract/catalogue/ensure.ts'
import { PLAIN_SEED } from '../worlds/arranged-state.ts'
import type { BaseWorld } from '../worlds/world.ts'
import { scenarioWorld } from './base-worlds.ts'
import { library as fixtures, type Library } from './library.ts'
import { type ResolvedSelection, resolveSelection } from './resolve-selection.ts'

/** A selection, its merged layers, and its initial world. */
export type SelectedWorld = {
  /** Canonical: equal selections have equal texts. */
  readonly selection: string
  readonly scenario: ScenarioRecord | null
  readonly store: StoreLocale
  /** The merged layers. */
  readonly layer: ScenarioLayer
  readonly seed: string
  readonly base: BaseWorld
}

/** How many composed worlds are cached. */
const MOST_READY = 1000

/** Finds the world of a selection. Recent ones are cached. */
export class SelectedWorlds {
  readonly #library: Library
  /** Canonical text by written text. Worlds are cached by canonical text only, one per selection. */
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

/** The selections of the fixtures. They never change, so all servers of a process share them. */
const selectedWorlds = new SelectedWorlds()

/** The world of a selection as it was written: a scenario's name, facets, or both. Throws a SelectionError. */
export function selectWorld(text: string): SelectedWorld {
  return selectedWorlds.find(text)
}
