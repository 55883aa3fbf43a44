/** On which pages a banner shows. Spec §4 Skinny banner selection, open point A88. */
export type Pages = { pagesToShow: readonly string[]; pagesToExclude: readonly string[] }

/**
 * Whether a path without the store's prefix matches a pattern with `*` wildcards. Runs in linear time because patterns come from the CMS.
 */
export function matchesPage(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (!path.startsWith(first)) return false
  const last = rest.pop()
  if (last === undefined) return path === first
  let at = first.length
  for (const piece of rest) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return path.length - last.length >= at && path.endsWith(last)
}

/**
 * Rates how well a banner matches a page: the number of slashes of its most specific pattern, 0 for a banner of all pages, undefined if it
 * does not show there. Exclusions win.
 */
export function fitOf({ pagesToShow, pagesToExclude }: Pages, path: string): number | undefined {
  if (pagesToExclude.some((pattern) => matchesPage(pattern, path))) return undefined
  if (pagesToShow.length === 0) return 0
  const depths = pagesToShow.filter((pattern) => matchesPage(pattern, path)).map((pattern) => pattern.split('/').length)
  return depths.length === 0 ? undefined : Math.max(...depths)
}
