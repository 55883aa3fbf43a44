import type { BlogPosting, WithContext } from 'schema-dts'
import { brand } from '#app/platform/settings/brand.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { Article } from './blog-data.ts'

/** Structured data of an article. */
export function articleJsonLd(
  { slug, title, excerpt, category, image, author, publishedAt }: Article,
  store: Store,
): WithContext<BlogPosting> {
  const site = serverSettings().siteUrl
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: `${site}${storeHref(store, `/blog/${slug}`)}`,
    image: new URL(image.src, site).href,
    ...(!Number.isNaN(Date.parse(publishedAt)) && { datePublished: publishedAt, dateModified: publishedAt }),
    mainEntityOfPage: `${site}${storeHref(store, `/blog/${slug}`)}`,
    articleSection: category.title,
    inLanguage: store.locale,
    author: { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: { '@type': 'Organization', name: brand.name, logo: `${site}/icon-180.png` },
  }
}
