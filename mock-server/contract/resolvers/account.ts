import type { OrderHistory } from '#schema/__generated__/types.ts'
import { opens } from '../../worlds/accounts/credentials.ts'
import type { QueryOrdersArgs, Resolvers } from '../__generated__/resolvers.ts'
import { accountOf, bookedAccountOf } from '../account/account-of.ts'
import { addressBook, addressResult, chooseDefault, keepAddress, removeAddress } from '../account/addresses.ts'
import { confirmEmailChange, requestEmailChange } from '../account/change-email.ts'
import { deleteAccount } from '../account/delete-account.ts'
import { changePassword, requestReset, resetPassword } from '../account/password.ts'
import { paymentDetails, removePayment, updatePayment } from '../account/payments.ts'
import { keepProfile, profile, profileProblems, referral, referredFriends } from '../account/profile.ts'
import { referralInvitation } from '../account/referral-invitation.ts'
import type { ContractContext } from '../context.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { orderModel } from '../orders/order-model.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { pageAsked } from '../page-asked.ts'
import { isoInstant } from '../rules/instants.ts'

function orderHistory({ pagination: asked }: QueryOrdersArgs, context: ContractContext): OrderHistory {
  const { page, pagination } = pageAsked(ordersOf(context), asked)
  return { orders: page.map((order) => orderModel(order, context)), pagination }
}

/** A shopper's account: details, orders, addresses and payment methods. */
export const accountResolvers: Resolvers<ContractContext> = {
  Query: {
    account: (_root, _args, context) => profile(accountOf(context), context),
    referral: (_root, _args, context) => referral(accountOf(context), context),
    referralInvitation: (_root, { code }, context) => referralInvitation(code, context),
    referredFriends: (_root, { pagination: asked }, context) => {
      const { page, pagination } = pageAsked(referredFriends(accountOf(context), context), asked)
      return { friends: page, pagination }
    },
    orders: (_root, args, context) => orderHistory(args, context),
    order: (_root, { number }, context) => {
      const found = ordersOf(context).find((order) => order.number === number)
      return found ? orderModel(found, context) : null
    },
    addressBook: (_root, _args, context) => addressBook(context),
    paymentDetails: (_root, _args, context) => paymentDetails(context),
  },
  Mutation: {
    editProfile: (_root, { input }, context) => {
      const identity = accountOf(context)
      const problems = profileProblems(input, context)
      if (problems.length > 0) return { __typename: 'ProfileRejected', problems }
      return { __typename: 'Account', ...keepProfile(input, identity, context) }
    },
    changePassword: async (_root, { input }, context) => {
      const account = bookedAccountOf(context)
      const problems = await changePassword(input, account, opens)
      return problems.length > 0
        ? { __typename: 'PasswordRejected', problems }
        : { __typename: 'PasswordChanged', changedAt: isoInstant(context.now) }
    },
    requestPasswordReset: (_root, { email }, context) => requestReset(email, context),
    resetPassword: async (_root, { input }, context) => {
      const problems = await resetPassword(input, context)
      return problems.length > 0
        ? { __typename: 'ResetPasswordRejected', problems }
        : { __typename: 'PasswordChanged', changedAt: isoInstant(context.now) }
    },
    cancelOrder: (_root, { number }, context) => cancelOrder(number, context),
    requestEmailChange: (_root, { input }, context) => requestEmailChange(input, bookedAccountOf(context), context),
    confirmEmailChange: (_root, { token }, context) => confirmEmailChange(token, context),
    deleteAccount: (_root, { password }, context) => deleteAccount(password, bookedAccountOf(context), context),
    addAddress: (_root, { input }, context) => addressResult(keepAddress(input, null, ['input'], context), context),
    editAddress: (_root, { id, input }, context) => addressResult(keepAddress(input, id, ['input'], context), context),
    removeAddress: (_root, { id }, context) => removeAddress(id, context),
    setDefaultAddress: (_root, { id }, context) => chooseDefault(id, context),
    updatePaymentDetails: (_root, { input }, context) => updatePayment(input, context),
    removePaymentMethod: (_root, { id }, context) => removePayment(id, context),
  },
}
