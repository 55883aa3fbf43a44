import { hash } from '#fixtures/catalogue/seed.ts'
import type { PaymentPlanName } from '#fixtures/orders/payment-outcomes.ts'
import type { ErrorCode, OrderPlaced, PaymentOption, PlaceOrderInput, PlaceOrderResult, Problem } from '#schema/__generated__/types.ts'
import { addressProblems } from '../account/addresses.ts'
import { basketContents, lineRecords } from '../basket/basket-contents.ts'
import { basketOf, keepBasket } from '../basket/basket-of.ts'
import { basketModel } from '../basket/basket-update.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import type { AttemptRecord } from '../orders/attempt-record.ts'
import { actionUrl, attemptModel, findAttempt, keepAttempt, openAttempt, refusalProblem } from '../orders/attempts.ts'
import { orderModel } from '../orders/order-model.ts'
import { ordersOf } from '../orders/orders-of.ts'
import type { PastOrder } from '../orders/past-order.ts'
import { deliveryWorth, pastLines } from '../orders/price-order.ts'
import { applyEvent, settleAttempt } from '../orders/settle-attempt.ts'
import { type RuleNotification, ruleNotification } from '../rules/basket/basket-line.ts'
import { checkAddress } from '../rules/input/address.ts'
import { orderAmounts } from '../rules/orders/order-amounts.ts'
import { isOver, notStarted } from '../rules/orders/order-attempt.ts'
import { type PaymentPlan, planNamed, readToken } from '../rules/orders/payment-plan.ts'
import { ADVOCATE_CREDIT } from '../rules/rewards/referral.ts'
import { storeTerms } from '../rules/store-terms.ts'
import { rejected } from './checkout-changes.ts'
import { type CheckoutParts, checkoutParts, missingFor, paymentOptions } from './checkout-model.ts'
import { checkedReturnUrl } from './return-url.ts'

/** Basket notifications that block the order. */
const LIMITS = ['OUT_OF_LIMIT', 'MEMBERSHIP_INSUFFICIENT_LIMIT'] as const

/** Places and pays for an order. Everything sent with one request id belongs to one attempt, which places one order at most. */
export function placeOrder(input: PlaceOrderInput, context: ContractContext): PlaceOrderResult {
  const open = openAttempt(context)
  // Nothing else may be charged while a payment is not answered, whichever tab asks for it.
  const before = open?.state === 'PENDING' ? open : findAttempt(input.requestId, context)
  const known = before && settleAttempt(before, context)
  if (known && (isOver(known) || known.state === 'PENDING')) return resultOf(known, context)
  if (known && isSamePayment(known, input)) return resultOf(known, context)
  return beginPayment(input, known, context)
}

/** What an attempt answers as it stands. */
function resultOf(attempt: AttemptRecord, context: ContractContext): PlaceOrderResult {
  if (attempt.state === 'REFUSED') return rejected([refusalProblem(attempt.code ?? 'CHECKOUT_UNKNOWN_FAILURE')], context)
  if (attempt.state === 'PENDING') return { __typename: 'OrderPending', attempt: attemptModel(attempt, context) }
  const url = actionUrl(attempt, context)
  if (url !== null && attempt.action)
    return { __typename: 'PaymentActionRequired', attempt: attemptModel(attempt, context), kind: attempt.action.kind, url }
  const order = ordersOf(context).find(({ requestId }) => requestId === attempt.id) ?? attempt.order
  return placed(order, attempt.follows.failsWishlist ? [WISHLIST_NOT_UPDATED] : [], context)
}

const WISHLIST_NOT_UPDATED = ruleNotification('CHECKOUT_WISHLIST_UPDATE_FAILURE', 'warn')

/** Tells one payment from another without keeping the token. */
function paidBy({ paymentMethodId, paymentToken, billingAddress }: PlaceOrderInput): string {
  return String(hash(`${paymentMethodId ?? ''}/${paymentToken ?? ''}${billingAddress ? JSON.stringify(billingAddress) : ''}`))
}

/** True if the shopper is asked for something already for this very payment. */
function isSamePayment(known: AttemptRecord, input: PlaceOrderInput): boolean {
  return known.paidBy === paidBy(input) && known.order.amounts.total === input.expectedTotal
}

/** Checks the checkout, asks the provider, and follows what it tells. A refusal of the checkout itself starts no attempt. */
function beginPayment(input: PlaceOrderInput, known: AttemptRecord | undefined, context: ContractContext): PlaceOrderResult {
  const gone = takeOutUnavailable(context)
  if (gone) return rejected([problem(gone, [])], context)
  const parts = checkoutParts(context)
  if (missingFor(parts, context).length > 0) return rejected([problem('CHECKOUT_INCOMPLETE', [])], context)
  const billing = input.billingAddress ? checkAddress(input.billingAddress, context.store, 'letters') : null
  if (billing?.ok === false) return rejected(addressProblems(billing, ['input', 'billingAddress']), context)
  const refusal = refusalOf(input, parts, context)
  if (refusal) return rejected([refusal], context)
  const payment = paymentOf(input, parts, context)
  if ('code' in payment) return rejected([problem(payment.code, payment.path)], context)
  giveUpOther(input.requestId, context)
  const order = orderOf(input, parts, payment, context)
  const billed = billing ? { ...order, billing: { id: 'address-billing', ...billing.address } } : order
  return resultOf(started(input, { known, parts, payment, order: billed }, context), context)
}

