import type { Metadata } from 'next'
import { storeHref } from '../store/link.ts'
import { everyStore, type Store } from '../store/stores.ts'

type PageMetadata = {
  title: string
  description?: string | undefined
  /** Canonical path, without the store's prefix. */
  path: string
  /** Paths by locale if they differ; the page does not exist in a missing locale. */
  alternates?: readonly { locale: string; slug: string }[]
  isIndexed?: boolean
}

/** A page's metadata: title, description, canonical URL, and the same page in the other stores. */
export function pageMetadata(store: Store, { title, description, path, alternates, isIndexed = true }: PageMetadata): Metadata {
  const inOtherStores = everyStore.flatMap((other) => {
    const slug = alternates === undefined ? path : alternates.find(({ locale }) => locale === other.locale)?.slug
    return slug === undefined ? [] : [[other.locale, storeHref(other, slug)] as const]
  })
  return {
    title,
    ...(description && { description }),
    alternates: { canonical: storeHref(store, path), languages: Object.fromEntries(inOtherStores) },
    openGraph: { title, ...(description && { description }), url: storeHref(store, path), locale: store.locale.replace('-', '_') },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  }
}
