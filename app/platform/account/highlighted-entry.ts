import { HIGHLIGHTED_SLUG } from './highlighted-slug.ts'

/** Where it is remembered that the highlighted entry was seen. Spec §3. */
const STORAGE_KEY = 'HIGHLIGHTED_NAV_ITEM'

/** Told within this page; other pages hear of it from the browser's own `storage` event. */
const SEEN = 'ottilie:highlight-seen'

/** True once the highlighted entry was seen. Where storage is forbidden it counts as seen: a badge that never goes is worse than none. */
export function isHighlightSeen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === HIGHLIGHTED_SLUG
  } catch {
    return true
  }
}

/** Remembers that the entry was seen: its link was followed or its page visited (decision A31). */
export function markHighlightSeen(): void {
  try {
    localStorage.setItem(STORAGE_KEY, HIGHLIGHTED_SLUG)
  } catch {
    // Storage is full or forbidden: it is highlighted once more on the next page, and nothing else depends on it.
  }
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