/** A payment that was begun under another id is over: the shopper began anew, in another tab or after logging in. */
function giveUpOther(requestId: string, context: ContractContext): void {
  const open = openAttempt(context)
  if (open && open.id !== requestId) applyEvent(open, 'refused', 'CHECKOUT_PAYMENT_CANCELLED', context)
}

/** How an order is paid for. `plan` is what the provider does; null: nothing is to be paid. */
type Payment = {
  readonly plan: PaymentPlan | null
  readonly name: PaymentPlanName | null
  readonly option: PaymentOption | null
  readonly lastFour: string | null
  readonly returnUrl: string
}

function paymentOf(
  { paymentMethodId, paymentToken, returnUrl }: PlaceOrderInput,
  parts: CheckoutParts,
  context: ContractContext,
): Payment | { code: ErrorCode; path: string[] } {
  const comesBackTo = checkedReturnUrl(returnUrl ?? null, context)
  if (comesBackTo === null) return { code: 'BAD_REQUEST', path: ['input', 'returnUrl'] }
  const nothing = { plan: null, name: null, option: null, lastFour: null, returnUrl: comesBackTo }
  if (parts.priced.pricing.totalPrice.gross === 0) return nothing
  const option = paymentOptions(parts, context).find(({ id }) => id === paymentMethodId)
  if (!option) return { code: 'BAD_REQUEST', path: ['input', 'paymentMethodId'] }
  const told = paymentToken == null ? { plan: planWithoutToken(option), lastFour: null } : readToken(paymentToken)
  if (!told?.plan) return { code: 'BAD_REQUEST', path: ['input', 'paymentToken'] }
  // A wallet and a payment that is made later ask on their own page, whatever becomes of cards.
  const isAskedElsewhere = told.plan === 'wallet' || told.plan === 'pay-later'
  const name = (isAskedElsewhere ? null : context.world.state.read('paymentPlan')) ?? told.plan
  return { plan: planNamed(name), name, option, lastFour: told.lastFour, returnUrl: comesBackTo }
}

/** What the provider does without a token: it charges what is kept, and asks the shopper on its own page for the rest. */
function planWithoutToken({ isSaved, kind }: PaymentOption): PaymentPlanName | null {
  if (isSaved) return 'approved'
  if (kind === 'WALLET') return 'wallet'
  return kind === 'PAY_LATER' ? 'pay-later' : null
}

type Begun = { known: AttemptRecord | undefined; parts: CheckoutParts; payment: Payment; order: PastOrder }

/** The attempt after what the provider told at once. */
function started(input: PlaceOrderInput, { known, parts, payment, order }: Begun, context: ContractContext): AttemptRecord {
  const { plan, option, lastFour } = payment
  const later = plan?.later
  const attempt: AttemptRecord = {
    ...(known ? { state: known.state, payment: known.payment } : notStarted),
    id: input.requestId,
    store: context.store,
    startedAt: context.now,
    code: null,
    paidBy: paidBy(input),
    action: plan?.kind ? { kind: plan.kind, returnUrl: payment.returnUrl, serial: (known?.action?.serial ?? 0) + 1 } : null,
    later: later ? { event: later.event, code: plan.code ?? null, asks: later.asks, at: context.now + later.after } : null,
    asks: 0,
    order,
    lines: lineRecords(parts.contents.lines),
    follows: {
      keepsCard: input.savePayment && option?.id === 'card' ? (lastFour ?? null) : null,
      failsWishlist: payment.name === 'wishlist',
      spendsCredit: parts.priced.includedDiscounts.some(({ name }) => name === ADVOCATE_CREDIT),
    },
  }
  keepAttempt(attempt, context)
  const events = plan?.told ?? ['free' as const]
  return events.reduce((now, event) => applyEvent(now, event, plan?.code ?? null, context), attempt)
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

/** Why the order cannot be placed: a limit, or a total that differs from the one the shopper saw. */
function refusalOf({ expectedTotal }: PlaceOrderInput, parts: CheckoutParts, context: ContractContext): Problem | undefined {
  const { notifications } = basketModel(context)
  const limit = LIMITS.find((known) => notifications.some(({ code }) => code === known))
  if (limit) return problem(limit, [])
  const isAsSeen = parts.priced.pricing.totalPrice.gross === expectedTotal
  return isAsSeen ? undefined : problem('CHECKOUT_SYNC_FAILURE', ['input', 'expectedTotal'])
}

function orderOf(
  { requestId }: PlaceOrderInput,
  { contents, priced, contact, deliverTo }: CheckoutParts,
  { option, lastFour }: Payment,
  context: ContractContext,
): PastOrder {
  const deliveryMethod = basketOf(context).deliveryMethod === 'Express' ? 'Express' : 'Standard'
  return {
    number: `OT-${300_000 + (hash(`${requestId}/${contact?.email ?? ''}`) % 600_000)}`,
    requestId,
    placedAt: context.now,
    ended: null,
    isMemberPriced: priced.pricing.priceTier === 'member',
    lines: pastLines(contents.lines, priced, context),
    amounts: orderAmounts(priced.pricing, storeTerms(context.store)),
    offers: priced.includedDiscounts.flatMap(({ name }) => name ?? []),
    email: contact?.email ?? '',
    address: deliverTo,
    deliveryMethod,
    deliveryWorth: deliveryWorth(contents.lines, deliveryMethod, context),
    payment: option
      ? { kind: option.kind, label: option.id === 'card' ? `Card ending ${lastFour ?? ''}` : option.label }
      : { kind: 'NONE', label: 'Nothing to pay' },
  }
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
