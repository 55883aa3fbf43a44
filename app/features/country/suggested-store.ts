import { type Store, stores } from '#app/platform/store/stores.ts'

/** The store of a country, ISO 3166-1; undefined for a country that neither store is for, and for none. */
function storeOfCountry(country: string | undefined): Store | undefined {
  return country === 'GB' ? stores.uk : country === 'US' ? stores.us : undefined
}

/**
 * The other store, where somebody may rather want to be than in this one. A choice that was made counts more than where they seem to be
 * (decision A37).
 */
export function suggestedStore(here: Store, chosen: Store | undefined, country: string | undefined): Store | undefined {
  const wanted = chosen ?? storeOfCountry(country)
  return wanted === here ? undefined : wanted
}
