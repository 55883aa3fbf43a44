import { brand } from '#app/platform/settings/brand.ts'

/** The user of a first-time visitor, with the fields that the specification lists. Open points A11, A140. */
export const guestUser = {
  basket: [],
  wishlist: [],
  carriedForward: 0,
  spentSoFar: 0,
  discounts: [],
  includedDiscounts: [],
  rejectedDiscounts: [],
  hints: [],
  reviews: [],
  email: brand.guestEmail,
  id: 'initial',
  name: 'guest',
  firstName: '',
  lastName: '',
  fullName: '',
  isFreeTrialAllowed: true,
  isLoggedIn: false,
  membership: { id: 'none:none', name: 'none' },
} as const
