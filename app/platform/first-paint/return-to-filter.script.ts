import { readStoredJson, removeStored } from '#app/platform/storage/browser-storage.ts'
import { FILTER_PLACE, type FilterPlace } from './filter-place.ts'

/*
 * Inline after the products of a listing: returns to the place where a filter was just chosen, the same part of the page with the focus on the
 * filter. At hydration the page would have been seen from its top first.
 */

// Written by the page before this one (`keepPlace`).
const [path, value, y] = readStoredJson('session', FILTER_PLACE, (place) => place as FilterPlace | null) ?? []
removeStored('session', FILTER_PLACE)
const choice = [...document.querySelectorAll<HTMLInputElement>('input[name=filter]')].find((input) => input.value === value)
if (path === location.pathname && choice?.checkVisibility()) {
  choice.focus({ preventScroll: true })
  scrollTo({ top: y ?? 0, behavior: 'instant' })
}
