import MiniSearch from 'minisearch'
import type { Scenario, StoreChoice } from '../api/answers.ts'

/** Scenarios of one group, in order. */
export type GroupedScenarios = { name: string; scenarios: readonly Scenario[] }

/** Returns the names of the matching scenarios. */
type Find = (words: string) => ReadonlySet<string>

const fields = ['name', 'words', 'story', 'group', 'covers', 'facets']

/** Indexes scenarios by name, story, group, clauses and facets. Every search word must match, as a prefix or approximately. */
export function finderOf(scenarios: readonly Scenario[]): Find {
  const index = new MiniSearch({
    fields,
    // Index ids whole (`ROLE-01`, `uk-guest`) and also by their parts.
    tokenize: (text) =>
      text
        .split(/[\s,=·]+/)
        .flatMap((word) => (word.includes('-') || word.includes('_') ? [word, ...word.split(/[-_]/)] : [word]))
        .filter(Boolean),
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      tokenize: (text) => text.split(/\s+/).filter(Boolean),
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(scenarios.map(documentOf))
  return (words) => new Set(index.search(words).map(({ id }) => String(id)))
}

/** Scenarios available in a store, by group, in order of first appearance. */
export function groupsOf(scenarios: readonly Scenario[], store: StoreChoice): readonly GroupedScenarios[] {
  const groups = new Map<string, Scenario[]>()
  for (const scenario of scenarios) {
    if (!storesOf(scenario).includes(store)) continue
    const group = groups.get(scenario.group)
    const there = inStore(scenario, store)
    if (group) group.push(there)
    else groups.set(scenario.group, [there])
  }
  return [...groups].map(([name, list]) => ({ name, scenarios: list }))
}

function storesOf({ stores, store }: Scenario): readonly StoreChoice[] {
  return stores.length > 0 ? stores : [store]
}

/** A scenario as opened in a store. If the store is not its own, `&store=` is added to the selection. */
function inStore(scenario: Scenario, store: StoreChoice): Scenario {
  return scenario.store === store ? scenario : { ...scenario, store, selection: `${scenario.selection}&store=${store}` }
}

/** Groups filtered by name, without empty ones. Unfiltered groups keep their identity. */
export function onlyNamed(groups: readonly GroupedScenarios[], names: ReadonlySet<string> | undefined): readonly GroupedScenarios[] {
  if (!names) return groups
  return groups.flatMap((group) => {
    const left = group.scenarios.filter(({ name }) => names.has(name))
    if (left.length === group.scenarios.length) return [group]
    return left.length === 0 ? [] : [{ name: group.name, scenarios: left }]
  })
}

function documentOf({ name, story, group, covers, facets }: Scenario) {
  return { id: name, name, words: name.replaceAll('-', ' '), story, group, covers: covers.join(' '), facets: facetWords(facets) }
}

function facetWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, part]) => (Array.isArray(value) ? facetWords(part) : `${name} ${facetWords(part)}`))
    .join(' ')
}
