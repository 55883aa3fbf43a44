import { storePreference } from '#app/platform/store/store-preference.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { knownCountry, noteCountry } from './country-memory.ts'
import { suggestedStore } from './suggested-store.ts'

/** Later than this, in milliseconds, the question would interrupt the shopper. */
const PATIENCE = 5000

/** After this, in milliseconds, no answer is expected any more. */
const LONGEST_WAIT = 30_000

/**
 * The store that suits the visitor better. Requests their country only if nothing is known yet; the next page has what comes late. Throws if the request
 * fails.
 */
export async function findSuggestion(here: Store): Promise<Store | undefined> {
  const chosen = storePreference()
  if (chosen) return suggestedStore(here, chosen, undefined)
  const began = performance.now()
  const country = await viewerCountry(here)
  return performance.now() - began > PATIENCE ? undefined : suggestedStore(here, undefined, country)
}

async function viewerCountry({ locale }: Store): Promise<string> {
  const known = knownCountry(locale)
  if (known !== undefined) return known
  // In a task of its own: the page is being hydrated, and starting a request takes a phone ten milliseconds.
  await new Promise((done) => setTimeout(done))
  const answer = await fetch(`/api/viewer-country?locale=${locale}`, { priority: 'low', signal: AbortSignal.timeout(LONGEST_WAIT) })
  if (!answer.ok) throw new Error(`Where the visitor is cannot be told (${answer.status}).`)
  const body: unknown = await answer.json()
  const country = typeof body === 'object' && body !== null && 'country' in body ? body.country : undefined
  const told = typeof country === 'string' ? country : ''
  noteCountry(locale, told)
  return told
}
