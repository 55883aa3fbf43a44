/** The brand's values, in one place (open point A11). */
export const brand = {
  name: 'Ottilie',
  /** The membership programme. */
  programme: 'Ottilie+',
  /** Short prefix of cookies. */
  prefix: 'ottilie',
  /** Contact address on error pages. */
  email: 'care@ottilie.example',
  /** Placeholder for a guest's address. */
  guestEmail: 'guest@example.com',
  /** The promo experiment's only code, for a first order. */
  promoCode: 'HELLO20',
  /** Last segment of the gift membership's page, below `/products/`. Its folders in `app/[locale]` have the same name. */
  giftMembershipSlug: 'gift-membership',
} as const
