import type { WebPage, WithContext } from 'schema-dts'
import { brand } from '../settings/brand.ts'
import { serverSettings } from '../settings/server-settings.ts'
import { storeHref } from '../store/link.ts'
import type { Store } from '../store/stores.ts'

type WebPageFacts = {
  name: string
  description?: string | null | undefined
  /** Its own path, without the store's prefix. */
  path: string
  /** The pages above it below the home page, outermost first. */
  above?: readonly { name: string; path: string }[]
  /** What it is about: a blog that it lists. */
  blog?: { name: string; path: string }
}

/** Structured data of a page that is nothing more particular: what it is, and where it stands. */
export function webPageJsonLd(store: Store, { name, description, path, above = [], blog }: WebPageFacts): WithContext<WebPage> {
  const url = (to: string) => `${serverSettings().siteUrl}${storeHref(store, to)}`
  const trail = [{ name: brand.name, path: '/' }, ...above, { name, path }]
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    ...(description && { description }),
    url: url(path),
    inLanguage: store.locale,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, at) => ({ '@type': 'ListItem', position: at + 1, name: step.name, item: url(step.path) })),
    },
    ...(blog && { mainEntity: { '@type': 'Blog', name: blog.name, url: url(blog.path) } }),
  }
}
