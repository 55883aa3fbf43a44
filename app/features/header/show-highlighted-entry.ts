import { HIGHLIGHTED_SLUG } from '#app/platform/account/highlighted-slug.ts'

/**
 * Scrolls to the highlighted entry and focuses it: in the page's account navigation, else in the header's menu, which it opens. False if
 * the page has none yet.
 */
export function showHighlightedEntry(): boolean {
  const entries = [...document.querySelectorAll<HTMLElement>(`[data-item="${HIGHLIGHTED_SLUG}"]`)]
  const entry = entries.find((one) => one.checkVisibility()) ?? entries[0]
  if (!entry) return false
  entry.closest<HTMLElement>('[popover]')?.showPopover()
  entry.scrollIntoView({ block: 'center' })
  entry.focus()
  return true
}
