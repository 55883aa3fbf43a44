import { readStoredJson, removeStored, type StorageArea } from './browser-storage.ts'
import type { Owner } from './kept-for.ts'

/** Storage key of the prompts seen. Spec §3. */
export const PROMPTS_KEY = 'UserPrompts'

/** Storage key of what became of a failed renewal in this session. Open point A95. */
export const RENEWAL_KEY = 'failed-renewal-modal'

/** Storage keys of what was chosen of the list to order again. Spec §3. */
export const FAVOURITES_KEYS = {
  categories: 'favourites-categories',
  sort: 'favourites-sort',
  period: 'favourites-period',
} as const

/** Storage key of the answers to the quiz that was begun last. */
export const QUIZ_KEY = 'ottilie-quiz'

/** Where values are stored that belong to one account. Open point A95. */
const owned: readonly (readonly [area: StorageArea, key: string])[] = [
  ['local', PROMPTS_KEY],
  ['session', RENEWAL_KEY],
  ['local', QUIZ_KEY],
  ['local', FAVOURITES_KEYS.categories],
  ['local', FAVOURITES_KEYS.sort],
  ['local', FAVOURITES_KEYS.period],
]

/** Removes the values of every account but `owner`'s; all of them without one. On login, logout and store switch. */
export function forgetOwned(owner?: Owner): void {
  for (const [area, key] of owned) {
    const isOwn = owner !== undefined && readStoredJson(area, key, (stored) => isOf(stored, owner)) === true
    if (!isOwn) removeStored(area, key)
  }
}

function isOf(stored: unknown, { user, store }: Owner): boolean {
  return typeof stored === 'object' && stored !== null && Reflect.get(stored, 'user') === user && Reflect.get(stored, 'store') === store
}
