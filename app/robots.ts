import type { MetadataRoute } from 'next'

/** What search engines may visit: the shop, and not what is one visitor's own. */
export default function robots(): MetadataRoute.Robots {
  const own = ['/api/', '/basket', '/checkout', '/account', '/login', '/register', '/guest-details']
  return { rules: { userAgent: '*', allow: '/', disallow: [...own, ...own.slice(1).map((path) => `/us${path}`)] } }
}
