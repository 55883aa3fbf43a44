import MiniSearch from 'minisearch'
import type { Scenario, StoreChoice } from '../api/answers.ts'

/** Scenarios of one group, in their order. */
export type GroupedScenarios = { name: string; scenarios: readonly Scenario[] }

/** Answers the names of what fits, as one types. */
type Find = (words: string) => ReadonlySet<string>

const fields = ['name', 'words', 'story', 'group', 'covers', 'facets']

/** Makes scenarios findable by name, story, group, clauses and facets. Every word must be there, at least as a beginning or nearly. */
export function finderOf(scenarios: readonly Scenario[]): Find {
  const index = new MiniSearch({
    fields,
    // Ids stay whole (`ROLE-01`, `uk-guest`), and their parts count too.
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

/** Scenarios that can be opened in a store, by group: groups in the order in which they first come. */
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

/** A scenario as it is opened in a store: one that fits both says so beside its name where it is not its own. */
function inStore(scenario: Scenario, store: StoreChoice): Scenario {
  return scenario.store === store ? scenario : { ...scenario, store, selection: `${scenario.selection}&store=${store}` }
}

/** What is left of groups when only some names are wanted; empty groups are gone. Groups that are whole stay the same object. */
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
