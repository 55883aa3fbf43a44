import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { AddressRecord } from '#fixtures/orders/record.ts'
import type { Checkout, CheckoutContact, CheckoutRequirement, DeliveryOption, PaymentOption } from '#schema/__generated__/types.ts'
import { address, addressesOf } from '../account/addresses.ts'
import { hasRunOut, paymentsOf } from '../account/payments.ts'
import { type BasketContents, basketContents } from '../basket/basket-contents.ts'
import { basketOf } from '../basket/basket-of.ts'
import { basketModel, priceBasketLines } from '../basket/basket-update.ts'
import type { ContractContext } from '../context.ts'
import { currentAttemptId } from '../orders/attempts.ts'
import { isCharged } from '../rules/basket/basket-line.ts'
import type { PricedBasket } from '../rules/basket/basket-pricing.ts'
import { formatMinorUnits, price } from '../rules/money/price-format.ts'
import { splitByWeight } from '../rules/money/split.ts'
import { deliveryDays } from '../rules/orders/delivery-days.ts'
import { deliveryPrice, needsDelivery } from '../rules/orders/shipping.ts'
import { termsOf } from '../terms-of.ts'

/** The parts a checkout is built from: the basket, its price, the contact and the delivery address. */
export type CheckoutParts = {
  readonly contents: BasketContents
  readonly priced: PricedBasket
  readonly isPosted: boolean
  readonly contact: CheckoutContact | null
  readonly deliverTo: AddressRecord | null
}

/** The contact: the account's shopper, else the details a guest entered. */
function contactOf({ shopper }: ContractContext): CheckoutContact | null {
  const identity = shopper.read('identity')
  if (!identity) return shopper.read('checkout').contact
  const { email, firstName, lastName } = identity
  return { email, firstName, lastName, phone: shopper.read('contact').phone }
}

/** The delivery address: the typed one, else the selected one, else the default. */
function deliverTo(context: ContractContext): AddressRecord | null {
  const { typedAddress, addressId } = context.shopper.read('checkout')
  const known = addressesOf(context)
  return typedAddress ?? known.find(({ id }) => id === addressId) ?? known[0] ?? null
}

/** The checkout parts of the current basket. */
export function checkoutParts(context: ContractContext): CheckoutParts {
  const basket = basketOf(context)
  const contents = basketContents(basket, context)
  const isPosted = needsDelivery(contents.lines)
  return {
    contents,
    isPosted,
    priced: priceBasketLines(basket, contents.lines, context),
    contact: contactOf(context),
    deliverTo: isPosted ? deliverTo(context) : null,
  }
}

/** The requirements still missing before the order can be placed, in page order. */
export function missingFor({ contents, isPosted, contact, deliverTo: to }: CheckoutParts, context: ContractContext): CheckoutRequirement[] {
  const needsAccount = contents.lines.some(({ type }) => type === 'membership') && context.shopper.read('identity') === null
  const missing: readonly (readonly [CheckoutRequirement, boolean])[] = [
    ['ITEMS', !contents.lines.some(isCharged)],
    ['ACCOUNT', needsAccount],
    ['CONTACT', contact === null],
    ['DELIVERY_ADDRESS', isPosted && to === null],
    ['DELIVERY_METHOD', isPosted && basketOf(context).deliveryMethod === 'None'],
  ]
  return missing.flatMap(([requirement, isMissing]) => (isMissing ? [requirement] : []))
}

function deliveryOptions({ contents, priced, isPosted }: CheckoutParts, context: ContractContext): DeliveryOption[] {
  if (!isPosted) return []
  const terms = termsOf(context)
  const chosen = basketOf(context).deliveryMethod
  return (['Standard', 'Express'] as const).map((method) => ({
    method,
    name: terms.delivery[method].name,
    price: price(deliveryPrice(contents.lines, priced.spend, method, terms), context.store),
    ...deliveryDays(method, context.now),
    isChosen: method === chosen,
  }))
}

const newCard: PaymentOption = { id: 'card', kind: 'CARD', label: 'New card', description: 'Credit or debit card.', isSaved: false }
const wallet: PaymentOption = {
  id: 'wallet',
  kind: 'WALLET',
  label: 'Wallet',
  description: 'Pay with what is on your device.',
  isSaved: false,
}
/** How many payments a payment that is made later consists of. */
const INSTALMENTS = [1, 2, 3]

/** What paying later comes to: pennies that three do not divide are in the first payment. */
function payLater(total: number, store: StoreLocale): PaymentOption {
  const shares = splitByWeight(total, INSTALMENTS, () => 1).map(({ share }) => share)
  const [first, ...rest] = shares.sort((one, other) => other - one).map((share) => formatMinorUnits(share, store))
  const last = rest.at(-1) ?? ''
  const description = first === last ? `3 payments of ${last}, interest free.` : `${first} now, then 2 payments of ${last}, interest free.`
  return { id: 'pay-later', kind: 'PAY_LATER', label: 'Pay later in 3', description, isSaved: false }
}

/** The payment options. Pay-later options need something to post. */
export function paymentOptions({ priced, isPosted }: CheckoutParts, context: ContractContext): PaymentOption[] {
  if (priced.pricing.totalPrice.gross + priced.pricing.estimatedShipping === 0) return []
  const good = paymentsOf(context).filter((record) => !hasRunOut(record, context))
  const kept = good.map(({ id, kind, label }): PaymentOption => ({ id, kind, label, description: null, isSaved: true }))
  return [...kept, newCard, wallet, ...(isPosted ? [payLater(priced.pricing.totalPrice.gross, context.store)] : [])]
}

/** A checkout in the contract's shape. */
export function checkoutModel(context: ContractContext): Checkout {
  const parts = checkoutParts(context)
  const book = addressesOf(context)
  return {
    attemptId: currentAttemptId(context),
    contact: parts.contact,
    deliveryAddress: parts.deliverTo && address(parts.deliverTo, parts.deliverTo.id === book[0]?.id),
    addresses: book.map((record, at) => address(record, at === 0)),
    deliveryMethods: deliveryOptions(parts, context),
    paymentMethods: paymentOptions(parts, context),
    basket: basketModel(context),
    missing: missingFor(parts, context),
  }
}
