import { readStoredStrings, writeStored } from '#app/platform/storage/browser-storage.ts'

/** How long it is remembered that something was sent: as long as the tab is open, or as long as the browser keeps its storage. */
export type EventMemory = 'SESSION' | 'BROWSER'

/** Storage key of what was sent to analytics, a JSON list of texts. */
const SENT = 'events-sent'

/** Most entries that are remembered; the oldest are forgotten first. */
const MOST = 1000

const areas = { SESSION: 'session', BROWSER: 'local' } as const

/** Whether this was sent to analytics before, for as long as the memory lasts. */
export function wasSent(memory: EventMemory, mark: string): boolean {
  return readStoredStrings(areas[memory], SENT).includes(mark)
}

/** Remembers that these were sent. */
export function markSent(memory: EventMemory, marks: readonly string[]): void {
  if (marks.length === 0) return
  const known = readStoredStrings(areas[memory], SENT)
  writeStored(areas[memory], SENT, JSON.stringify([...known.filter((mark) => !marks.includes(mark)), ...marks].slice(-MOST)))
}
