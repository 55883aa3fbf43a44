import { testEmailDomain } from '#app/platform/settings/test-email-domain.ts'
import type { GetShopperQuery } from '#operations/__generated__/operations.ts'
import { readShopper, type StoredShopper, saveShopper } from './shopper-record.ts'
import { type User, userOf } from './user.ts'
import { isMember } from './user-rules.ts'

// Loaded only where more of the user is needed than on every page.

/** The fields of the contract's user that the browser stores, and no others. Fields missing from the answer stay as stored. */
export function storedUser(me: GetShopperQuery['me']): Omit<StoredShopper, 'key'> & Partial<User> {
  const user = userOf(me)
  const isMemberHere = user.isMember || isMember(user, testEmailDomain)
  return {
    id: user.id,
    name: user.name,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: user.fullName,
    email: user.email,
    isLoggedIn: user.isLoggedIn,
    isMember: isMemberHere,
    hasMembership: isMemberHere || user.hasMembershipInBag,
    hasMembershipInBag: user.hasMembershipInBag,
    isFreeTrialAllowed: user.isFreeTrialAllowed,
    membership: user.membership,
    userType: user.userType,
    dateOfBirth: user.dateOfBirth,
    registrationDateTime: user.registrationDateTime,
    customerNumber: user.customerNumber,
    deliveryType: user.deliveryType,
    basketCount: me.basketCount,
    // Another device may have changed a wishlist, so it is loaded again; a guest has none.
    wishlist: user.isLoggedIn ? undefined : user.wishlist,
    // The basket tells its own fields (`rememberBasket`). The others are not in the contract.
    basket: user.basket,
    pricing: user.pricing,
    discounts: user.discounts,
    includedDiscounts: user.includedDiscounts,
    rejectedDiscounts: user.rejectedDiscounts,
    carriedForward: user.carriedForward,
    spentSoFar: user.spentSoFar,
    hints: user.hints,
    reviews: user.reviews,
  }
}

/** The stored user with every field that the shop reads; a guest in a session without a record. */
export function readUser(): User {
  return userOf(readShopper())
}

/** Stores that the shopper followed the link to the skincare quiz. */
export function rememberQuizLink(): void {
  saveShopper({ ...readShopper(), hasClickedQuizLink: true })
}
