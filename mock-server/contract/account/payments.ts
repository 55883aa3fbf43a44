import { paymentMethods } from '#fixtures/orders/payments.ts'
import type { PaymentMethodRecord } from '#fixtures/orders/record.ts'
import type {
  PaymentDetails,
  SavedPaymentMethod,
  UpdatePaymentDetailsInput,
  UpdatePaymentDetailsResult,
} from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { keepMembership, membershipModel, membershipModels, renewed } from '../membership/memberships.ts'
import { ruleNotification } from '../rules/basket/basket-line.ts'
import { graceEndsAt, termOf } from '../rules/membership/membership-term.ts'
import { paymentOutcome } from '../rules/orders/payment-outcome.ts'

/** Maximum number of saved payment methods. */
const MOST_METHODS = 10

/** How the logged-in shopper pays, the default first; a guest keeps nothing. */
export function paymentsOf({ shopper }: ContractContext): readonly PaymentMethodRecord[] {
  const identity = shopper.read('identity')
  return identity ? (shopper.read('payments') ?? paymentMethods[identity.id] ?? []) : []
}

/** The month that lies so many months from the world's start; a card is good until its end. */
function expiryOf(months: number, startsAt: number): { year: number; month: number; endsAt: number } {
  const start = new Date(startsAt)
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1))
  const endsAt = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, endsAt }
}

/** True when a card has run out. */
export function hasRunOut({ card }: PaymentMethodRecord, { startsAt, now }: ContractContext): boolean {
  return card !== undefined && expiryOf(card.expiresInMonths, startsAt).endsAt <= now
}

/** True while a membership that renews is charged to the default. */
function paysForMembership(at: number, context: ContractContext): boolean {
  const identity = context.shopper.read('identity')
  const current = identity ? membershipModels(identity, context)[0] : undefined
  return at === 0 && current?.billing.nextPaymentDate != null
}

function savedMethod(record: PaymentMethodRecord, at: number, context: ContractContext): SavedPaymentMethod {
  const expiry = record.card && expiryOf(record.card.expiresInMonths, context.startsAt)
  return {
    id: record.id,
    kind: record.kind,
    label: record.label,
    lastFour: record.card?.lastFour ?? null,
    expiryMonth: expiry?.month ?? null,
    expiryYear: expiry?.year ?? null,
    isExpired: hasRunOut(record, context),
    isDefault: at === 0,
    paysForMembership: paysForMembership(at, context),
  }
}

/** How a shopper pays, in the contract's shape. */
export function paymentDetails(context: ContractContext): PaymentDetails {
  return { methods: paymentsOf(context).map((record, at) => savedMethod(record, at, context)) }
}

/** Keeps a card as the default: two and a half years from the world's start, as cards for trying out go. */
export function keepCard(context: ContractContext): void {
  const known = paymentsOf(context)
  const number = 1 + Math.max(0, ...known.map(({ id }) => Number(/^payment-new-(\d+)$/.exec(id)?.[1] ?? 0)))
  const card: PaymentMethodRecord = {
    id: `payment-new-${number}`,
    kind: 'CARD',
    label: 'Card ending 4444',
    card: { lastFour: '4444', expiresInMonths: 30 },
  }
  context.shopper.write('payments', [card, ...known].slice(0, MOST_METHODS))
}

/** Takes a way to pay off, unless a membership is charged to it. */
export function removePayment(id: string, context: ContractContext): PaymentDetails {
  const left = paymentsOf(context).filter((record, at) => record.id !== id || paysForMembership(at, context))
  context.shopper.write('payments', left)
  return paymentDetails(context)
}

/** Keeps another way to pay, and renews a membership where that is asked for and possible. */
export function updatePayment(
  { paymentToken, onCompletion }: UpdatePaymentDetailsInput,
  context: ContractContext,
): UpdatePaymentDetailsResult {
  const outcome = paymentOutcome(paymentToken)
  if (!outcome.paid) {
    const told = ruleNotification(outcome.code, 'error')
    return { __typename: 'PaymentDetailsRejected', notifications: [{ ...told, params: [] }] }
  }
  keepCard(context)
  const reactivated = onCompletion === 'reactivate' ? reactivate(context) : null
  return { __typename: 'PaymentDetailsUpdated', paymentDetails: paymentDetails(context), reactivated }
}

/** Renews a membership that was cancelled and still runs, or whose renewal failed a short while ago; null when there is none. */
function reactivate(context: ContractContext): ReturnType<typeof membershipModel> | null {
  const identity = context.shopper.read('identity')
  if (!identity?.membership) return null
  const term = termOf(identity.membership, context.startsAt)
  const runsOut = term.cancelledAt !== null && term.endsAt >= context.now
  if (!runsOut && graceEndsAt(term, context.now) === null) return null
  keepMembership(renewed(identity.membership, context), context, false)
  const now = context.shopper.read('identity')
  return now?.membership ? membershipModel(now.membership, context.shopper.read('pastMemberships').length, now, context) : null
}
