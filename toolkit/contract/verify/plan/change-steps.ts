import { ADA, HOME, LIPSTICK, NEWEST, PUBLISHED } from '#fixtures/operations/values.ts'
import { isRecord } from '../../coverage/answer/answer-places.ts'
import { usual, type Variables } from './read-steps.ts'
import type { SeenValues } from './seen-values.ts'

/** One mutation on the way: what it is asked with, and what it leaves. */
export type ChangeStep = {
  operation: string
  /** Undefined: there is nothing to ask it with, and it is left out. */
  variables: (seen: SeenValues) => Variables | undefined
  /** The code that must refuse it, because it names what no server has. */
  refusal?: string
  /** The operation whose work it takes away. It is asked after an interruption too. */
  takesAway?: string
  /** What stays behind on the server after the run; absent: nothing. */
  leaves?: string
}

const always = (variables: Variables) => (): Variables => variables

/** An address that no shopper has: it is what the run adds, and takes away. */
const OWN_ADDRESS = { ...HOME, line1: '2 Contract Row', isDefault: false }

const wishedSkus = (seen: SeenValues): Set<unknown> =>
  new Set(seen.list('getWishedSkus', 'wishlist', 'wishes').map(({ variant }) => isRecord(variant) && variant['sku']))
const basketSkus = (seen: SeenValues): Set<unknown> =>
  new Set(seen.list('getBasket', 'basket', 'items').map(({ variant }) => isRecord(variant) && variant['sku']))

/** A sku that the endpoint sells and that the shopper has neither wished for nor put into the basket. */
function freeSku(seen: SeenValues): string {
  const taken = new Set([...wishedSkus(seen), ...basketSkus(seen)])
  return seen.texts('Variant.sku').find((sku) => !taken.has(sku)) ?? LIPSTICK.variantSku
}

/** The line that the run itself put into the basket. */
function ownLine(seen: SeenValues): Variables | undefined {
  const taken = basketSkus(seen)
  const line = seen
    .list('addBasketItems', 'addBasketItems', 'items')
    .find(({ type, variant }) => type === 'product' && isRecord(variant) && !taken.has(variant['sku']))
  const variant = line?.['variant']
  return line && isRecord(variant) ? { ...LIPSTICK, id: line['id'], variantSku: variant['sku'] } : undefined
}

/** The id of the address that the run itself added. */
function ownAddress(seen: SeenValues): unknown {
  const before = new Set(seen.list('getAddressBook', 'addressBook', 'addresses').map(({ id }) => id))
  return seen.list('addAddress', 'addAddress', 'addresses').find(({ id }) => !before.has(id))?.['id']
}

/** The address that was the default before. */
function earlierDefault(seen: SeenValues): unknown {
  return seen.list('getAddressBook', 'addressBook', 'addresses').find(({ isDefault }) => isDefault === true)?.['id']
}

/** The shopper's own profile, sent back unchanged. */
function sameProfile(seen: SeenValues): Variables | undefined {
  const account = seen.at('getAccount', 'account')
  if (!isRecord(account)) return undefined
  const { firstName, lastName, phone, dateOfBirth, wantsNewsByEmail } = account
  return { input: { firstName, lastName, phone, dateOfBirth, wantsNewsByEmail } }
}

const withId =
  (idOf: (seen: SeenValues) => unknown, more: Variables = {}) =>
  (seen: SeenValues): Variables | undefined => {
    const id = idOf(seen)
    return id === undefined ? undefined : { id, ...more }
  }
const withLine =
  (variables: (line: Variables) => Variables) =>
  (seen: SeenValues): Variables | undefined => {
    const line = ownLine(seen)
    return line && variables(line)
  }

/**
 * Every mutation in an order in which each finds what it needs and what was made is taken away again. What cannot be undone is asked for something that no
 * server has, so that it is refused and leaves nothing; the few that are left say what stays.
 */
