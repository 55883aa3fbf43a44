import { readStored, writeStored } from '#app/platform/storage/browser-storage.ts'

/** Storage key that remembers that this session's flags were reported. */
const REPORTED = 'feature-flags-reported'

/** Calls the shop's endpoint of feature-flag analytics once in a session. Nothing depends on its answer. Spec §7 Other, open point A172. */
export function reportFlags(): void {
  if (readStored('session', REPORTED) != null || !writeStored('session', REPORTED, '1')) return
  // Read to its end, although it is empty: the browser cancels an answer that nobody reads, and logs it as failed.
  void fetch('/api/feature-flags/analytics', { headers: { 'content-type': 'application/json' }, credentials: 'include' })
    .then((answer) => answer.text())
    .catch(() => undefined)
}
