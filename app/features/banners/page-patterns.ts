/** On which pages a banner shows. Spec §4 Skinny banner selection, open point A88. */
export type Pages = { pagesToShow: readonly string[]; pagesToExclude: readonly string[] }

/** Whether a path, without the store's prefix, fits a pattern in which `*` stands for anything. In linear steps: patterns come from outside. */
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
 * How well a banner fits a page: slashes of its most specific matching pattern, 0 for a banner of all pages; undefined when it does not show
 * there. Any exclusion wins.
 */
export function fitOf({ pagesToShow, pagesToExclude }: Pages, path: string): number | undefined {
  if (pagesToExclude.some((pattern) => matchesPage(pattern, path))) return undefined
  if (pagesToShow.length === 0) return 0
  const depths = pagesToShow.filter((pattern) => matchesPage(pattern, path)).map((pattern) => pattern.split('/').length)
  return depths.length === 0 ? undefined : Math.max(...depths)
}
