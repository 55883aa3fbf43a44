import type { Store } from './stores.ts'

/** Where a page stands in each store. */
export type PagePaths = {
  /** The page's path, without the store's prefix. */
  path: string
  /** Its paths by locale if they differ; the page does not exist in a missing locale. */
  alternates?: readonly { locale: string; slug: string }[] | undefined
}

/** A page's path in a store, without the store's prefix; undefined if that store has no such page. */
export function pathInStore({ locale }: Store, { path, alternates }: PagePaths): string | undefined {
  return alternates === undefined ? path : alternates.find((alternate) => alternate.locale === locale)?.slug
}
