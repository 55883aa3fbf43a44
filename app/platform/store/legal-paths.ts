import type { PagePaths } from './path-in-store.ts'
import type { Store } from './stores.ts'

/** The pages of legal text that every store has, without the store's prefix. */
export const legalPaths = {
  terms: '/legal/terms-and-conditions',
  privacy: '/legal/privacy',
  cookies: '/legal/cookies',
  accessibility: '/legal/accessibility',
} as const

/** Where a legal page stands in each store. Editors may publish one in a single store, so none but those that every store has names a twin. */
export function legalAlternates({ locale }: Pick<Store, 'locale'>, path: string): PagePaths['alternates'] {
  return Object.values<string>(legalPaths).includes(path) ? undefined : [{ locale, slug: path }]
}
