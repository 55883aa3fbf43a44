import { hash } from '#fixtures/catalogue/seed.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type { ErrorCode, OrderPlaced, PlaceOrderInput, PlaceOrderResult, Problem } from '#schema/__generated__/types.ts'
import { keepCard } from '../account/payments.ts'
import { referralOf } from '../account/referral-credit.ts'
import { basketContents, type LineWithGift, lineRecords } from '../basket/basket-contents.ts'
import { basketOf, emptyBasket, keepBasket } from '../basket/basket-of.ts'
import { basketUpdate } from '../basket/basket-update.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { keepMembership, startingNow } from '../membership/memberships.ts'
import { orderModel } from '../orders/order-model.ts'
import { keepOrder, ordersOf } from '../orders/orders-of.ts'
import type { PastOrder } from '../orders/past-order.ts'
import { deliveryWorth, pastLines } from '../orders/price-order.ts'
import { type RuleNotification, ruleNotification } from '../rules/basket/basket-line.ts'
import { orderAmounts } from '../rules/orders/order-amounts.ts'
import { paymentOutcome, WISHLIST_FAILS } from '../rules/orders/payment-outcome.ts'
import { ADVOCATE_CREDIT } from '../rules/rewards/referral.ts'
import { storeTerms } from '../rules/store-terms.ts'
import { removeWishes } from '../wishlist/wishes-of.ts'
import { rejected } from './checkout-changes.ts'
import { type CheckoutParts, checkoutParts, missingFor, paymentOptions } from './checkout-model.ts'

/** Basket notifications that block the order. */
const LIMITS = ['OUT_OF_LIMIT', 'MEMBERSHIP_INSUFFICIENT_LIMIT'] as const

/** Places and pays for an order. A repeated request id returns the order it already placed. */
export function placeOrder(input: PlaceOrderInput, context: ContractContext): PlaceOrderResult {
  const known = ordersOf(context).find(({ requestId }) => requestId === input.requestId)
  if (known) return placed(known, [], context)
  const gone = takeOutUnavailable(context)
  if (gone) return rejected([problem(gone, [])], context)
  const parts = checkoutParts(context)
  if (missingFor(parts, context).length > 0) return rejected([problem('CHECKOUT_INCOMPLETE', [])], context)
  const refusal = refusalOf(input, parts, context)
  return refusal ? rejected([refusal], context) : placed(keep(input, parts, context), afterwards(input), context)
}

/** Removes unavailable lines and returns the code that says so; undefined if all lines are available. */
function takeOutUnavailable(context: ContractContext): ErrorCode | undefined {
  const basket = basketOf(context)
  const { lines } = basketContents(basket, context)
  const available = lines.filter(({ inStock }) => inStock)
  if (basket.lines.length === 0) return 'CHECKOUT_EMPTY_FAILURE'
  if (available.length === basket.lines.length) return undefined
  keepBasket(context, { ...basket, lines: lineRecords(available) })
  return available.some(({ origin }) => origin === 'user') ? 'CHECKOUT_DIFFERENCE' : 'CHECKOUT_EMPTY_FAILURE'
}

/** Why the order cannot be placed or paid: a limit, a total that differs from the one the shopper saw, or the payment. */
function refusalOf(
  { expectedTotal, paymentMethodId, paymentToken }: PlaceOrderInput,
  parts: CheckoutParts,
  context: ContractContext,
): Problem | undefined {
  const { notifications } = basketUpdate(context)
  const limit = LIMITS.find((known) => notifications.some(({ code }) => code === known))
  if (limit) return problem(limit, [])
  const total = parts.priced.pricing.totalPrice.gross
  if (total !== expectedTotal) return problem('CHECKOUT_SYNC_FAILURE', ['input', 'expectedTotal'])
  if (total === 0) return undefined
  const option = paymentOptions(parts, context).find(({ id }) => id === paymentMethodId)
  if (!option) return problem('BAD_REQUEST', ['input', 'paymentMethodId'])
  if (option.isSaved && paymentToken == null) return undefined
  const outcome = paymentOutcome(paymentToken ?? null)
  return outcome.paid ? undefined : problem(outcome.code, ['input', 'paymentToken'])
}

