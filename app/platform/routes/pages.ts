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
