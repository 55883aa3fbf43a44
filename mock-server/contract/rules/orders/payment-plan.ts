import { type PaymentPlanName, paymentOutcomes } from '#fixtures/orders/payment-outcomes.ts'
import type { ErrorCode, PaymentActionKind } from '#schema/__generated__/types.ts'
import type { AttemptEvent } from './order-attempt.ts'

/** What a payment provider does with one payment. */
export type PaymentPlan = {
  /** What it tells while the order is being placed, in order. */
  readonly told: readonly AttemptEvent[]
  /** What it tells afterwards: when it has been asked this often, or this many milliseconds later. */
  readonly later?: { readonly event: AttemptEvent; readonly asks: number; readonly after: number }
  /** Why it refuses, for `refused` now or later. */
  readonly code?: ErrorCode
  /** What it asks the shopper for, for `asked`. */
  readonly kind?: PaymentActionKind
}

const refusedFor = (code: ErrorCode): PaymentPlan => ({ told: ['refused'], code })

const SECOND = 1000

/** What the provider does for each outcome. */
const paymentPlans: Readonly<Record<PaymentPlanName, PaymentPlan>> = {
  approved: { told: ['charged'] },
  /** Charged; the wishlist cannot be updated. */
  wishlist: { told: ['charged'] },
  refused: refusedFor('CHECKOUT_PAYMENT_REFUSED'),
  failed: refusedFor('CHECKOUT_PAYMENT_FAILED'),
  cancelled: refusedFor('CHECKOUT_PAYMENT_CANCELLED'),
  error: refusedFor('PAYMENT_FAILED_ERROR'),
  'load-error': refusedFor('PAYMENT_LOAD_ERROR'),
  unknown: refusedFor('CHECKOUT_UNKNOWN_FAILURE'),
  discount: refusedFor('CHECKOUT_DISCOUNT_FAILURE'),
  challenge: { told: ['asked'], kind: 'CHALLENGE' },
  wallet: { told: ['asked'], kind: 'WALLET' },
  'pay-later': { told: ['asked'], kind: 'PAY_LATER' },
  /** The answer comes when the provider has been asked three times. */
  late: { told: ['unanswered'], later: { event: 'charged', asks: 3, after: 20 * SECOND } },
  'late-refused': {
    told: ['unanswered'],
    later: { event: 'refused', asks: 3, after: 20 * SECOND },
    code: 'CHECKOUT_PAYMENT_REFUSED',
  },
  /** Charged, and the answer is lost on the way to the shop: the next question finds it. */
  lost: { told: ['unanswered'], later: { event: 'charged', asks: 1, after: 20 * SECOND } },
  /** The provider's message about the charge comes before its answer, which then tells nothing new. */
  'message-first': { told: ['charged', 'charged'] },
  /** The provider's message about the charge comes after an answer that said nothing. */
  'message-last': { told: ['unanswered'], later: { event: 'charged', asks: 2, after: 5 * SECOND } },
  /** Charged, and the order cannot be placed. */
  unordered: { told: ['unordered'] },
  'late-unordered': { told: ['unanswered'], later: { event: 'unordered', asks: 2, after: 10 * SECOND } },
}

/** True for the name of an outcome. */
export function isPaymentPlan(name: string): name is PaymentPlanName {
  return paymentOutcomes.some((known) => known === name)
}

/** The plan with a name. */
export function planNamed(name: PaymentPlanName): PaymentPlan {
  return paymentPlans[name]
}

/** What a token of the provider says: the outcome, and the card's last four digits. */
export type TokenContent = { readonly plan: PaymentPlanName; readonly lastFour: string }

/** Last four digits of a card that no page was asked for. */
const TEST_LAST_FOUR = '4444'

/** What a token of the provider says; undefined for a text that it did not give. `card-<last four>-<outcome>-<nonce>`, or `test-<outcome>`. */
export function readToken(token: string): TokenContent | undefined {
  const test = /^test-([a-z-]+)$/.exec(token)?.[1]
  if (test !== undefined) return isPaymentPlan(test) ? { plan: test, lastFour: TEST_LAST_FOUR } : undefined
  const [, lastFour, plan] = /^card-(\d{4})-([a-z-]+)-[0-9a-f]{8,40}$/.exec(token) ?? []
  return lastFour !== undefined && plan !== undefined && isPaymentPlan(plan) ? { plan, lastFour } : undefined
}
