import { xmlText } from '#app/platform/page/xml.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { Blog } from './blog-data.ts'

/** Path of the feed, without the store's prefix. */
export const FEED_PATH = '/blog/feed.xml'

/** The articles as an Atom feed, which has none without a date. `site`: the shop's public address. */
export function blogFeed({ title, description, articles: listed }: Blog, store: Store, site: string): string {
  const address = (path: string) => xmlText(`${site}${storeHref(store, path)}`)
  const articles = listed.filter(({ publishedAt }) => !Number.isNaN(Date.parse(publishedAt)))
  const days = articles.map(({ publishedAt }) => publishedAt).sort()
  const entries = articles.map(
    ({ slug, title: headline, excerpt, category, author, publishedAt }) => `<entry>
<id>${address(`/blog/${slug}`)}</id>
<title>${xmlText(headline)}</title>
<link href="${address(`/blog/${slug}`)}"/>
<published>${publishedAt}</published>
<updated>${publishedAt}</updated>
<author><name>${xmlText(author.name)}</name></author>
<category term="${xmlText(category.slug)}" label="${xmlText(category.title)}"/>
<summary>${xmlText(excerpt)}</summary>
</entry>`,
  )
  return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${store.locale}">
<id>${address('/blog')}</id>
<title>${xmlText(`${title} | ${brand.name}`)}</title>
<subtitle>${xmlText(description)}</subtitle>
<link href="${address('/blog')}"/>
<link rel="self" type="application/atom+xml" href="${address(FEED_PATH)}"/>
<updated>${days.at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>${xmlText(brand.name)}</name></author>
${entries.join('\n')}
</feed>`
}
