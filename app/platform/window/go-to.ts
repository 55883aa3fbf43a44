/** Navigates to a page as a link would. */
export function goTo(href: string): void {
  location.assign(href)
}

/** Navigates to a page in place of the current one: going back does not return to it. */
export function replacePage(href: string): void {
  location.replace(href)
}
