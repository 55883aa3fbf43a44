import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { HOME } from '#fixtures/operations/values.ts'
import { NO_VARIABLES, type OperationExamples, PAST_ORDERS, SAID_AT_CHECKOUT, STRANGER } from './example.ts'

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
  ],
  register: [
    { variables: usualVariables.register },
    { variables: { input: { email: 'plus-member.uk@example.com', password: 'a-Long-Passw0rd', firstName: 'Ada', lastName: 'Moor' } } },
  ],
  getAccount: NO_VARIABLES,
  getAddressBook: NO_VARIABLES,
  getPaymentDetails: NO_VARIABLES,
  getReferral: NO_VARIABLES,
  getOrders: [{ variables: {} }, { variables: { pagination: { currentPage: 99, perPage: 24 } } }],
  getOrder: [{ variables: { number: 'no-such-order' } }, ...PAST_ORDERS.map((number) => ({ variables: { number } }))],
  cancelOrder: [{ variables: { number: 'OT-104420' } }, { variables: { number: 'OT-104412' } }, { variables: { number: 'no-such-order' } }],
  editProfile: [
    {
      variables: {
        input: { firstName: 'Ada', lastName: 'Moor', phone: '+44 20 7946 0123', dateOfBirth: '1990-04-17', wantsNewsByEmail: true },
      },
    },
    { variables: { input: { firstName: '', lastName: 'Moor', wantsNewsByEmail: false } } },
  ],
  editAddress: [
    { variables: usualVariables.editAddress },
    ...[
      { ...HOME, postalCode: 'nothing' },
      { ...HOME, line2: 'Flat 2', phone: '12' },
    ].map((input) => ({ variables: { id: 'address-uk-plus-1', input }, scenarios: ['uk-plus-member', ...SAID_AT_CHECKOUT] })),
  ],
  removeAddress: [{ variables: usualVariables.removeAddress }],
  setDefaultAddress: [{ variables: usualVariables.setDefaultAddress }],
  updatePaymentDetails: [
    { variables: usualVariables.updatePaymentDetails },
    { variables: { input: { paymentToken: 'test-approved', onCompletion: 'reactivate' } } },
    { variables: { input: { paymentToken: 'test-refused', onCompletion: 'reactivate' } } },
  ],
  removePaymentMethod: [{ variables: usualVariables.removePaymentMethod }],
  addAddress: [
    { variables: usualVariables.addAddress },
    { variables: { input: { ...HOME, line2: 'Flat 2', postalCode: 'nothing', phone: '020 7946 0123' } } },
  ],
  requestPasswordReset: [STRANGER.email, 'reset-fails@example.com', 'no address'].map((email) => ({ variables: { email } })),
  changePassword: [STRANGER.password, 'ottilie-demo'].map((currentPassword) => ({
    variables: { input: { currentPassword, newPassword: 'a-Long-Passw0rd' } },
  })),
}
