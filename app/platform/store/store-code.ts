import { type Store, stores } from './stores.ts'

/** A store's code in the newsletter and the preference cookie. */
export type StoreCode = 'UK' | 'US'

export function storeCode(store: Store): StoreCode {
  return store === stores.us ? 'US' : 'UK'
}

/** The store of a code; undefined for anything else. */
export function storeOfCode(code: string | undefined): Store | undefined {
  return code === 'UK' ? stores.uk : code === 'US' ? stores.us : undefined
}
