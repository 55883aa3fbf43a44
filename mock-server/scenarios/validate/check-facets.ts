import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { FacetName, FacetValue, ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { facetOrder, type Library } from '../library.ts'
import { isPerStore } from '../scenario-layers.ts'
import { checkFault, checkLayer, type References } from './check-layer.ts'
import type { ValueProblem } from './check-value.ts'

const stores: readonly StoreLocale[] = ['en-GB', 'en-US']

/** Valid names of a value: they appear unencoded in a selection. */
const VALUE = /^[\w.:-]{1,60}$/

/** Problems of facets, flags and fault presets, each with its file. */
export function checkFacets(references: References): (ValueProblem & { file: string })[] {
  const { library } = references
  return [
    ...facetOrder.flatMap((facet) => inFile(`fixtures/scenarios/facets/${facet}.ts`, checkFacet(facet, references))),
    ...inFile('fixtures/scenarios/facets/faults.ts', checkPresets(references)),
    ...inFile('fixtures/flags/flags.ts', checkFlags(library)),
  ]
}

function inFile(file: string, problems: readonly ValueProblem[]): (ValueProblem & { file: string })[] {
  return problems.map((problem) => ({ ...problem, file }))
}

function checkFacet(facet: FacetName, references: References): ValueProblem[] {
  return Object.entries(references.library.facets[facet].values).flatMap(([name, value]) => [
    ...checkName(name, `values['${name}']`),
    ...layersOf(value).flatMap(([layer, where, path]) => [
      ...checkLayer(layer, where, references, `values['${name}'].${path}`),
      ...checkStore(facet, name, layer, `values['${name}'].${path}`),
    ]),
  ])
}

function layersOf({ layer }: FacetValue): [layer: ScenarioLayer, stores: readonly StoreLocale[], path: string][] {
  if (!isPerStore(layer)) return [[layer, stores, 'layer']]
  return stores
    .flatMap((store) => (layer[store] ? [[layer[store], [store], `layer['${store}']`] as const] : []))
    .map(([one, where, path]) => [one, [...where], path])
}

/** Only the store facet may set the store, and its values are named after the stores. */
function checkStore(facet: FacetName, name: string, layer: ScenarioLayer, path: string): ValueProblem[] {
  if (facet === 'store') return layer.store === name ? [] : [{ path: `${path}.store`, message: `must be ${name}` }]
  return layer.store === undefined ? [] : [{ path: `${path}.store`, message: 'is for the facet store to say' }]
}

function checkPresets(references: References): ValueProblem[] {
  return Object.entries(references.library.faults).flatMap(([name, { fault }]) => [
    ...checkName(name, `['${name}']`),
    ...checkFault(fault, references, `['${name}'].fault`),
  ])
}

function checkFlags({ flags }: Library): ValueProblem[] {
  return Object.entries(flags).flatMap(([name, flag]) => [
    ...checkName(name, `['${name}']`),
    ...(Object.hasOwn(flag.values, flag.default)
      ? []
      : [{ path: `['${name}'].default`, message: `'${flag.default}' is none of its values` }]),
  ])
}

function checkName(name: string, path: string): ValueProblem[] {
  return VALUE.test(name) ? [] : [{ path, message: `'${name}' is no name: letters, digits, dots, dashes, underscores and colons` }]
}
