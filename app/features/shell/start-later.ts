import { registerServiceWorker } from '#app/platform/service-worker/register-service-worker.ts'
import { readStored } from '#app/platform/storage/browser-storage.ts'
import { startMeasuring } from '#app/platform/tracking/measuring/start-measuring.ts'

/** Storage key by which a tester asks to be told what consent holds back (open point A306). Nobody else's page loads that script. */
const TELL_HELD = 'tell-held-events'

/** Starts what a page does besides being used, once the browser is idle: measuring, and the service worker in production. */
export async function startLater(): Promise<void> {
  const held = readStored('session', TELL_HELD) && (await import('#app/platform/tracking/measuring/tell-held.ts')).tellHeld
  startMeasuring(held || undefined)
  if (process.env.NODE_ENV === 'production') void registerServiceWorker()
}
