import type { MetadataRoute } from 'next'

/** Search engines may visit everything except pages and handlers that are rendered for one shopper. */
export default function robots(): MetadataRoute.Robots {
  const personal = ['/api/', '/basket', '/checkout', '/account', '/login', '/register', '/guest-details']
  return { rules: { userAgent: '*', allow: '/', disallow: [...personal, ...personal.slice(1).map((path) => `/us${path}`)] } }
}
