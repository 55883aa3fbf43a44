import { logError } from '#app/platform/log/log-error.ts'
import { readStoredStrings, type StorageArea, writeStored } from '#app/platform/storage/browser-storage.ts'
import { track } from '#app/platform/tracking/track.ts'
import { EXPOSURES, VIEWS } from './exposure-keys.ts'

/** Records an exposure to a variation for this session and later ones, and tracks it: what sends events sends each once per session. */
export function recordExposure(flag: string, variation: string): void {
  add('session', VIEWS, `${flag}:${variation}`)
  add('local', EXPOSURES, flag)
  track({ event: 'Experiment Viewed', properties: { flag, variation } })
}

/** Records an exposure from an element's `data-flag` and `data-variation`. Logs an error if one is missing. Open point A184. */
export function experimentViewed({ dataset: { flag, variation } }: Pick<HTMLElement, 'dataset'>): void {
  if (!flag) logError('Experiment Viewed', 'Element Missing [data-flag]')
  else if (!variation) logError('Experiment Viewed', 'Element Missing [data-variation]')
  else recordExposure(flag, variation)
}

/** Adds the entry to the list, unless it is there. */
function add(area: StorageArea, key: string, entry: string): void {
  const list = readStoredStrings(area, key)
  if (!list.includes(entry)) writeStored(area, key, JSON.stringify([...list, entry]))
}
