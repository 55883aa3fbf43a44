import { findPlan } from '#fixtures/membership/plans.ts'
import type { ErrorCode } from '#schema/__generated__/types.ts'
import { keepCard } from '../account/payments.ts'
import { referralOf } from '../account/referral-credit.ts'
import { basketContents } from '../basket/basket-contents.ts'
import { basketOf, emptyBasket, keepBasket } from '../basket/basket-of.ts'
import type { ContractContext } from '../context.ts'
import { sendGifts } from '../membership/gifts.ts'
import { keepMembership, startingNow } from '../membership/memberships.ts'
import { noteStayGift } from '../membership/stay-gift.ts'
import { type AttemptEvent, stepOf } from '../rules/orders/order-attempt.ts'
import { removeWishes } from '../wishlist/wishes-of.ts'
import type { AttemptRecord } from './attempt-record.ts'
import { findAttempt, keepAttempt } from './attempts.ts'
import { keepOrder, ordersOf } from './orders-of.ts'
import type { PastOrder } from './past-order.ts'

/** How long the shopper may take on a page of the provider, milliseconds, unless they ask for more. After that the payment is given up. */
const LONGEST_ACTION = 30 * 60 * 1000

/** How long is left on a page of the provider, milliseconds. */
export function actionTimeLeft({ startedAt }: AttemptRecord, { now }: Pick<ContractContext, 'now'>): number {
  return startedAt + LONGEST_ACTION - now
}

/** Gives the shopper the whole time again, as often as they ask (WCAG 2.2.1). */
export function extendAction(attempt: AttemptRecord, context: ContractContext): AttemptRecord {
  const extended = { ...attempt, startedAt: context.now }
  keepAttempt(extended, context)
  return extended
}

/** What happens to an attempt: the step is taken, and the order placed if it says so. An event that changes nothing is ignored. */
export function applyEvent(attempt: AttemptRecord, told: AttemptEvent, code: ErrorCode | null, context: ContractContext): AttemptRecord {
  // What was charged late may be out of stock by now; then there is no order for the money.
  const event = told === 'charged' && attempt.state === 'PENDING' && !canBeOrdered(attempt, context) ? 'unordered' : told
  const step = stepOf(attempt, event)
  if (!step) return attempt
  const next: AttemptRecord = {
    ...attempt,
    state: step.state,
    payment: step.payment,
    code: refusalCode(step.payment, code),
    later: step.state === 'PENDING' ? attempt.later : null,
  }
  keepAttempt(next, context)
  if (step.effect === 'placeOrder') placeOrderOf(next, context)
  return next
}

function refusalCode(payment: AttemptRecord['payment'], code: ErrorCode | null): ErrorCode | null {
  if (payment === 'REFUNDED') return 'CHECKOUT_PAYMENT_REFUNDED'
  return payment === 'NOT_CHARGED' ? (code ?? 'CHECKOUT_UNKNOWN_FAILURE') : null
}

/** True while everything that the attempt orders is sold and in stock. */
function canBeOrdered({ lines }: AttemptRecord, context: ContractContext): boolean {
  const now = basketContents({ ...emptyBasket, lines }, context).lines
  return now.length === lines.length && now.every(({ inStock }) => inStock)
}

/** What the shopper may answer on a page of the provider, and what it comes to. */
const codes = { approve: null, late: null, refuse: 'CHECKOUT_PAYMENT_REFUSED', cancel: 'CHECKOUT_PAYMENT_CANCELLED' } as const

/** Applies what the shopper answered on a page of the provider. A challenge that is not passed is a payment that failed. */
export function answerAction(attempt: AttemptRecord, answer: keyof typeof codes, context: ContractContext): AttemptRecord {
  if (answer === 'approve') return applyEvent(attempt, 'charged', null, context)
  if (answer === 'late') {
    const later = { event: 'charged', code: null, asks: 3, at: context.now + LATE_ANSWER } as const
    return applyEvent({ ...attempt, later }, 'unanswered', null, context)
  }
  const isChallenge = attempt.action?.kind === 'CHALLENGE'
  return applyEvent(attempt, 'refused', isChallenge && answer === 'refuse' ? 'CHECKOUT_PAYMENT_FAILED' : codes[answer], context)
}

