/** Navigates to a page as a link would. */
export function goTo(href: string): void {
  location.assign(href)
}
