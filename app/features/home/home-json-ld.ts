import type { WebSite, WithContext } from 'schema-dts'
import { brand } from '#app/platform/settings/brand.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Structured data of a store: the shop, and who runs it. */
export function homeJsonLd(store: Store): WithContext<WebSite> {
  const site = serverSettings().siteUrl
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: `${site}${storeHref(store, '/')}`,
    inLanguage: store.locale,
    publisher: { '@type': 'Organization', name: brand.name, url: site, logo: `${site}/icon-180.png`, email: brand.email },
  }
}
