import type { FacetChoice } from '#fixtures/scenarios/record.ts'

/** A selection built from facets, on top of a named scenario or without one. */
export type Composition = FacetChoice & {
  /** The scenario that the facets are applied to. */
  from?: string
}

/** A value as written in a selection: separators are escaped. */
function escaped(value: string): string {
  return value.replaceAll(/[%&#,\s]/g, (sign) => (sign === ',' ? '%2C' : encodeURIComponent(sign)))
}

/** The selection that names a composition: `compose({ store: 'en-US', basket: 'at-limit' })` is `store=en-US&basket=at-limit`. */
export function compose({ from, flags = {}, clock, faults = [], ...facets }: Composition): string {
  const pairs: [string, string][] = [
    // Several values of one facet are joined by commas, in the given order.
    ...Object.entries(facets).map(([name, values]): [string, string] => [name, (values ?? '').split(',').map(escaped).join(',')]),
    ...Object.entries(flags).map(([name, value]): [string, string] => [`flag.${name}`, escaped(value)]),
    ...(clock === undefined ? [] : [['clock', clock] as [string, string]]),
    ...faults.map((fault): [string, string] => ['fault', escaped(fault)]),
  ]
  return [...(from ? [from] : []), ...pairs.map(([name, value]) => `${name}=${value}`)].join('&')
}
