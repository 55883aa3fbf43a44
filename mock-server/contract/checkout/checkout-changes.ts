import type { AddressInput, CheckoutRejected, CheckoutResult, GuestDetailsInput, Problem } from '#schema/__generated__/types.ts'
import type { MutationSetDeliveryAddressArgs } from '../__generated__/resolvers.ts'
import { addressesOf, addressProblems, keepAddress } from '../account/addresses.ts'
import type { ContractContext } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { checkAddress } from '../rules/input/address.ts'
import { isEmail } from '../rules/input/email.ts'
import { checkoutModel } from './checkout-model.ts'

/** A rejection with the current checkout. */
export function rejected(problems: Problem[], context: ContractContext): CheckoutRejected & { __typename: 'CheckoutRejected' } {
  return { __typename: 'CheckoutRejected', problems, checkout: checkoutModel(context) }
}

function accepted(context: ContractContext): CheckoutResult {
  return { __typename: 'Checkout', ...checkoutModel(context) }
}

/** Sets the guest's contact details; ignored for a logged-in shopper, whose account provides them. */
export function setGuestDetails(input: GuestDetailsInput, context: ContractContext): CheckoutResult {
  if (context.shopper.read('identity')) return accepted(context)
  const email = input.email.trim()
  if (!isEmail(email)) return rejected([problem('INVALID_EMAIL', ['input', 'email'])], context)
  const contact = { email, firstName: input.firstName.trim(), lastName: input.lastName.trim(), phone: input.phone?.trim() || null }
  context.shopper.write('checkout', { ...context.shopper.read('checkout'), contact })
  return accepted(context)
}

/** Sets the delivery address: one from the address book, or a typed one. */
export function setDeliveryAddress(
  { input: { addressId, address }, saveToAddressBook }: MutationSetDeliveryAddressArgs,
  context: ContractContext,
): CheckoutResult {
  return address ? chooseTyped(address, saveToAddressBook, context) : chooseKnown(addressId ?? '', context)
}

function chooseKnown(addressId: string, context: ContractContext): CheckoutResult {
  const { shopper } = context
  if (!addressesOf(context).some(({ id }) => id === addressId))
    throw notFound(['input', 'addressId'], `There is no address '${addressId.slice(0, 60)}'.`)
  shopper.write('checkout', { ...shopper.read('checkout'), addressId, typedAddress: null })
  return accepted(context)
}

function chooseTyped(address: AddressInput, isKept: boolean, context: ContractContext): CheckoutResult {
  const { shopper } = context
  const outcome = checkAddress(address, context.store)
  if (!outcome.ok) return rejected(addressProblems(outcome, ['input', 'address']), context)
  if (isKept && shopper.read('identity') !== null) return keepAndChoose(address, context)
  shopper.write('checkout', { ...shopper.read('checkout'), addressId: null, typedAddress: { id: 'address-typed', ...outcome.address } })
  return accepted(context)
}

/** Saves a typed address to the address book and selects it. */
function keepAndChoose(address: AddressInput, context: ContractContext): CheckoutResult {
  const before = new Set(addressesOf(context).map(({ id }) => id))
  const problems = keepAddress(address, null, ['input', 'address'], context)
  if (problems.length > 0) return rejected(problems, context)
  const added = addressesOf(context).find(({ id }) => !before.has(id))
  context.shopper.write('checkout', { ...context.shopper.read('checkout'), addressId: added?.id ?? null, typedAddress: null })
  return accepted(context)
}
