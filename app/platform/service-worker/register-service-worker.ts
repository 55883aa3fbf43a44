import { logError } from '#app/platform/log/log-error.ts'
import { testEmailDomain } from '#app/platform/settings/test-email-domain.ts'

/** The banner of preview mode, which a page has only then. */
const PREVIEW = '[data-preview]'

/** Address of the service worker. In test and preview builds it blocks what goes to other hosts. Spec §7 Other, open point A173. */
export function serviceWorkerAddress(hostname: string, blocksExternals: boolean): string {
  return `/sw.js?${new URLSearchParams({ 'block-externals': blocksExternals ? '1' : '0', hostname })}`
}

/** Registers the service worker. A failure is logged, and nothing else happens. Spec §8 Other failures. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const blocksExternals = testEmailDomain !== '' || document.querySelector(PREVIEW) !== null
  try {
    await navigator.serviceWorker.register(serviceWorkerAddress(location.hostname, blocksExternals), { updateViaCache: 'none' })
  } catch (error) {
    logError('Failed registering the service worker', error)
  }
}
