import type { Metadata } from 'next'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ListingView } from './listing-data.ts'
import { isNarrowed, listingHref } from './listing-query.ts'

/** What a listing says of itself. A page further on stands for itself; what somebody narrowed down stands for the whole category. */
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
