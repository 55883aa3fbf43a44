import { type Store, stores } from '#app/platform/store/stores.ts'

/** The store of an ISO 3166-1 country, if there is one. */
function storeOfCountry(country: string | undefined): Store | undefined {
  return country === 'GB' ? stores.uk : country === 'US' ? stores.us : undefined
}

/** The other store, if it suits the visitor better. An explicit choice wins over the detected country (open point A37). */
export function suggestedStore(here: Store, chosen: Store | undefined, country: string | undefined): Store | undefined {
  const wanted = chosen ?? storeOfCountry(country)
  return wanted === here ? undefined : wanted
}
