import type { Store } from '../api/answers.ts'

/** The stores as the header names them. */
export const storeOptions: readonly { name: Store; label: string }[] = [
  { name: 'en-GB', label: 'UK, GBP' },
  { name: 'en-US', label: 'US, USD' },
]

/** A store in a sentence. */
export function storeName(store: Store): string {
  return store === 'en-US' ? 'US store' : 'UK store'
}
