import { readStored, writeStored } from '#app/platform/storage/browser-storage.ts'
import { HIGHLIGHTED_SLUG } from './highlighted-slug.ts'

/** Storage key of the highlighted entry that was seen. Spec §3. */
const STORAGE_KEY = 'HIGHLIGHTED_NAV_ITEM'

/** Event within this page; other tabs get the browser's `storage` event. */
const SEEN = 'ottilie:highlight-seen'

/** True once the highlighted entry was seen, and where storage is forbidden: a badge that never disappears is worse than none. */
export function isHighlightSeen(): boolean {
  const seen = readStored('local', STORAGE_KEY)
  return seen === undefined || seen === HIGHLIGHTED_SLUG
}

/** Stores that the entry was seen: its link was followed or its page visited (open point A31). */
export function markHighlightSeen(): void {
  writeStored('local', STORAGE_KEY, HIGHLIGHTED_SLUG)
  dispatchEvent(new Event(SEEN))
}

/** Calls back when the entry is seen, here or in another tab. Returns the unsubscribe function. */
export function onHighlightSeen(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) callback()
  }
  addEventListener(SEEN, callback)
  addEventListener('storage', onStorage)
  return () => {
    removeEventListener(SEEN, callback)
    removeEventListener('storage', onStorage)
  }
}
