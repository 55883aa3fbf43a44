/**
 * The step of the basket funnel that a page is, as analytics number them: not as the header of checkout does (open point A81). Undefined: the page
 * is no step. Spec §4 Checkout steps.
 */
export function funnelStep(path: string, isLoggedIn: boolean): number | undefined {
  if (path === '/basket') return isLoggedIn ? 3 : 1
  if (path === '/register' || path === '/guest-details') return 2
  return path === '/checkout' ? 4 : undefined
}
