import { storePreference } from '#app/platform/store/store-preference.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { knownCountry, noteCountry } from './country-memory.ts'
import { suggestedStore } from './suggested-store.ts'

/** Timeout in milliseconds: a late question would interrupt the shopper. */
const PATIENCE = 5000

/** The store that suits the visitor better. Requests their country only if nothing is known yet. Throws if that fails. */
export async function findSuggestion(here: Store): Promise<Store | undefined> {
  const chosen = storePreference()
  return suggestedStore(here, chosen, chosen ? undefined : await viewerCountry(here))
}

async function viewerCountry({ locale }: Store): Promise<string> {
  const known = knownCountry(locale)
  if (known !== undefined) return known
  // In a task of its own: the page is being hydrated, and starting a request takes a phone ten milliseconds.
  await new Promise((done) => setTimeout(done))
  const answer = await fetch(`/api/viewer-country?locale=${locale}`, { priority: 'low', signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`Where the visitor is cannot be told (${answer.status}).`)
  const body: unknown = await answer.json()
  const country = typeof body === 'object' && body !== null && 'country' in body ? body.country : undefined
  const told = typeof country === 'string' ? country : ''
  noteCountry(locale, told)
  return told
}
