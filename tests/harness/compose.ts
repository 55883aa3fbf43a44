import type { FacetChoice } from '#fixtures/scenarios/record.ts'

/** A selection made of facets at the call, over a named scenario or over none. */
export type Composition = FacetChoice & {
  /** The scenario that the facets are laid over. */
  from?: string
}

/** A value as it stands in a selection: what would part it from its neighbours is escaped. */
function escaped(value: string): string {
  return value.replaceAll(/[%&#,\s]/g, (sign) => (sign === ',' ? '%2C' : encodeURIComponent(sign)))
}

/** The selection that names a composition: `compose({ store: 'en-US', basket: 'at-limit' })` is `store=en-US&basket=at-limit`. */
export function compose({ from, flags = {}, clock, faults = [], ...facets }: Composition): string {
  const pairs: [string, string][] = [
    // Several values of one facet stand by comma, as they are written.
    ...Object.entries(facets).map(([name, values]): [string, string] => [name, (values ?? '').split(',').map(escaped).join(',')]),
    ...Object.entries(flags).map(([name, value]): [string, string] => [`flag.${name}`, escaped(value)]),
    ...(clock === undefined ? [] : [['clock', clock] as [string, string]]),
    ...faults.map((fault): [string, string] => ['fault', escaped(fault)]),
  ]
  return [...(from ? [from] : []), ...pairs.map(([name, value]) => `${name}=${value}`)].join('&')
}
