import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { HOME, LIPSTICK, NEWEST } from '#fixtures/operations/values.ts'
import {
  A_FEW,
  NO_VARIABLES,
  ONE_LIPSTICK,
  type OperationExamples,
  PAST_ORDERS,
  payment,
  REFUSED_ADDRESSES,
  REFUSED_TOKENS,
  REFUSED_US_ADDRESSES,
  SAID_AT_CHECKOUT,
  STRANGER,
  WITH_GIFT,
} from './example.ts'

/** A gift membership. */
const GIFT = {
  ...LIPSTICK,
  type: 'giftMembership',
  membershipId: '610201',
  variantSku: null,
  giftInfo: { recipientName: 'June Abara', recipientEmail: 'june@example.com', message: 'Happy birthday', sendDate: '2026-12-24' },
} as const

/** Targets of a change that are refused: the basket of somebody else, and a version that is not the newest. */
const WRONG_TARGETS = [
  { listId: 'basket-of-somebody-else', version: -1 },
  { listId: '', version: 900 },
] as const

export const basketExamples: OperationExamples = {
  addBasketItems: [
    {
      variables: {
        ...NEWEST,
        items: [LIPSTICK],
        location: 'Page',
        isBasketPage: true,
        basketMutationFlags: { explicitUserMembershipAdd: true },
      },
    },
    { variables: { ...NEWEST, items: [{ ...LIPSTICK, variantSku: 'NO-SUCH-SKU' }] } },
    { variables: { ...NEWEST, items: [{ ...LIPSTICK, quantity: 99 }] } },
    { variables: { ...NEWEST, items: [LIPSTICK, GIFT] }, scenarios: A_FEW },
    ...WRONG_TARGETS.map((target) => ({ variables: { ...target, items: [LIPSTICK] }, scenarios: A_FEW })),
  ],
  editBasketItem: [
    { variables: usualVariables.editBasketItem },
    ...WRONG_TARGETS.map((target) => ({ variables: { ...target, item: LIPSTICK }, scenarios: A_FEW })),
    { variables: { ...NEWEST, item: { ...LIPSTICK, variantSku: 'NO-SUCH-SKU' } } },
    { variables: { ...NEWEST, item: { ...GIFT, id: 'line-gift-membership', quantity: 0 } }, scenarios: WITH_GIFT },
  ],
  removeBasketItems: [
    { variables: usualVariables.removeBasketItems },
    ...WRONG_TARGETS.map((target) => ({ variables: { ...target, items: [LIPSTICK] }, scenarios: A_FEW })),
    { variables: { ...NEWEST, items: [{ ...GIFT, id: 'line-gift-membership' }] }, scenarios: WITH_GIFT },
    {
      variables: { ...NEWEST, items: [{ ...LIPSTICK, variantSku: 'NO-SUCH-SKU' }] },
      scenarios: ['promo-not-combined', 'basket-over-trial-limit'],
    },
  ],
  getBasket: NO_VARIABLES,
  getCheckout: NO_VARIABLES,
  applyDiscountCode: ['HELLO20', 'GLOW10', 'PLUS15', 'SHIPFREE', 'TREAT5', 'WINTER25', 'NO-SUCH-CODE'].map((code) => ({
    variables: { code },
  })),
  removeDiscountCode: [
    { variables: usualVariables.removeDiscountCode },
    { variables: { code: 'NO-SUCH-CODE' }, scenarios: ['promo-not-combined'] },
  ],
  setDeliveryMethod: (['Standard', 'Express', 'None'] as const).map((deliveryMethod) => ({ variables: { deliveryMethod } })),
  setDeliveryAddress: [
    { variables: usualVariables.setDeliveryAddress },
    { variables: { input: { address: { ...HOME, postalCode: 'nothing' } } } },
    ...REFUSED_ADDRESSES.map((address) => ({ variables: { input: { address } }, scenarios: ['uk-guest'] })),
    ...REFUSED_US_ADDRESSES.map((address) => ({ variables: { input: { address } }, scenarios: ['us-guest'] })),
    { variables: { input: { address: HOME }, saveToAddressBook: true }, scenarios: ['uk-address-book-full'] },
    { variables: { input: { addressId: 'no-such-address' } }, scenarios: A_FEW },
    { variables: { input: { addressId: 'address-uk-plus-2' } }, scenarios: ['uk-checkout-ready'] },
  ],
  setGuestDetails: [
    {
      variables: { input: { email: STRANGER.email, firstName: 'Ada', lastName: 'Moor', phone: '020 7946 0123', wantsNewsByEmail: false } },
    },
    { variables: { input: { email: 'no address', firstName: 'Ada', lastName: 'Moor', phone: null, wantsNewsByEmail: false } } },
  ],
  getOrderAttempt: [{ variables: usualVariables.getOrderAttempt }],
  getPlacedOrder: ['no-such-order', ...PAST_ORDERS].map((number) => ({ variables: { number } })),
  placeOrder: [
    { variables: usualVariables.placeOrder },
    ...['test-approved', 'test-wishlist', ...REFUSED_TOKENS].map((paymentToken) =>
      payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken }),
    ),
    payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'wallet', paymentToken: 'test-approved' }),
    payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'pay-later', paymentToken: 'test-approved' }),
    ...SAID_AT_CHECKOUT.map((scenario) => payment(scenario, ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken: 'test-approved' })),
    ...SAID_AT_CHECKOUT.map((scenario) => payment(scenario, ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken: 'test-refused' })),
    ...SAID_AT_CHECKOUT.map((scenario) => payment(scenario, ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken: 'test-wishlist' })),
    ...['test-challenge', 'test-late', 'test-unordered'].map((paymentToken) =>
      payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken }),
    ),
    payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'wallet', returnUrl: 'http://localhost:3000/checkout/return' }),
    payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'pay-later' }),
    ...[{ ...HOME, line1: 'PO Box 7' }, { ...HOME, line2: 'Flat 2', phone: '020 7946 0123' }, ...REFUSED_ADDRESSES].map((billingAddress) =>
      payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken: 'test-approved', billingAddress }),
    ),
    ...REFUSED_US_ADDRESSES.map((billingAddress) =>
      payment('us-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken: 'test-approved', billingAddress }),
    ),
    payment('uk-checkout-nothing-to-pay', 0, {}),
    ...['uk-checkout-item-gone', 'uk-checkout-all-gone', 'uk-guest'].map((scenario) => payment(scenario, 0, {})),
  ],
}
