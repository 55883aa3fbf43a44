import { readStored } from '#app/platform/storage/browser-storage.ts'
import { startMeasuring } from '#app/platform/tracking/measuring/start-measuring.ts'

/** Storage key by which a tester asks to be told what consent holds back (open point A306). Nobody else's page loads that script. */
const TELL_HELD = 'tell-held-events'

/** Starts measuring, once the browser is idle or the first event waits. */
export async function startLater(): Promise<void> {
  const held = readStored('session', TELL_HELD) && (await import('#app/platform/tracking/measuring/tell-held.ts')).tellHeld
  startMeasuring(held || undefined)
}
