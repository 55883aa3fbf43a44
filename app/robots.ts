import type { MetadataRoute } from 'next'
import { disallowedPaths } from '#app/features/sitemap/disallowed-paths.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { everyStore } from '#app/platform/store/stores.ts'

// The shop's address is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

/** Search engines may visit everything except pages and handlers that are rendered for one shopper. Each store has a sitemap. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...disallowedPaths] },
    sitemap: everyStore.map(({ prefix }) => `${serverSettings().siteUrl}${prefix}/sitemap.xml`),
  }
}
