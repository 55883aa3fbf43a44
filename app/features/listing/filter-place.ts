import { FILTER_PLACE, type FilterPlace } from '#app/platform/first-paint/filter-place.ts'
import { writeStored } from '#app/platform/storage/browser-storage.ts'

/** Remembers where on the page a filter was chosen: the page that it leads to starts at its top, and its inline script returns there. */
export function keepPlace({ value }: HTMLInputElement): void {
  const place: FilterPlace = [location.pathname, value, scrollY]
  writeStored('session', FILTER_PLACE, JSON.stringify(place))
}
