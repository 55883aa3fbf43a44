import { isAllowed, onConsentChange, readConsent } from '#app/platform/consent/consent.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { EVENTS_PATH, eventBatch } from '../event-batch.ts'
import { type AnalyticsConsent, EventQueue, type HeldListener, type QueuedEvent } from '../event-queue.ts'
import { trackInto } from '../track.ts'
import { reportFlags } from './report-flags.ts'
import { watchExperiments } from './watch-experiments.ts'
import { watchProducts } from './watch-products.ts'
import { watchScrollDepth } from './watch-scroll-depth.ts'

/** How long the shop may take to accept a batch, milliseconds. */
const LIMIT_MS = 10_000

/** New parts of a page are looked at this long after they came, milliseconds. */
const SCAN_AFTER_MS = 300

/**
 * Begins to measure a page: takes the events that have happened, watches what is seen, and sends it by one queue. Loaded after the page has become
 * interactive (decision 104). `onHeld` hears what consent holds back.
 */
export function startMeasuring(onHeld?: HeldListener): void {
  const queue = new EventQueue({ consent, send, onLost: (error) => warnLeftOut('analytics events', error), onHeld })
  trackInto((event) => queue.add(event))
  const products = watchProducts(queue)
  const experiments = watchExperiments()
  const answered = () => {
    queue.consentChanged()
    if (consent() === 'given') reportFlags()
  }
  onConsentChange(answered)
  answered()

  const scan = () => {
    products.scan()
    experiments.scan()
  }
  scan()
  let scanning: ReturnType<typeof setTimeout> | undefined
  new MutationObserver(() => {
    clearTimeout(scanning)
    scanning = setTimeout(scan, SCAN_AFTER_MS)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-exposure'] })
  watchScrollDepth()

  const leave = (isGone: boolean) => {
    products.flush()
    queue.flush(true, isGone)
  }
  addEventListener('pagehide', () => leave(true))
  // A hidden tab may be closed without another event, and it may come back.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(false))
}

function consent(): AnalyticsConsent {
  if (isAllowed('analytics', document.documentElement.lang)) return 'given'
  return readConsent().isChosen ? 'refused' : 'open'
}

/** Sends a batch to the shop. `keepalive` lets it arrive although the page goes. */
async function send(events: readonly QueuedEvent[]): Promise<void> {
  const { ok, status } = await fetch(EVENTS_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: eventBatch(events),
    // Of a page that has gone nobody breaks a request off.
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!ok) throw new Error(`The shop answered with ${status}.`)
}
