import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ScenarioRecord, StepRecord } from '#fixtures/scenarios/record.ts'
import { facetOrder, type Library } from '../library.ts'
import { mergedLayer } from '../resolve-selection.ts'
import { facetLayers, scenarioChain, writtenFacets } from '../scenario-layers.ts'
import { SelectionError } from '../selection-error.ts'
import type { WrittenSelection } from '../selection-text.ts'
import { checkLayer, type References } from './check-layer.ts'
import { oneOf, type ValueProblem } from './check-value.ts'

const NAME = /^[a-z\d]+(-[a-z\d]+)*$/
const CLAUSE = /^[A-Z0-9]+(-[A-Z0-9]+)*-\d{2,}$/
const PATH = /^\/(?!\/)[^\s#]*$/

/** An empty selection. */
const nothing: WrittenSelection = { facets: {}, flags: {}, faults: [] }

/** Problems in a scenario's texts and parts. */
export function checkScenario(scenario: ScenarioRecord, references: References): ValueProblem[] {
  const { library } = references
  const chain = attempt('from', () => void scenarioChain(scenario.name, library))
  const facets = chain.length > 0 ? [] : checkFacets(scenario, library)
  const store = chain.length > 0 ? 'en-GB' : storeOf(scenario, library)
  const layer = scenario.layer ? checkLayer(scenario.layer, [store], references, 'layer') : []
  return [...checkWords(scenario, references), ...chain, ...facets, ...layer]
}

/** Problems in the combination of a scenario's parts, or in a scenario that it builds on. */
export function checkComposition({ name }: ScenarioRecord, { library }: References): ValueProblem[] {
  return attempt('facets', () => void mergedLayer({ ...nothing, scenario: name }, library))
}

/** Checks the texts for the reader, the path and the steps. */
function checkWords({ name, story, path, covers, steps, layer }: ScenarioRecord, { clauses }: References): ValueProblem[] {
  return [
    ...(NAME.test(name) ? [] : [{ path: 'name', message: `'${name}' is not written in small letters, digits and dashes` }]),
    ...(/^\S.{8,200}\.$/.test(story) ? [] : [{ path: 'story', message: 'must be one sentence of at most 200 characters' }]),
    ...(path === undefined || PATH.test(path) ? [] : [{ path: 'path', message: `'${path}' is no path of the shop` }]),
    ...(path !== undefined && /^\/us(\/|$)/.test(path) ? [{ path: 'path', message: "stands without the store's prefix" }] : []),
    ...(layer?.store === undefined ? [] : [{ path: 'layer.store', message: 'is said by the facet: facets: { store }' }]),
    ...covers.flatMap((id, at) => checkClause(id, covers.indexOf(id) < at, clauses, `covers[${at}]`)),
    ...checkSteps(steps),
  ]
}

function checkClause(id: string, isTwice: boolean, clauses: ReadonlySet<string> | undefined, path: string): ValueProblem[] {
  if (isTwice) return [{ path, message: `${id} stands here twice` }]
  if (!CLAUSE.test(id)) return [{ path, message: `'${id}' is no clause's id` }]
  return clauses ? oneOf([...clauses], id, 'clause', path) : []
}

function checkSteps(steps: readonly StepRecord[]): ValueProblem[] {
  if (steps.length === 0 || steps.length > 9) return [{ path: 'steps', message: 'there must be one to nine' }]
  return steps.flatMap((step, at) =>
    (['do', 'see'] as const)
      .filter((part) => step[part].trim() === '')
      .map((part) => ({ path: `steps[${at}].${part}`, message: 'must not be empty' })),
  )
}

/** Checks each facet separately, so that one error does not hide another. */
function checkFacets(scenario: ScenarioRecord, library: Library): ValueProblem[] {
  const written = writtenFacets(scenario.facets)
  const store = storeOf(scenario, library)
  const tries: [path: string, part: WrittenSelection][] = [
    ...facetOrder.flatMap((facet): [string, WrittenSelection][] =>
      (written.facets[facet]?.length ?? 0) > 0 ? [[`facets.${facet}`, { ...nothing, facets: { [facet]: written.facets[facet] } }]] : [],
    ),
    ...Object.entries(written.flags).map(([name, value]): [string, WrittenSelection] => [
      `facets.flags['${name}']`,
      { ...nothing, flags: { [name]: value } },
    ]),
    ...(written.clock === undefined ? [] : [['facets.clock', { ...nothing, clock: written.clock }] satisfies [string, WrittenSelection]]),
    ...written.faults.map((fault, at): [string, WrittenSelection] => [`facets.faults[${at}]`, { ...nothing, faults: [fault] }]),
  ]
  return tries.flatMap(([path, part]) => attempt(path, () => void facetLayers(part, store, library)))
}

/** The store of the scenario, or of the scenario it builds on. */
function storeOf({ name }: ScenarioRecord, library: Library): StoreLocale {
  const said = scenarioChain(name, library).flatMap(({ facets }) => facets.store ?? [])
  return said.at(-1) === 'en-US' ? 'en-US' : 'en-GB'
}

function attempt(path: string, work: () => void): ValueProblem[] {
  try {
    work()
    return []
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    return [{ path, message: error.message }]
  }
}
