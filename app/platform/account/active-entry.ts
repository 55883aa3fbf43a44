import type { AccountEntry } from './account-entries.ts'

/** True for the page of an entry and every page below it. Paths without the store's prefix. Spec §2 'Account area'. */
export function isActivePath(path: string, entryPath: string): boolean {
  return path === entryPath || path.startsWith(`${entryPath}/`)
}

/** An entry as the navigation of a page shows it. */
export type ShownEntry = {
  slug: string
  title: string
  path: string
  isActive: boolean
  /** True for one entry alone: the longest active path, and the second level before the first (open point A111). */
  isCurrent: boolean
}

/** The navigation of an account page: its entries, and the second level while its entry or one of the children is active (open point A113). */
export function shownEntries(entries: readonly AccountEntry[], path: string): { first: ShownEntry[]; second: ShownEntry[] } {
  const isOpen = (entry: AccountEntry) => [entry, ...(entry.children ?? [])].some((one) => isActivePath(path, one.path))
  const children = entries.filter(isOpen).flatMap((entry) => entry.children ?? [])
  const longest = [...entries, ...children]
    .filter((entry) => isActivePath(path, entry.path))
    .reduce<AccountEntry | undefined>(
      (best, entry) => (best === undefined || entry.path.length >= best.path.length ? entry : best),
      undefined,
    )
  const shown = (entry: AccountEntry): ShownEntry => ({
    slug: entry.slug,
    title: entry.title,
    path: entry.path,
    isActive: isActivePath(path, entry.path),
    isCurrent: entry === longest,
  })
  return { first: entries.map(shown), second: children.map(shown) }
}
