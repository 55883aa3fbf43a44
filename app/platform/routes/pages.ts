import { INVITATION_PATH, INVITATION_QUERY } from '#app/platform/referral/referral-cookie.ts'

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

/** Shared pages that a query makes the page of whoever follows a link: the query's name by their path. */
const queriesOfVisitors: Readonly<Record<string, string>> = { [INVITATION_PATH]: INVITATION_QUERY }

/** Whether a query makes a shared page one visitor's own, which nobody else may get. */
export function isOfOneVisitor(path: string, search: URLSearchParams): boolean {
  const query = Object.hasOwn(queriesOfVisitors, path) ? queriesOfVisitors[path] : undefined
  return query !== undefined && search.has(query)
}

/** Whether the page at a path is shared. */
export function isSharedPage(path: string): boolean {
  return sharedPages.some((pattern) => pattern.test(path))
}
