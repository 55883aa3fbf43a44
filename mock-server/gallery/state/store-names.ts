import type { StoreChoice } from '../api/answers.ts'

/** The stores as the header names them. */
export const storeOptions: readonly { name: StoreChoice; label: string }[] = [
  { name: 'en-GB', label: 'UK, GBP' },
  { name: 'en-US', label: 'US, USD' },
]

/** A store in a sentence. */
export function storeName(store: StoreChoice): string {
  return store === 'en-US' ? 'US store' : 'UK store'
}
