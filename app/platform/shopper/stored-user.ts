import { testEmailDomain } from '#app/platform/settings/test-email-domain.ts'
import type { GetShopperQuery } from '#operations/__generated__/operations.ts'
import { readShopper, type StoredShopper, saveShopper } from './shopper-record.ts'
import { type User, userOf } from './user.ts'
import { isMember } from './user-rules.ts'

// Loaded where somebody reads more of the user than every page does.

/** What the contract says of a user, as the browser keeps it: these fields and no others. What the answer does not tell stays as it was. */
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
    // Another device may have changed it: it is asked for anew.
    wishlist: undefined,
  }
}

/** Whoever is here with every field that the shop reads; a guest for a session of which nothing is remembered. */
export function readUser(): User {
  return userOf(readShopper())
}

/** Remembers that they followed the link to the skincare quiz. */
export function rememberQuizLink(): void {
  saveShopper({ ...readShopper(), hasClickedQuizLink: true })
}
