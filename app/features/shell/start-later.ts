import { registerServiceWorker } from '#app/platform/service-worker/register-service-worker.ts'
import { startMeasuring } from '#app/platform/tracking/measuring/start-measuring.ts'

/** Starts what a page does besides being used, once the browser is idle: measuring, and the service worker in production. */
export function startLater(): void {
  startMeasuring()
  if (process.env.NODE_ENV === 'production') void registerServiceWorker()
}
