import { ASSIGNED, canBeAssigned } from '#fixtures/flags/assigned.ts'
import type { FlagRecord } from '#fixtures/flags/record.ts'
import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import type { FacetName, FacetValue, NoticeRecord } from '#fixtures/scenarios/record.ts'
import { faultEndpoints } from '../faults/check-fault-path.ts'
import { FaultError } from '../faults/fault-error.ts'
import { faultText, parseFault } from '../faults/fault-text.ts'
import { facetOrder, type Library } from './library.ts'
import { clockText, readClock } from './scenario-clock.ts'
import { impossible, SelectionError, shortenedName, unknownName } from './selection-error.ts'
import type { WrittenSelection } from './selection-text.ts'

/** Levels that a value of the facet `notice` takes after a colon. */
const levels: readonly NoticeRecord['level'][] = ['error', 'warn', 'info']

/** The known name that a word stands for: itself, or the only name that it abbreviates (`plus` for `plus-member`). */
function meant(word: string, known: readonly string[]): string | undefined {
  if (known.includes(word)) return word
  const longer = known.filter((name) => name.startsWith(`${word}-`))
  return longer.length === 1 ? longer[0] : undefined
}

/** A facet's value by name; for `notice`, at the given level. */
export function facetValue(facet: FacetName, name: string, { facets }: Library): { name: string; value: FacetValue } {
  const { values } = facets[facet]
  const known = Object.keys(values)
  const [, plain = name, level] = facet === 'notice' && !known.includes(name) ? (/^(.*):(\w+)$/.exec(name) ?? []) : []
  const full = meant(plain, known)
  const value = full === undefined ? undefined : values[full]
  if (full === undefined || value === undefined) throw unknownName(facet, plain, known)
  return level === undefined ? { name: full, value } : { name: `${full}:${level}`, value: atLevel(value, level) }
}

function atLevel(value: FacetValue, word: string): FacetValue {
  const level = levels.find((one) => one === word)
  if (level === undefined) throw impossible(`A notice's level is one of ${levels.join(', ')}; not '${shortenedName(word)}'.`)
  const { notices = [] } = 'notices' in value.layer ? value.layer : {}
  return { ...value, layer: { ...value.layer, notices: notices.map((notice) => ({ ...notice, level })) } }
}

/** A flag by its name, also without `experiment-`, and one of its values. */
export function flagValue(name: string, value: string, { flags }: Library): [name: string, value: string] {
  const known = Object.keys(flags)
  const full = meant(name, known) ?? meant(`experiment-${name}`, known) ?? known.find((one) => one.toLowerCase() === name.toLowerCase())
  const flag: FlagRecord | undefined = full === undefined ? undefined : flags[full]
  if (full === undefined || flag === undefined) throw unknownName('flag', name, known)
  if (value === ASSIGNED && canBeAssigned(flag)) return [full, value]
  if (!flag.isOpen && !Object.hasOwn(flag.values, value)) throw unknownName(`value of ${full}`, value, Object.keys(flag.values))
  return [full, value]
}

/** A fault by preset name or in its written form; `text` is its canonical form. */
export function faultOf(word: string, { faults, operations }: Library): { text: string; fault: FaultRecord } {
  const preset = Object.hasOwn(faults, word) ? faults[word] : undefined
  if (preset) return { text: word, fault: preset.fault }
  if (!word.includes(';')) throw unknownName('fault', word, Object.keys(faults))
  try {
    const fault = parseFault(word)
    checkTarget(fault, operations)
    return { text: faultText(fault), fault }
  } catch (error) {
    if (error instanceof FaultError) throw new SelectionError('BAD_USER_INPUT', error.message, error.nearest)
    throw error
  }
}

/** Refuses a fault of an operation that nobody asks: it would never apply. */
function checkTarget({ target: { operation } }: FaultRecord, operations: ReadonlySet<string>): void {
  if (operation === undefined || operations.has(operation) || faultEndpoints.has(operation)) return
  throw unknownName('operation', operation, [...operations, ...faultEndpoints])
}

/** A facet's values in the library's order. Notices keep the order of the selection. */
function inOrder(facet: FacetName, names: ReadonlySet<string>, { facets }: Library): string[] {
  return facet === 'notice' ? [...names] : Object.keys(facets[facet].values).filter((name) => names.has(name))
}

/** The selection with every name in full. Throws a SelectionError for the first unknown name. */
export function withKnownNames(written: WrittenSelection, library: Library): WrittenSelection {
  const { scenario, facets, flags, clock, faults } = written
  if (scenario !== undefined && !library.scenarios.has(scenario)) throw unknownName('scenario', scenario, library.scenarios.keys())
  const named = facetOrder.flatMap((facet) => {
    const values = new Set(facets[facet]?.map((name) => facetValue(facet, name, library).name))
    return values.size > 0 ? [[facet, inOrder(facet, values, library)] as const] : []
  })
  return {
    ...written,
    facets: Object.fromEntries(named),
    flags: Object.fromEntries(Object.entries(flags).map(([name, value]) => flagValue(name, value, library))),
    ...(clock === undefined ? {} : { clock: clockText(readClock(clock)) }),
    faults: [...new Set(faults.map((fault) => faultOf(fault, library).text))],
  }
}