/** After how long the provider tells about a payment that it answers late, milliseconds. */
const LATE_ANSWER = 20 * 1000

/** Asks the provider about an attempt that it has not answered, once. */
export function settleAttempt(attempt: AttemptRecord, context: ContractContext): AttemptRecord {
  if (attempt.state !== 'PENDING') return settleDue(attempt, context)
  const asked = { ...attempt, asks: attempt.asks + 1 }
  keepAttempt(asked, context)
  return settleDue(asked, context)
}

/** Applies what the provider has told by now: an answer that is due, or the end of its patience with the shopper. */
function settleDue(attempt: AttemptRecord, context: ContractContext): AttemptRecord {
  const { state, later, asks } = attempt
  if (state === 'ACTION_REQUIRED' && actionTimeLeft(attempt, context) < 0)
    return applyEvent(attempt, 'refused', 'CHECKOUT_PAYMENT_CANCELLED', context)
  if (state !== 'PENDING' || !later || (asks < later.asks && context.now < later.at)) return attempt
  return applyEvent(attempt, later.event, later.code, context)
}

/** Applies what is due for all of the shopper's attempts, as the provider's messages would have. */
export function settleAttempts(context: ContractContext): void {
  const { known } = context.shopper.read('attempts')
  for (const { id, store } of known) {
    const attempt = store === context.store ? findAttempt(id, context) : undefined
    if (attempt) settleDue(attempt, context)
  }
}

/** Places the order of an attempt and applies its consequences. An attempt that has its order already places no other. */
function placeOrderOf(attempt: AttemptRecord, context: ContractContext): void {
  if (ordersOf(context).some(({ requestId }) => requestId === attempt.id)) return
  const order: PastOrder = { ...attempt.order, placedAt: context.now }
  keepOrder(order, context)
  takeOrdered(attempt, context)
  settleAccount(order, context)
  sendGifts(order, attempt.lines, context)
  noteStayGift(attempt.lines, context)
  if (attempt.follows.spendsCredit) spendCredit(context)
  showAgain(order, context)
  const isKnown = context.shopper.read('identity') !== null
  if (attempt.follows.keepsCard !== null && isKnown) keepCard(attempt.follows.keepsCard, context)
  if (!attempt.follows.failsWishlist && isKnown)
    removeWishes(
      order.lines.map(({ sku }) => sku),
      context,
    )
}

/** Takes what was ordered out of the basket. What was put in meanwhile stays; gifts and codes go with the order. */
function takeOrdered({ lines }: AttemptRecord, context: ContractContext): void {
  const basket = basketOf(context)
  const key = (line: { offerId: string; type: string }) => `${line.type}/${line.offerId}`
  const ordered = new Map(lines.filter(({ origin }) => origin === 'user').map((line) => [key(line), line.quantity]))
  const left = basket.lines.flatMap((line) => {
    if (line.origin !== 'user') return []
    const quantity = line.quantity - (ordered.get(key(line)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  keepBasket(context, left.length > 0 ? { ...emptyBasket, lines: left } : emptyBasket)
}

/** Products bought again reappear in 'order it again'. */
function showAgain({ lines }: PastOrder, { shopper }: ContractContext): void {
  const removed = shopper.read('removedReplenishments')
  const left = removed.filter((sku) => !lines.some((line) => line.sku === sku))
  if (left.length < removed.length) shopper.write('removedReplenishments', left)
}

/** Marks a referral credit as spent. */
function spendCredit({ shopper }: ContractContext): void {
  const identity = shopper.read('identity')
  if (!identity) return
  const referral = referralOf(identity, shopper)
  shopper.write('referral', { ...referral, creditsSpent: referral.creditsSpent + 1 })
}

/** Updates the account after an order: it has ordered, and a membership in the order starts. */
function settleAccount({ lines }: PastOrder, context: ContractContext): void {
  const bought = lines.find(({ type }) => type === 'membership')
  const plan = bought && findPlan(context.store, bought.sku)
  if (plan) keepMembership(startingNow(plan.kind, context), context, true)
  const identity = context.shopper.read('identity')
  if (identity)
    context.shopper.write('identity', { ...identity, hasOrdered: true, isFreeTrialAllowed: identity.isFreeTrialAllowed && !plan?.trial })
}
