import { logError } from '#app/platform/log/log-error.ts'
import { readStoredStrings, type StorageArea, writeStored } from '#app/platform/storage/browser-storage.ts'
import { track } from '#app/platform/tracking/track.ts'
import { EXPOSURES, VIEWS } from './exposure-keys.ts'

/** Whether an exposure to the flag was recorded in an earlier session. Exposures of this session do not count (open point A92). */
export function wasExposedEarlier(flag: string): boolean {
  const isOfThisSession = readStoredStrings('session', VIEWS).some((view) => view.startsWith(`${flag}:`))
  return !isOfThisSession && readStoredStrings('local', EXPOSURES).includes(flag)
}

/** Records an exposure to a variation for this session and later ones, and tracks it once per session. */
export function recordExposure(flag: string, variation: string): void {
  const isNew = add('session', VIEWS, `${flag}:${variation}`)
  add('local', EXPOSURES, flag)
  if (isNew) track({ event: 'Experiment Viewed', properties: { flag, variation } })
}

/** Records an exposure from an element's `data-flag` and `data-variation`. Logs an error if one is missing. Open point A184. */
export function experimentViewed({ dataset: { flag, variation } }: Pick<HTMLElement, 'dataset'>): void {
  if (!flag) logError('Experiment Viewed', 'Element Missing [data-flag]')
  else if (!variation) logError('Experiment Viewed', 'Element Missing [data-variation]')
  else recordExposure(flag, variation)
}

/** Adds the entry to the list. True if it was not there before. */
function add(area: StorageArea, key: string, entry: string): boolean {
  const list = readStoredStrings(area, key)
  if (list.includes(entry)) return false
  writeStored(area, key, JSON.stringify([...list, entry]))
  return true
}
