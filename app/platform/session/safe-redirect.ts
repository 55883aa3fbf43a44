/** A base that no address of ours can have: what leaves it was not a path. */
const NOWHERE = 'http://shop.invalid'

/**
 * Where `redirectTo` leads when it stays in the shop, as path with query and hash; `fallback` for everything else (other sites in any
 * spelling, scripts, nothing at all). Backslashes, control characters and doubled slashes never survive.
 */
export function safeRedirect(redirectTo: string | null | undefined, fallback: string): string {
  if (!redirectTo || !redirectTo.startsWith('/') || !URL.canParse(redirectTo, NOWHERE)) return fallback
  const url = new URL(redirectTo, NOWHERE)
  if (url.origin !== NOWHERE || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
