import type { Metadata } from 'next'
import { storeHref } from './link.ts'
import { everyStore, type Store } from './stores.ts'

type PageMetadata = {
  title: string
  description?: string | undefined
  /** Path of the page that stands for this one, without the store's prefix. */
  path: string
  /** Paths by locale where the page is called something else there; a locale that is missing does not have the page. */
  alternates?: readonly { locale: string; slug: string }[]
  isIndexed?: boolean
}

/** What a page says of itself in its head: title, description, the address that stands for it, and its sisters in the other stores. */
export function pageMetadata(store: Store, { title, description, path, alternates, isIndexed = true }: PageMetadata): Metadata {
  const sisters = everyStore.flatMap((other) => {
    const slug = alternates === undefined ? path : alternates.find(({ locale }) => locale === other.locale)?.slug
    return slug === undefined ? [] : [[other.locale, storeHref(other, slug)] as const]
  })
  return {
    title,
    ...(description && { description }),
    alternates: { canonical: storeHref(store, path), languages: Object.fromEntries(sisters) },
    openGraph: { title, ...(description && { description }), url: storeHref(store, path), locale: store.locale.replace('-', '_') },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  }
}
