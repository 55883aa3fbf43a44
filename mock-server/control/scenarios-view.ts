import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { flags } from '#fixtures/flags/flags.ts'
import type { FacetValue, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { faultText } from '../faults/fault-text.ts'
import { facetValue } from '../scenarios/known-names.ts'
import { facetOrder, library } from '../scenarios/library.ts'
import { isPerStore, scenarioChain } from '../scenarios/scenario-layers.ts'
import { selectWorld } from '../scenarios/selected-worlds.ts'
import { takeApart } from '../scenarios/selection-text.ts'
import type { FacetList, ScenarioView, SelectionView } from './schemas/scenario-schemas.ts'

const stores: readonly StoreLocale[] = ['en-GB', 'en-US']

let views: readonly ScenarioView[] | undefined

/** Every named scenario, as lists show it. */
export function scenarioViews(): readonly ScenarioView[] {
  views ??= [...library.scenarios.values()].map(viewOf)
  return views
}

function viewOf({ name, story, group, facets, path = '/', covers, steps }: ScenarioRecord): ScenarioView {
  const { store, selection, layer } = selectWorld(name)
  const level = layer.notices?.at(-1)?.level ?? null
  const storesIn = scenarioChain(name, library).some((link) => link.facets.store) ? [store] : [...stores]
  return {
    name,
    story,
    group,
    store,
    stores: storesIn,
    level,
    covers: [...covers],
    steps: [...steps],
    facets: { ...facets },
    path,
    selection,
  }
}

/** Whether a scenario contains every one of the given words, case-insensitively. */
export function hasWords({ name, story, group, covers, facets }: ScenarioView, words: readonly string[]): boolean {
  const text = [name, story, group, ...covers, JSON.stringify(facets)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** All facets, flags and faults that a selection can contain. */
export function facetList(): FacetList {
  return {
    facets: facetOrder.map((name) => {
      const { story, values } = library.facets[name]
      return {
        name,
        story,
        values: Object.entries(values).map(([value, { story: what, layer }]) => ({ name: value, story: what, stores: storesOf(layer) })),
      }
    }),
    flags: Object.entries(flags).map(([name, flag]) => ({
      name,
      story: flag.story,
      values: Object.entries(flag.values).map(([value, what]) => ({ name: value, story: what })),
      default: flag.default,
      isOpen: flag.isOpen ?? false,
    })),
    faults: Object.entries(library.faults).map(([name, { story, fault }]) => ({ name, story, text: faultText(fault), fault })),
  }
}

function storesOf(layer: FacetValue['layer']): StoreLocale[] {
  return isPerStore(layer) ? stores.filter((store) => layer[store]) : [...stores]
}

/** What a selection resolves to: its layer, where to see it in the shop, and the steps to try. Throws a SelectionError. */
export function selectionView(text: string, openUrl: (selection: string) => string): SelectionView {
  const { selection, scenario, store, layer } = selectWorld(text)
  return {
    selection,
    name: scenario?.name ?? null,
    story: storyOf(selection, scenario),
    store,
    path: pathOf(selection),
    layer,
    browser: layer.browser ?? {},
    steps: [...(scenario?.steps ?? [])],
    covers: [...(scenario?.covers ?? [])],
    openUrl: openUrl(selection),
  }
}

/** The shop path of a selection: its scenario's path, else the basket if the selection concerns it, else the home page. */
export function pathOf(text: string): string {
  const { scenario, layer } = selectWorld(text)
  const isOfBasket = Boolean(layer.basket || layer.codes || layer.notices)
  return scenario?.path ?? (scenario === null && isOfBasket ? '/basket' : '/')
}

/** The scenario's story, followed by the stories of its facets. */
function storyOf(selection: string, scenario: ScenarioRecord | null): string {
  const { facets } = takeApart(selection)
  const said = facetOrder.flatMap((facet) =>
    (facets[facet] ?? []).map((name) => `${facet}: ${facetValue(facet, name, library).value.story}`),
  )
  return [...(scenario ? [scenario.story] : []), ...(said.length > 0 ? [`${said.join('; ')}.`] : [])].join(' ')
}
