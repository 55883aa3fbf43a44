export type Device = 'mobile' | 'tablet' | 'desktop'

/** Inputs for the chat's offset. */
export type ChatPlace = { hasMembership: boolean; isProductPage: boolean }

/** Until the shopper is known. */
const UNKNOWN_PX = 20

/** Default offset. */
const OTHERWISE_PX = 16

/** The chat's distance in px from the bottom of the window, clear of sticky bars. Spec §9, open point A189. */
export function chatOffset(place: ChatPlace | undefined, device: Device): number {
  if (!place) return UNKNOWN_PX
  const { hasMembership, isProductPage } = place
  if (hasMembership && isProductPage) return { mobile: 145, tablet: 170, desktop: 70 }[device]
  if (hasMembership) return { mobile: 50, tablet: 70, desktop: 70 }[device]
  if (isProductPage) return { mobile: 110, tablet: 130, desktop: OTHERWISE_PX }[device]
  return OTHERWISE_PX
}
