import { logError } from '#app/platform/log/log-error.ts'
import { keepEntry } from '#app/platform/tracking/event-memory.ts'
import { track } from '#app/platform/tracking/track.ts'
import { EXPOSURES, VIEWS } from './exposure-keys.ts'

/** Records an exposure to a variation for this session and later ones, and tracks it: what sends events sends each once per session. */
export function recordExposure(flag: string, variation: string): void {
  keepEntry('session', VIEWS, `${flag}:${variation}`)
  keepEntry('local', EXPOSURES, flag)
  track({ event: 'Experiment Viewed', properties: { flag, variation } })
}

/** Records an exposure from an element's `data-flag` and `data-variation`. Logs an error if one is missing. Open point A184. */
export function experimentViewed({ dataset: { flag, variation } }: Pick<HTMLElement, 'dataset'>): void {
  if (flag && variation) recordExposure(flag, variation)
  else logError('Experiment Viewed', `Element Missing [data-${flag ? 'variation' : 'flag'}]`)
}
