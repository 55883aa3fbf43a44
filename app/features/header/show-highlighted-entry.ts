import { HIGHLIGHTED_SLUG } from '#app/platform/account/highlighted-slug.ts'

/**
 * Brings the highlighted entry into sight and gives it the focus: the one in the account navigation of the page, else the one in the
 * header's menu, which it opens. False when the page has none yet.
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
