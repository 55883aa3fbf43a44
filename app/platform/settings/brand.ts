/** The brand's values, in one place (open point A11). */
export const brand = {
  name: 'Ottilie',
  /** The membership programme. */
  programme: 'Ottilie+',
  /** Short prefix of cookies. */
  prefix: 'ottilie',
  /** Slug of the gift membership's product page. */
  giftMembershipSlug: 'gift-membership',
  /** Contact address on error pages. */
  email: 'care@ottilie.example',
  /** Placeholder for a guest's address. */
  guestEmail: 'guest@example.com',
  /** The promo experiment's only code, for a first order. */
  promoCode: 'HELLO20',
} as const
