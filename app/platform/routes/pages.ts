/** Pages that need more than a file in `app/[locale]`. Every other page is rendered per request and found by its folder alone. */

/**
 * Shared pages by the pattern of their path without the store's prefix. Each has its file in `(shared)` and a twin in `per-request`;
 * `route-folders.test.ts` compares this list with the folders.
 */
const sharedPages: readonly RegExp[] = [/^\/$/, /^\/contact$/, /^\/products\/[^/]+$/, /^\/shop\/(?!search(?:\/|$))./]

/** Whether the page at a path is shared. */
export function isSharedPage(path: string): boolean {
  return sharedPages.some((pattern) => pattern.test(path))
}

/**
 * Pages of the specification that are not built yet, by the pattern of their path, with their title. Each shows a placeholder that is excluded from
 * search engines. Delete a page's row when you build it.
 */
const unbuiltPages: readonly { pattern: RegExp; title: string }[] = [
  { pattern: /^\/(quiz\/skincare)$/, title: 'Skincare Quiz' },
  { pattern: /^\/blog(\/[^/]+)?$/, title: 'The Journal' },
  { pattern: /^\/gift-memberships$/, title: 'Gift Memberships' },
  { pattern: /^\/refer-a-friend$/, title: 'Refer a Friend' },
  { pattern: /^\/(join|join-ottilie|bp\/join\/[^/]+|ottilie\/(join(\/[^/]+)?|about))$/, title: 'Join Ottilie+' },
  { pattern: /^\/checkout(\/success)?$/, title: 'Checkout' },
  { pattern: /^\/register$/, title: 'Registration' },
  { pattern: /^\/guest-details$/, title: 'Your details' },
  { pattern: /^\/signin$/, title: 'My account' },
  { pattern: /^\/account$/, title: 'My account' },
  {
    pattern: /^\/account\/(member-benefits|order-history|my-membership|profile|address-book|refer-a-friend)$/,
    title: 'My account',
  },
  { pattern: /^\/account\/my-membership\/update-payment-details$/, title: 'Update payment details' },
  { pattern: /^\/account\/favourites(\/(order-it-again|for-you))?$/, title: 'Your Favourites' },
  { pattern: /^\/legal\/terms-and-conditions$/, title: 'Terms and conditions' },
]

/** The title of the unbuilt page at a path (without the store's prefix); undefined if the specification has no such page. */
export function unbuiltPageTitle(path: string): string | undefined {
  return unbuiltPages.find(({ pattern }) => pattern.test(path))?.title
}