/** Problems that do not block the order. */
function afterwards({ paymentToken }: PlaceOrderInput): RuleNotification[] {
  return paymentToken === WISHLIST_FAILS ? [ruleNotification('CHECKOUT_WISHLIST_UPDATE_FAILURE', 'warn')] : []
}

/** Stores the order and applies its consequences. */
function keep(input: PlaceOrderInput, parts: CheckoutParts, context: ContractContext): PastOrder {
  const order = orderOf(input, parts, context)
  keepOrder(order, context)
  keepBasket(context, emptyBasket)
  settleAccount(parts.contents.lines, context)
  spendCredit(parts, context)
  showAgain(order, context)
  if (input.savePayment && context.shopper.read('identity') && input.paymentMethodId === 'card') keepCard(context)
  if (input.paymentToken !== WISHLIST_FAILS && context.shopper.read('identity'))
    removeWishes(
      order.lines.map(({ sku }) => sku),
      context,
    )
  return order
}

function orderOf(
  { requestId, paymentMethodId }: PlaceOrderInput,
  { contents, priced, isPosted, contact, deliverTo }: CheckoutParts,
  context: ContractContext,
): PastOrder {
  const deliveryMethod = basketOf(context).deliveryMethod === 'Express' ? 'Express' : 'Standard'
  const option = paymentOptions({ contents, priced, isPosted, contact, deliverTo }, context).find(({ id }) => id === paymentMethodId)
  return {
    number: `OT-${300_000 + (hash(`${requestId}/${contact?.email ?? ''}`) % 600_000)}`,
    requestId,
    placedAt: context.now,
    ended: null,
    isMemberPriced: priced.pricing.priceTier === 'member',
    lines: pastLines(contents.lines, priced, context),
    amounts: orderAmounts(priced.pricing, storeTerms(context.store)),
    email: contact?.email ?? '',
    address: deliverTo,
    deliveryMethod,
    deliveryWorth: deliveryWorth(contents.lines, deliveryMethod, context),
    payment: option
      ? { kind: option.kind, label: option.id === 'card' ? 'Card ending 4444' : option.label }
      : { kind: 'NONE', label: 'Nothing to pay' },
  }
}

/** Products bought again reappear in 'order it again'. */
function showAgain({ lines }: PastOrder, { shopper }: ContractContext): void {
  const removed = shopper.read('removedReplenishments')
  const left = removed.filter((sku) => !lines.some((line) => line.sku === sku))
  if (left.length < removed.length) shopper.write('removedReplenishments', left)
}

/** Marks a referral credit as spent if the order used it. */
function spendCredit({ priced }: CheckoutParts, { shopper }: ContractContext): void {
  const identity = shopper.read('identity')
  if (!identity || !priced.includedDiscounts.some(({ name }) => name === ADVOCATE_CREDIT)) return
  const referral = referralOf(identity, shopper)
  shopper.write('referral', { ...referral, creditsSpent: referral.creditsSpent + 1 })
}

/** Updates the account after an order: it has ordered, and a membership in the basket starts. */
function settleAccount(lines: readonly LineWithGift[], context: ContractContext): void {
  const bought = lines.find(({ type }) => type === 'membership')
  const plan = bought && findPlan(context.store, bought.offerId)
  if (plan) keepMembership(startingNow(plan.kind, context), context, true)
  const identity = context.shopper.read('identity')
  if (identity)
    context.shopper.write('identity', { ...identity, hasOrdered: true, isFreeTrialAllowed: identity.isFreeTrialAllowed && !plan?.trial })
}

function placed(
  order: PastOrder,
  told: readonly RuleNotification[],
  context: ContractContext,
): OrderPlaced & { __typename: 'OrderPlaced' } {
  const { currency } = storeTerms(context.store)
  const properties = { number: order.number, total: order.amounts.total, currency, skus: order.lines.map(({ sku }) => sku) }
  return {
    __typename: 'OrderPlaced',
    order: orderModel(order, context),
    notifications: told.map(({ params, ...rest }) => ({ ...rest, params: [...params] })),
    tracking: [{ event: 'Order Completed', properties }],
  }
}
