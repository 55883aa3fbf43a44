/** The shop's two stores. A store is a country, a language and a currency, named by the URL: the UK store is at the root, the US store under `/us`. */

export type StoreId = 'uk' | 'us'
export type Locale = 'en-GB' | 'en-US'
export type Currency = 'GBP' | 'USD'
export type StoreSegment = 'en' | 'us'
type StorePrefix = '' | '/us'

export type Store = {
  readonly id: StoreId
  readonly locale: Locale
  /** The store's name as a path segment. The default store's is never used in URLs. */
  readonly segment: StoreSegment
  /** Prefix of the store's paths; empty for the default store. */
  readonly prefix: StorePrefix
  readonly currency: Currency
}

const uk: Store = { id: 'uk', locale: 'en-GB', segment: 'en', prefix: '', currency: 'GBP' }
const us: Store = { id: 'us', locale: 'en-US', segment: 'us', prefix: '/us', currency: 'USD' }

export const stores: { readonly uk: Store; readonly us: Store } = { uk, us }
export const defaultStore: Store = uk
export const everyStore: readonly Store[] = [uk, us]

/** Whether a text is the locale of a store. */
export function isLocale(word: string): word is Locale {
  return everyStore.some((store) => store.locale === word)
}

/** The store of a locale; the default store for a locale that the shop does not have. */
export function storeOf(locale: string): Store {
  return everyStore.find((store) => store.locale === locale) ?? defaultStore
}
