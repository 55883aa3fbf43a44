import type { BlogPosting, WithContext } from 'schema-dts'
import { brand } from '#app/platform/settings/brand.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { Article } from './blog-data.ts'

/** Structured data of an article. */
export function articleJsonLd({ slug, title, excerpt, image, author, publishedAt }: Article, store: Store): WithContext<BlogPosting> {
  const site = serverSettings().siteUrl
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: `${site}${storeHref(store, `/blog/${slug}`)}`,
    image: new URL(image.src, site).href,
    datePublished: publishedAt,
    inLanguage: store.locale,
    author: { '@type': 'Person', name: author.name },
    publisher: { '@type': 'Organization', name: brand.name },
  }
}
