import type { StoreChoice } from '../api/answers.ts'

/** Store names for the header. */
export const storeOptions: readonly { name: StoreChoice; label: string }[] = [
  { name: 'en-GB', label: 'UK, GBP' },
  { name: 'en-US', label: 'US, USD' },
]

/** Store name within a sentence. */
export function storeName(store: StoreChoice): string {
  return store === 'en-US' ? 'US store' : 'UK store'
}
