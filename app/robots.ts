import type { MetadataRoute } from 'next'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { everyStore } from '#app/platform/store/stores.ts'

// The shop's address is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

/** Search engines may visit everything except pages and handlers that are rendered for one shopper. Each store has a sitemap. */
export default function robots(): MetadataRoute.Robots {
  const personal = ['/api/', '/basket', '/checkout', '/account', '/login', '/register', '/guest-details', '/signin', '/reset-password']
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...personal, ...personal.slice(1).map((path) => `/us${path}`)] },
    sitemap: everyStore.map(({ prefix }) => `${serverSettings().siteUrl}${prefix}/sitemap.xml`),
  }
}
