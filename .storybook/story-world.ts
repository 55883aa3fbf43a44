import { baseFlags } from '#app/platform/experiments/known-flags.ts'
import { facets } from '#fixtures/scenarios/facets/facets.ts'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'

/*
 * Stories of features visit the contract. What they visit is a selection, as everywhere else: a scenario of the toolbar, or the
 * toolbar's store and shopper with the facets that the story adds in `parameters.contract`.
 */

/** What the toolbar says. */
type Toolbar = { store: string; shopper: string; scenario: string }

/** Of a visit: its selection, and the locale of its store. */
type StoryWorld = { selection: string; locale: string }

/** Nobody knows another page's world, and a story shown again begins anew. */
const world = crypto.randomUUID()

let current: StoryWorld | undefined

/** Headers of what is visited now. */
export const visitHeaders = (): Readonly<Record<string, string>> => (current ? { 'x-scenario': current.selection, 'x-world': world } : {})

/** Flags of what is visited now: the base values, and what the selection says over them as `flag.name=value`. */
export function visitFlags(): Readonly<Record<string, string>> {
  const own = [...new URLSearchParams(current?.selection)].filter(([facet]) => facet.startsWith('flag.'))
  return { ...baseFlags, ...Object.fromEntries(own.map(([facet, value]) => [facet.slice('flag.'.length), value])) }
}

/**
 * Sets what this page visits. What was asked in another visit is remembered all over the page, so another visit is another load of it;
 * the promise then never ends.
 */
export async function visit(toolbar: Toolbar, storyFacets: string): Promise<void> {
  const next = visitOf(toolbar, storyFacets)
  if (current && (current.selection !== next.selection || current.locale !== next.locale)) {
    location.reload()
    await new Promise(() => undefined)
  }
  current = next
  document.documentElement.lang = next.locale
  document.documentElement.dataset['session'] = world
}

function visitOf({ store, shopper, scenario }: Toolbar, storyFacets: string): StoryWorld {
  if (scenario !== '') return { selection: scenario, locale: localeOf(scenario) }
  return { selection: [`store=${store}`, `shopper=${shopper}`, storyFacets].filter(Boolean).join('&'), locale: store }
}

/** The locale of a scenario's store: its own or that of what it builds on. */
function localeOf(name: string): string {
  const record = scenarios.find((scenario) => scenario.name === name)
  return record?.facets?.store ?? (record?.from === undefined ? 'en-GB' : localeOf(record.from))
}

/** Items of the toolbar, from the fixtures. */
export const shopperItems = Object.entries(facets.shopper.values ?? {})
  .filter(([, { layer }]) => layer.shopper !== undefined)
  .map(([value, { story }]) => ({ value, title: value, right: story }))

export const scenarioItems = [
  { value: '', title: 'None: store and shopper', right: '' },
  ...scenarios.map(({ name, group }) => ({ value: name, title: name, right: group })),
]
