import type { Metadata } from 'next'
import { pageMetadata } from '#app/platform/store/page-metadata.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ListingView } from './listing-data.ts'
import { isNarrowed, listingHref } from './listing-query.ts'

/** Metadata of a listing. Later pages are canonical themselves; filtered ones point to the whole category. */
export function listingMetadata({ category, path, query }: ListingView, store: Store): Metadata {
  const isPageOnly = isNarrowed(query) && query.filters.length === 0 && (query.sort === undefined || query.sort === 'RECOMMENDED')
  return pageMetadata(store, {
    title: category.metaTitle,
    description: category.metaDescription,
    path: category.seo.canonical ?? (isPageOnly ? listingHref(path, query) : path),
    alternates: category.hreflangs,
    isIndexed: !category.seo.noindex && (isPageOnly || !isNarrowed(query)),
  })
}
