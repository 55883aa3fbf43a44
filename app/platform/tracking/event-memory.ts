import { readStoredStrings, type StorageArea, writeStored } from '#app/platform/storage/browser-storage.ts'

/** How long it is remembered that something was sent: as long as the tab is open, or as long as the browser keeps its storage. */
export type EventMemory = 'SESSION' | 'BROWSER'

/** Storage key of what was sent to analytics, a JSON list of texts. */
const SENT = 'events-sent'

/** Most entries that are remembered; the oldest are forgotten first. */
const MOST = 1000

const areaOf = (memory: EventMemory) => (memory === 'BROWSER' ? 'local' : 'session')

/** Whether this was sent to analytics before, for as long as the memory lasts. */
export function wasSent(memory: EventMemory, mark: string): boolean {
  return readStoredStrings(areaOf(memory), SENT).includes(mark)
}

/** Remembers that this was sent. */
export function markSent(memory: EventMemory, mark: string): void {
  keepEntry(areaOf(memory), SENT, mark)
}

/** Puts an entry at the end of a stored list, once. */
export function keepEntry(area: StorageArea, key: string, entry: string): void {
  const others = readStoredStrings(area, key).filter((known) => known !== entry)
  writeStored(area, key, JSON.stringify([...others, entry].slice(-MOST)))
}
