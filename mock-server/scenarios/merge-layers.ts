import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { sameData } from './same-data.ts'

/** Parts of which each entry replaces the same entry. */
const merged = ['account', 'person', 'content', 'flags', 'answers'] as const

/** Two layers as one, the second above the first. */
function above(lower: ScenarioLayer, upper: ScenarioLayer): ScenarioLayer {
  const base = changesShopper(lower, upper) ? withoutPerson(lower) : lower
  const entries = merged.flatMap((part) => (base[part] && upper[part] ? [[part, { ...base[part], ...upper[part] }] as const] : []))
  return {
    ...base,
    ...upper,
    ...Object.fromEntries(entries),
    ...(base.browser && upper.browser ? { browser: mergedBrowser(base.browser, upper.browser) } : {}),
    ...(base.notices && upper.notices ? { notices: together(base.notices, upper.notices) } : {}),
    ...(base.faults && upper.faults ? { faults: together(base.faults, upper.faults) } : {}),
  }
}

function changesShopper({ shopper }: ScenarioLayer, upper: ScenarioLayer): boolean {
  return shopper !== undefined && upper.shopper !== undefined && shopper !== upper.shopper
}

/** Another shopper drops the person and membership of the one before. */
function withoutPerson({ person: _person, membership: _membership, ...rest }: ScenarioLayer): ScenarioLayer {
  return rest
}

function mergedBrowser(
  lower: NonNullable<ScenarioLayer['browser']>,
  upper: NonNullable<ScenarioLayer['browser']>,
): NonNullable<ScenarioLayer['browser']> {
  const parts = (['cookies', 'localStorage', 'sessionStorage'] as const).flatMap((part) =>
    lower[part] || upper[part] ? [[part, { ...lower[part], ...upper[part] }] as const] : [],
  )
  return Object.fromEntries(parts)
}

/** Both lists without duplicates. */
function together<Entry>(first: readonly Entry[], second: readonly Entry[]): Entry[] {
  return [...first, ...second.filter((entry) => !first.some((known) => sameData(known, entry)))]
}

/** All layers merged, by the rules of `ScenarioLayer`. */
export function mergeLayers(layers: readonly ScenarioLayer[]): ScenarioLayer {
  return layers.reduce(above, {})
}
