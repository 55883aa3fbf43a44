/** A base URL that we never use: a value that leaves it was not a path. */
const NOWHERE = 'http://shop.invalid'

/**
 * Path, query and hash of `redirectTo` if it stays in the shop, else `fallback` (other sites in any spelling, scripts, no value).
 * Backslashes, control characters and doubled slashes never pass.
 */
export function safeRedirect(redirectTo: string | null | undefined, fallback: string): string {
  if (!redirectTo || !redirectTo.startsWith('/') || !URL.canParse(redirectTo, NOWHERE)) return fallback
  const url = new URL(redirectTo, NOWHERE)
  if (url.origin !== NOWHERE || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
