import type { Metadata } from 'next'
import { brand } from '../settings/brand.ts'
import { storeHref } from '../store/link.ts'
import { type PagePaths, pathInStore } from '../store/path-in-store.ts'
import { everyStore, type Store } from '../store/stores.ts'
import { socialPicture } from './social-picture.ts'

type PageMetadata = PagePaths & {
  title: string
  description?: string | undefined
  isIndexed?: boolean
  /** Address of the picture that stands for the page where it is shared; that of its kind if it has none. */
  picture?: string | undefined
  /** Path of its feed, without the store's prefix. */
  feed?: string
}

/** A page's metadata: title, description, canonical URL, and the same page in the other stores. Its `path` is the canonical one. */
export function pageMetadata(
  store: Store,
  { title, description, path, alternates, isIndexed = true, picture, feed }: PageMetadata,
): Metadata {
  const inOtherStores = everyStore.flatMap((other) => {
    const slug = pathInStore(other, { path, alternates })
    return slug === undefined ? [] : [[other.locale, storeHref(other, slug)] as const]
  })
  return {
    title,
    ...(description && { description }),
    alternates: {
      canonical: storeHref(store, path),
      languages: Object.fromEntries(inOtherStores),
      ...(feed !== undefined && { types: { 'application/atom+xml': storeHref(store, feed) } }),
    },
    openGraph: {
      title,
      ...(description && { description }),
      url: storeHref(store, path),
      siteName: brand.name,
      locale: store.locale.replace('-', '_'),
      images: picture ?? socialPicture(path),
    },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  }
}
