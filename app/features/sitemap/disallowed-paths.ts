import { everyStore } from '#app/platform/store/stores.ts'

/** Pages that are rendered for one shopper, by how their paths begin in each store. */
const personal = ['/basket', '/checkout', '/account', '/login', '/register', '/guest-details', '/signin', '/reset-password'] as const

/** What search engines stay away from: handlers, and pages of one shopper. No page that a sitemap names is among them. */
export const disallowedPaths: readonly string[] = [
  '/api/',
  ...everyStore.flatMap(({ prefix }) => personal.map((path) => `${prefix}${path}`)),
]
