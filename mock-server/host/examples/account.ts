import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { HOME, RESET_TOKEN, SIGN_IN_CODE } from '#fixtures/operations/values.ts'
import {
  A_FEW,
  NO_VARIABLES,
  type OperationExamples,
  PAST_ORDERS,
  REFUSED_ADDRESSES,
  REFUSED_TOKENS,
  REFUSED_US_ADDRESSES,
  SAID_AT_CHECKOUT,
  STRANGER,
} from './example.ts'

export const accountExamples: OperationExamples = {
  getShopper: NO_VARIABLES,
  startAnonymousSession: NO_VARIABLES,
  refreshSession: NO_VARIABLES,
  logout: NO_VARIABLES,
  login: [
    ...['plus-member', 'annual-member', 'monthly-member', 'lapsed-member', 'non-member'].map((role) => ({
      variables: { input: { email: `${role}.uk@example.com`, password: 'ottilie-demo' } },
    })),
    { variables: { input: STRANGER } },
    { variables: { input: { email: 'plus-member.uk@example.com', password: 'wrong' } }, scenarios: ['login-too-many-tries'] },
  ],
  register: [
    { variables: usualVariables.register },
    { variables: { input: { ...usualVariables.register.input, dateOfBirth: '1990-04-17', wantsNewsByEmail: true } }, scenarios: A_FEW },
    { variables: { input: { ...usualVariables.register.input, email: 'no address' } }, scenarios: A_FEW },
    { variables: { input: { ...usualVariables.register.input, email: 'register-fails@example.com' } }, scenarios: A_FEW },
    { variables: { input: { email: 'plus-member.uk@example.com', password: 'a-Long-Passw0rd', firstName: 'Ada', lastName: 'Moor' } } },
  ],
  getAccount: NO_VARIABLES,
  getAddressBook: NO_VARIABLES,
  getPaymentDetails: NO_VARIABLES,
  getReferral: NO_VARIABLES,
  getReferralInvitation: ['ANNIKA-0204', 'AMELIA-0204', 'LYDIA-0202', 'PRIYA-0205', 'NO-SUCH-CODE'].map((code) => ({
    variables: { code },
  })),
  getOrders: [{ variables: {} }, { variables: { pagination: { currentPage: 99, perPage: 24 } } }],
  getOrder: [{ variables: { number: 'no-such-order' } }, ...PAST_ORDERS.map((number) => ({ variables: { number } }))],
  cancelOrder: [{ variables: { number: 'OT-104420' } }, { variables: { number: 'OT-104412' } }, { variables: { number: 'no-such-order' } }],
  editProfile: [
    {
      variables: {
        input: { firstName: 'Ada', lastName: 'Moor', phone: '+44 20 7946 0123', dateOfBirth: '1990-04-17', wantsNewsByEmail: true },
      },
    },
    { variables: { input: { firstName: 'Ada', lastName: 'Moor', dateOfBirth: '2090-01-01', wantsNewsByEmail: false } } },
  ],
  editAddress: [
    { variables: usualVariables.editAddress },
    {
      variables: { id: 'address-uk-plus-1', input: { ...HOME, postalCode: 'nothing' } },
      scenarios: ['uk-plus-member', ...SAID_AT_CHECKOUT],
    },
    ...REFUSED_ADDRESSES.map((input) => ({ variables: { id: 'address-uk-plus-1', input }, scenarios: ['uk-plus-member'] })),
    ...REFUSED_US_ADDRESSES.map((input) => ({ variables: { id: 'address-us-plus-1', input }, scenarios: ['us-plus-member'] })),
  ],
  removeAddress: [{ variables: usualVariables.removeAddress }, { variables: { id: 'address-uk-plus-2' }, scenarios: ['uk-plus-member'] }],
  setDefaultAddress: [{ variables: usualVariables.setDefaultAddress }],
  updatePaymentDetails: [
    { variables: usualVariables.updatePaymentDetails },
    { variables: { input: { paymentToken: 'test-approved', onCompletion: 'reactivate' } } },
    { variables: { input: { paymentToken: 'test-refused', onCompletion: 'reactivate' } } },
    ...REFUSED_TOKENS.map((paymentToken) => ({
      variables: { input: { paymentToken, onCompletion: 'none' as const } },
      scenarios: ['uk-plus-member'],
    })),
  ],
  removePaymentMethod: [
    { variables: usualVariables.removePaymentMethod },
    ...['payment-uk-plus-1', 'payment-uk-plus-2'].map((id) => ({ variables: { id }, scenarios: ['uk-plus-member', ...SAID_AT_CHECKOUT] })),
  ],
  addAddress: [
    { variables: usualVariables.addAddress },
    { variables: { input: { ...HOME, line2: 'Flat 2', postalCode: 'nothing', phone: '020 7946 0123' } } },
    { variables: usualVariables.addAddress, scenarios: ['uk-address-book-full'] },
    ...REFUSED_ADDRESSES.map((input) => ({ variables: { input }, scenarios: ['uk-plus-member'] })),
    ...REFUSED_US_ADDRESSES.map((input) => ({ variables: { input }, scenarios: ['us-plus-member'] })),
  ],
  requestPasswordReset: [STRANGER.email, 'reset-fails@example.com', 'no address'].map((email) => ({ variables: { email } })),
  resetPassword: [
    { variables: usualVariables.resetPassword },
    {
      variables: { input: { ...usualVariables.resetPassword.input, token: RESET_TOKEN } },
      scenarios: ['password-reset-link', 'password-reset-link-expired', 'password-reset-link-used'],
    },
  ],
  requestSignInCode: [
    ...[STRANGER.email, 'plus-member.uk@example.com'].map((email) => ({ variables: { email } })),
    { variables: { email: 'plus-member.uk@example.com' }, scenarios: ['login-too-many-tries'] },
  ],
  loginWithCode: [
    { variables: usualVariables.loginWithCode },
    {
      variables: { input: { email: 'plus-member.uk@example.com', passcode: SIGN_IN_CODE } },
      scenarios: ['sign-in-code', 'sign-in-code-expired', 'sign-in-code-used', 'login-too-many-tries'],
    },
    ...['monthly-member', 'lapsed-member', 'non-member'].map((role) => ({
      variables: { input: { email: `${role}.uk@example.com`, passcode: SIGN_IN_CODE } },
      scenarios: ['sign-in-code'],
    })),
  ],
  requestEmailChange: [
    { variables: usualVariables.requestEmailChange },
    { variables: { input: { newEmail: 'plus-member.uk@example.com', currentPassword: 'a guess' } } },
    { variables: { input: { newEmail: 'no address', currentPassword: 'ottilie-demo' } } },
  ],
  confirmEmailChange: [
    { variables: usualVariables.confirmEmailChange },
    {
      variables: { token: RESET_TOKEN },
      scenarios: ['account-email-link', 'account-email-link-expired', 'account-email-link-used', 'account-email-link-taken'],
    },
  ],
  deleteAccount: ['a guess', 'ottilie-demo'].map((password) => ({ variables: { password } })),
  signInStep: [STRANGER.email, 'plus-member.uk@example.com'].map((email) => ({ variables: { email } })),
  changePassword: [STRANGER.password, 'ottilie-demo'].map((currentPassword) => ({
    variables: { input: { currentPassword, newPassword: 'a-Long-Passw0rd' } },
  })),
}
