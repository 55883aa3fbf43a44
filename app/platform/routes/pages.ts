/** Pages that need more than a file in `app/[locale]`. Every other page is rendered per request and found by its folder alone. */

/**
 * Shared pages by the pattern of their path without the store's prefix. Each has its file in `(shared)` and a twin in `per-request`;
 * `route-folders.test.ts` compares this list with the folders.
 */
const sharedPages: readonly RegExp[] = [
  /^\/$/,
  /^\/blog(\/(?!feed\.xml$)(topic\/)?[^/]+)?$/,
  /^\/contact$/,
  /^\/(join|join-ottilie|ottilie\/(join|about)|gift-memberships|refer-a-friend)$/,
  /^\/legal\/[^/]+$/,
  // The gift membership's page is a form, and shows what was typed into it.
  /^\/products\/(?!gift-membership$)[^/]+$/,
  /^\/shop\/(?!search(?:\/|$))./,
]

/** Whether the page at a path is shared. */
export function isSharedPage(path: string): boolean {
  return sharedPages.some((pattern) => pattern.test(path))
}

/** Open pages that a page which is not built offers instead. */
export const openPages = {
  bestsellers: '/shop/bestsellers',
  skincare: '/shop/skincare',
  basket: '/basket',
  login: '/login',
  wishlist: '/account/wishlist',
  contact: '/contact',
} as const

/** A page that is not built yet, and the open page that it offers instead. */
export type UnbuiltPageRow = { title: string; instead: keyof typeof openPages }

/**
 * Pages of the specification that are not built yet, by the pattern of their path. Each shows a placeholder that is excluded from search
 * engines. Delete a page's row when you build it.
 */
const unbuiltPages: readonly (UnbuiltPageRow & { pattern: RegExp })[] = []

/** The unbuilt page at a path (without the store's prefix); undefined if the specification has no such page. */
export function unbuiltPage(path: string): UnbuiltPageRow | undefined {
  return unbuiltPages.find(({ pattern }) => pattern.test(path))
}
