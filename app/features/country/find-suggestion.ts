import { storePreference } from '#app/platform/store/store-preference.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { knownCountry, noteCountry } from './country-memory.ts'
import { suggestedStore } from './suggested-store.ts'

/** How long an answer is waited for, milliseconds: a question that comes later comes between a shopper and what they do. */
const PATIENCE = 5000

/** The store that the visitor may rather want. Asks where they are only when nothing is known. Throws when that cannot be told. */
export async function findSuggestion(here: Store): Promise<Store | undefined> {
  const chosen = storePreference()
  return suggestedStore(here, chosen, chosen ? undefined : await viewerCountry(here))
}

async function viewerCountry({ locale }: Store): Promise<string> {
  const known = knownCountry(locale)
  if (known !== undefined) return known
  const answer = await fetch(`/api/viewer-country?locale=${locale}`, { priority: 'low', signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`Where the visitor is cannot be told (${answer.status}).`)
  const body: unknown = await answer.json()
  const country = typeof body === 'object' && body !== null && 'country' in body ? body.country : undefined
  const told = typeof country === 'string' ? country : ''
  noteCountry(locale, told)
  return told
}
