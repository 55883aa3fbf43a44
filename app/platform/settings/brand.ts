/** The brand, in one place (decision A11). Copy around it is fixed; these are the values that it holds. */
export const brand = {
  name: 'Ottilie',
  /** The membership programme. */
  programme: 'Ottilie+',
  /** Short prefix of cookies. */
  prefix: 'ottilie',
  /** Where a lost visitor writes to. */
  email: 'care@ottilie.example',
  /** Stands in for a guest's address. */
  guestEmail: 'guest@example.com',
  /** The one code that the promo experiment offers, for a first order. */
  promoCode: 'HELLO20',
} as const
