import { plusKinds } from '#fixtures/membership/plans.ts'
import { paymentMethods } from '#fixtures/orders/payments.ts'
import type { PaymentMethodRecord } from '#fixtures/orders/record.ts'
import type {
  PaymentDetails,
  RemovePaymentMethodResult,
  SavedPaymentMethod,
  UpdatePaymentDetailsInput,
  UpdatePaymentDetailsResult,
} from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { membershipModel, membershipModels, renew, renewableUntil } from '../membership/memberships.ts'
import { promiseRenewalGift } from '../membership/stay-gift.ts'
import { termOf } from '../rules/membership/membership-term.ts'
import { paymentOutcome } from '../rules/orders/payment-outcome.ts'

/** Maximum number of saved payment methods. */
const MOST_METHODS = 10

/** The logged-in shopper's payment methods, the default first; a guest has none. */
export function paymentsOf({ shopper }: ContractContext): readonly PaymentMethodRecord[] {
  const identity = shopper.read('identity')
  return identity ? (shopper.read('payments') ?? paymentMethods[identity.id] ?? []) : []
}

/** The month a number of months after the world's start; a card is valid until the end of its month. */
function expiryOf(months: number, startsAt: number): { year: number; month: number; endsAt: number } {
  const start = new Date(startsAt)
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1))
  const endsAt = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, endsAt }
}

/** True if a card has expired. */
export function hasRunOut({ card }: PaymentMethodRecord, { startsAt, now }: ContractContext): boolean {
  return card !== undefined && expiryOf(card.expiresInMonths, startsAt).endsAt <= now
}

/** True if a renewing membership is charged to this method, which must be the default. */
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

/** A shopper's payment methods in the contract's shape. */
export function paymentDetails(context: ContractContext): PaymentDetails {
  return { methods: paymentsOf(context).map((record, at) => savedMethod(record, at, context)) }
}

/** Saves a card as the default, valid for two and a half years from the world's start. */
export function keepCard(lastFour: string, context: ContractContext): void {
  const known = paymentsOf(context)
  const number = 1 + Math.max(0, ...known.map(({ id }) => Number(/^payment-new-(\d+)$/.exec(id)?.[1] ?? 0)))
  const card: PaymentMethodRecord = {
    id: `payment-new-${number}`,
    kind: 'CARD',
    label: `Card ending ${lastFour}`,
    card: { lastFour, expiresInMonths: 30 },
  }
  context.shopper.write('payments', [card, ...known].slice(0, MOST_METHODS))
}

/** Removes a payment method, unless a membership is charged to it. */
export function removePayment(id: string, context: ContractContext): RemovePaymentMethodResult {
  const known = paymentsOf(context)
  const at = known.findIndex((record) => record.id === id)
  if (at < 0) throw notFound(['id'], `There is no way to pay '${id.slice(0, 60)}'.`)
  if (paysForMembership(at, context))
    return { __typename: 'PaymentMethodRemovalRejected', problems: [problem('PAYS_FOR_MEMBERSHIP', ['id'])] }
  context.shopper.write('payments', known.toSpliced(at, 1))
  return { __typename: 'PaymentDetails', ...paymentDetails(context) }
}

/** Saves a new payment method, and renews a membership if requested and possible. */
export function updatePayment(
  { paymentToken, onCompletion }: UpdatePaymentDetailsInput,
  context: ContractContext,
): UpdatePaymentDetailsResult {
  const outcome = paymentOutcome(paymentToken)
  if (!outcome.paid) {
    return { __typename: 'PaymentDetailsRejected', problems: [problem(outcome.code, ['input', 'paymentToken'])] }
  }
  keepCard(outcome.lastFour, context)
  const reactivated = onCompletion === 'reactivate' ? reactivate(context) : null
  return { __typename: 'PaymentDetailsUpdated', paymentDetails: paymentDetails(context), reactivated }
}

/** Renews a membership that was cancelled and still runs, or whose renewal failed recently; null if there is none. */
function reactivate(context: ContractContext): ReturnType<typeof membershipModel> | null {
  const identity = context.shopper.read('identity')
  if (!identity?.membership) return null
  const term = termOf(identity.membership, context.startsAt)
  const runsOut = term.cancelledAt !== null && term.endsAt >= context.now
  if (!runsOut && renewableUntil(identity.membership, identity.store, context) === null) return null
  renew(identity.membership, context)
  // What `willBeGrantedGift` promises to who renews in time.
  if (!runsOut && plusKinds.has(identity.membership.plan)) promiseRenewalGift(context)
  const now = context.shopper.read('identity')
  return now?.membership ? membershipModel(now.membership, context.shopper.read('pastMemberships').length, now, context) : null
}
