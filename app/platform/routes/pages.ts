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
  /^\/quiz\/[^/]+$/,
  // The gift membership's page is a form, and shows what was typed into it.
  /^\/products\/(?!gift-membership$)[^/]+$/,
  /^\/shop\/(?!search(?:\/|$))./,
]

/** Shared pages that a query makes the page of whoever follows a link or answers: the query's names by their path. */
const queriesOfVisitors: readonly { path: RegExp; names: RegExp }[] = [
  { path: new RegExp(`^${INVITATION_PATH}$`), names: new RegExp(`^${INVITATION_QUERY}$`) },
  // The answers of a quiz are too many to keep a page for each.
  { path: /^\/quiz\/[^/]+$/, names: /^(from|step|result|error|q\..*)$/s },
]

/** Whether a query makes a shared page one visitor's own, which nobody else may get. */
export function isOfOneVisitor(path: string, search: URLSearchParams): boolean {
  const own = queriesOfVisitors.find((page) => page.path.test(path))
  return own !== undefined && [...search.keys()].some((name) => own.names.test(name))
}

/** Shared lists: each further page of one is a shared page too. */
const sharedLists: readonly { path: RegExp; parameters: readonly string[] }[] = [
  { path: /^\/shop\/./, parameters: ['filter', 'page', 'sort'] },
  { path: /^\/blog(\/topic\/[^/]+)?$/, parameters: ['page'] },
]

/** What of a query makes another page of the shared page at a path. */
export function listQuery(path: string, search: URLSearchParams): URLSearchParams {
  const known = sharedLists.find((list) => list.path.test(path))?.parameters ?? []
  return new URLSearchParams([...search].filter(([name]) => known.includes(name)))
}

/** Whether the page at a path is shared. */
export function isSharedPage(path: string): boolean {
  return sharedPages.some((pattern) => pattern.test(path))
}
