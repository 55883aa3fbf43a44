/** The pages of legal text that every store has, without the store's prefix. */
export const legalPaths = {
  terms: '/legal/terms-and-conditions',
  privacy: '/legal/privacy',
  cookies: '/legal/cookies',
  accessibility: '/legal/accessibility',
} as const
