import { logError } from '#app/platform/log/log-error.ts'
import { readStoredStrings, type StorageArea, writeStored } from '#app/platform/storage/browser-storage.ts'
import { track } from '#app/platform/tracking/track.ts'

/** Storage key of the flags that this browser was ever exposed to, as a JSON list of names. */
const EXPOSURES = 'experiment-exposures'

/** Storage key of this session's views, as a JSON list of `flag:variation`. */
const VIEWS = 'experiment-views'

/** Whether an exposure to the flag was recorded in an earlier session. One that this session recorded does not count (open point A92). */
export function wasExposedEarlier(flag: string): boolean {
  const isOfThisSession = readStoredStrings('session', VIEWS).some((view) => view.startsWith(`${flag}:`))
  return !isOfThisSession && readStoredStrings('local', EXPOSURES).includes(flag)
}

/** Records that the shopper was exposed to a variation, for this session and later ones, and tells analytics once in a session. */
export function recordExposure(flag: string, variation: string): void {
  const isNew = add('session', VIEWS, `${flag}:${variation}`)
  add('local', EXPOSURES, flag)
  if (isNew) track({ event: 'Experiment Viewed', properties: { flag, variation } })
}

/** Records an exposure from an element's `data-flag` and `data-variation`. Logs an error when one is missing. Open point A184. */
export function experimentViewed({ dataset: { flag, variation } }: Pick<HTMLElement, 'dataset'>): void {
  if (!flag) logError('Experiment Viewed', 'Element Missing [data-flag]')
  else if (!variation) logError('Experiment Viewed', 'Element Missing [data-variation]')
  else recordExposure(flag, variation)
}

/** Whether the entry was not in the list before. */
function add(area: StorageArea, key: string, entry: string): boolean {
  const list = readStoredStrings(area, key)
  if (list.includes(entry)) return false
  writeStored(area, key, JSON.stringify([...list, entry]))
  return true
}
