import type { ErrorCode } from '#schema/__generated__/types.ts'
import { planNamed, readToken } from './payment-plan.ts'

/** What keeping a card comes to. */
type PaymentOutcome = { paid: true; lastFour: string } | { paid: false; code: ErrorCode }

/** The outcome of keeping a card by a provider's token: refused now, or kept. An unknown token is a bad request, and a card that its bank has not confirmed is not kept. */
export function paymentOutcome(token: string): PaymentOutcome {
  const content = readToken(token)
  if (!content) return { paid: false, code: 'BAD_REQUEST' }
  const { told, kind, code = 'CHECKOUT_UNKNOWN_FAILURE' } = planNamed(content.plan)
  if (kind === 'CHALLENGE') return { paid: false, code: 'CHECKOUT_PAYMENT_FAILED' }
  return told[0] === 'refused' ? { paid: false, code } : { paid: true, lastFour: content.lastFour }
}
