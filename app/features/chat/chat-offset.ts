export type Device = 'mobile' | 'tablet' | 'desktop'

/** What the chat's place depends on. */
export type ChatPlace = { hasMembership: boolean; isProductPage: boolean }

/** Until it is known who is here. */
const UNKNOWN_PX = 20

/** Where nothing below asks for more. */
const OTHERWISE_PX = 16

/** How far the chat keeps from the window's bottom edge, in px: it stays clear of what sticks there. Spec §9, open point A189. */
export function chatOffset(place: ChatPlace | undefined, device: Device): number {
  if (!place) return UNKNOWN_PX
  const { hasMembership, isProductPage } = place
  if (hasMembership && isProductPage) return { mobile: 145, tablet: 170, desktop: 70 }[device]
  if (hasMembership) return { mobile: 50, tablet: 70, desktop: 70 }[device]
  if (isProductPage) return { mobile: 110, tablet: 130, desktop: OTHERWISE_PX }[device]
  return OTHERWISE_PX
}