export const changeSteps: readonly ChangeStep[] = [
  { operation: 'startAnonymousSession', variables: always({}) },
  { operation: 'refreshSession', variables: always({}) },
  { operation: 'addBasketItems', variables: (seen) => ({ ...NEWEST, items: [{ ...LIPSTICK, variantSku: freeSku(seen) }] }) },
  { operation: 'editBasketItem', variables: withLine((line) => ({ ...NEWEST, item: { ...line, quantity: 2 } })) },
  { operation: 'applyDiscountCode', variables: always({ code: 'NO-SUCH-CODE' }) },
  { operation: 'removeDiscountCode', variables: always({ code: 'NO-SUCH-CODE' }) },
  {
    operation: 'setDeliveryMethod',
    variables: (seen) => ({ deliveryMethod: seen.at('addBasketItems', 'addBasketItems', 'deliveryMethod') ?? 'None' }),
  },
  { operation: 'setDeliveryAddress', variables: always({ input: { addressId: 'no-such-address' } }), refusal: 'NOT_FOUND' },
  { operation: 'setGuestDetails', variables: always({ input: { email: 'no address', ...ADA, wantsNewsByEmail: false } }) },
  // A penny is the total of no basket, so nothing is ordered.
  { operation: 'placeOrder', variables: always({ input: { ...usualInput('placeOrder'), expectedTotal: 1 } }) },
  { operation: 'removeBasketItems', variables: withLine((line) => ({ ...NEWEST, items: [line] })), takesAway: 'addBasketItems' },
  { operation: 'addWishlistItemBySKU', variables: (seen) => ({ sku: freeSku(seen) }) },
  { operation: 'removeWishlistItemBySKU', variables: (seen) => ({ sku: freeSku(seen) }), takesAway: 'addWishlistItemBySKU' },
  { operation: 'addAddress', variables: always({ input: OWN_ADDRESS }) },
  { operation: 'editAddress', variables: withId(ownAddress, { input: { ...OWN_ADDRESS, line2: 'Flat 2' } }) },
  { operation: 'setDefaultAddress', variables: withId(ownAddress) },
  { operation: 'setDefaultAddress', variables: withId(earlierDefault), takesAway: 'setDefaultAddress' },
  { operation: 'removeAddress', variables: withId(ownAddress), takesAway: 'addAddress' },
  { operation: 'editProfile', variables: sameProfile },
  { operation: 'changePassword', variables: always({ input: { currentPassword: 'not the password', newPassword: 'a-Long-Passw0rd' } }) },
  // A way to pay that is kept becomes the default and pays for the membership: it could not be taken away again.
  { operation: 'updatePaymentDetails', variables: always({ input: { paymentToken: 'no-such-token', onCompletion: 'none' } }) },
  { operation: 'removePaymentMethod', variables: always({ id: 'no-such-method' }), refusal: 'NOT_FOUND' },
  { operation: 'cancelOrder', variables: always({ number: 'no-such-order' }), refusal: 'NOT_FOUND' },
  { operation: 'removeMyReplenishmentProduct', variables: always({ sku: 'NO-SUCH-SKU' }) },
  { operation: 'restoreMyReplenishmentProduct', variables: always({ sku: 'NO-SUCH-SKU' }), refusal: 'NOT_FOUND' },
  { operation: 'membershipManagementFlow', variables: always({ ...PUBLISHED, flow: 'cancel' }) },
  { operation: 'submitQuiz', variables: always(usual('submitQuiz')) },
  { operation: 'requestStockEmail', variables: always({ sku: 'NO-SUCH-SKU', email: 'nobody@example.com' }), refusal: 'NOT_FOUND' },
  { operation: 'requestPasswordReset', variables: always({ email: 'no address' }) },
  { operation: 'resetPassword', variables: always(usual('resetPassword')) },
  { operation: 'requestEmailChange', variables: always({ input: { newEmail: 'no address', currentPassword: 'not the password' } }) },
  { operation: 'confirmEmailChange', variables: always(usual('confirmEmailChange')) },
  { operation: 'deleteAccount', variables: always({ password: 'not the password' }) },
  { operation: 'redeemGift', variables: always(usual('redeemGift')) },
  { operation: 'requestSignInCode', variables: always({ email: 'nobody@example.com' }) },
  { operation: 'register', variables: always({ input: { ...usualInput('register'), email: 'no address' } }) },
  { operation: 'addEmailContact', variables: always({ email: 'no address', country: 'UK', source: 'Email Footer' }) },
  { operation: 'addUserPrompt', variables: always(usual('addUserPrompt')), leaves: 'the prompt counts as seen' },
  { operation: 'requestAnniversaryReminder', variables: always({}), leaves: 'a reminder of the anniversary gift, where there is one' },
  {
    operation: 'login',
    variables: always({ input: { email: 'nobody@example.com', password: 'not the password' } }),
    refusal: 'LOGIN_REJECTED',
  },
  {
    operation: 'loginWithCode',
    variables: always({ input: { email: 'nobody@example.com', passcode: '000000' } }),
    refusal: 'SIGN_IN_CODE_WRONG',
  },
  { operation: 'logout', variables: always({}) },
]

function usualInput(operation: string): Variables {
  const { input } = usual(operation)
  return isRecord(input) ? input : {}
}
