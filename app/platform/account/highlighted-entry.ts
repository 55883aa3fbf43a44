import { readStored, writeStored } from '#app/platform/storage/browser-storage.ts'
import { HIGHLIGHTED_SLUG } from './highlighted-slug.ts'

/** Where it is remembered that the highlighted entry was seen. Spec §3. */
const STORAGE_KEY = 'HIGHLIGHTED_NAV_ITEM'

/** Told within this page; other pages hear of it from the browser's own `storage` event. */
const SEEN = 'ottilie:highlight-seen'

/** True once the highlighted entry was seen. Where storage is forbidden it counts as seen: a badge that never goes is worse than none. */
export function isHighlightSeen(): boolean {
  const seen = readStored('local', STORAGE_KEY)
  return seen === undefined || seen === HIGHLIGHTED_SLUG
}

/** Remembers that the entry was seen: its link was followed or its page visited (decision A31). */
export function markHighlightSeen(): void {
  writeStored('local', STORAGE_KEY, HIGHLIGHTED_SLUG)
  dispatchEvent(new Event(SEEN))
}

/** Calls back when the entry is seen, here or in another tab. Returns what ends it. */
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
