/**
 * What /sw.js answers while the service worker is switched off: a worker that removes what the other kept, and itself. A missing file would not do:
 * browsers keep the worker that they have.
 */
export const WORKER_OFF_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('ottilie-')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
)
`
