import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { forgetChanges, keepChanges } from '#app/platform/checkout/changes-cookie.ts'
import { type PayOutcome, payOutcome, seenBasket } from '#app/platform/checkout/pay-answer.ts'
import { changesSince, seenInField } from '#app/platform/checkout/seen-basket.ts'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { ACCOUNT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { SessionEnded, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { type Store, storeOf } from '#app/platform/store/stores.ts'
import { placeOrderInputPaymentMethodId, placeOrderInputPaymentToken } from '#operations/__generated__/input-limits.ts'
import type { PlaceOrderMutationVariables } from '#operations/__generated__/operations.ts'

const fieldsSchema = z.object({
  locale: z.enum(['en-GB', 'en-US']),
  requestId: z.uuid(),
  expectedTotal: z.coerce.number().int().nonnegative(),
  paymentMethodId: z.string().max(placeOrderInputPaymentMethodId.maxLength).optional(),
  paymentToken: z.string().max(placeOrderInputPaymentToken.maxLength).optional(),
  savePayment: z.literal('true').optional(),
  seen: z.string().max(12_000).optional(),
  needsConsent: z.literal('true').optional(),
  consent: z.literal('true').optional(),
  needsAgreement: z.literal('true').optional(),
  agreed: z.literal('true').optional(),
})
type Fields = z.infer<typeof fieldsSchema>

/** Codes after which the basket is another than the one that was seen. */
const CHANGED: ReadonlySet<string> = new Set(['CHECKOUT_DIFFERENCE', 'CHECKOUT_SYNC_FAILURE'])

/**
 * Places the order and pays. Posting the same form again, from another tab or after going back, belongs to the same attempt: its id is in the form.
 * An answer that was lost is never told as a failure: the return page asks what became of it.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/checkout#payment')
  const store = storeOf(fields.locale)
  const back = (query: Record<string, string> | string[][]) =>
    seeOther(`${storeHref(store, '/checkout')}?${new URLSearchParams(query)}#payment`)
  const method: string[][] = fields.paymentMethodId ? [['method', fields.paymentMethodId]] : []
  const untold = untickedIn(fields)
  if (untold.length > 0) return back([...untold.map((code) => ['pay', code]), ...method])
  const toAttempt = seeOther(`${storeHref(store, '/checkout/return')}?${new URLSearchParams({ attempt: fields.requestId })}`)
  try {
    const answer = await sendForVisitor(
      visitorCookies(request),
      { document: documentOf('placeOrder'), variables: variablesOf(fields), locale: store.locale },
      { ofAccount: request.cookies.has(ACCOUNT_COOKIE) },
    )
    const outcome = payOutcome(answer.body)
    if (!outcome) logError('Checkout: placeOrder failed', `answered with status ${answer.status}`)
    const response = outcome
      ? answered(outcome, fields, store, request, (codes) => back([...codes.map((code) => ['refused', code]), ...method]))
      : toAttempt
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    if (error instanceof SessionEnded) return seeOther(endedSessionHref(store, storeHref(store, '/checkout')))
    logError('Checkout: placeOrder failed', error)
    return toAttempt
  }
}

/** Boxes that the form asks to tick and that are not, and the way to pay. */
function untickedIn({ needsConsent, consent, needsAgreement, agreed, expectedTotal, paymentMethodId }: Fields): string[] {
  return [
    ...(expectedTotal > 0 && !paymentMethodId ? ['CHOOSE_PAYMENT'] : []),
    ...(needsAgreement && !agreed ? ['AGREE'] : []),
    ...(needsConsent && !consent ? ['CONSENT'] : []),
  ]
}

function variablesOf({ requestId, expectedTotal, paymentMethodId, paymentToken, savePayment }: Fields): PlaceOrderMutationVariables {
  return {
    input: {
      requestId,
      expectedTotal,
      paymentMethodId: paymentMethodId || null,
      paymentToken: paymentToken || null,
      savePayment: savePayment === 'true',
      // The shop's own return page, which the contract knows.
      returnUrl: null,
    },
  }
}

function answered(
  outcome: PayOutcome,
  { seen }: Fields,
  store: Store,
  request: NextRequest,
  refused: (codes: string[]) => NextResponse,
): NextResponse {
  if (outcome.__typename === 'PaymentActionRequired') return seeOther(outcome.url)
  if (outcome.__typename === 'OrderPending')
    return seeOther(`${storeHref(store, '/checkout/return')}?${new URLSearchParams({ attempt: outcome.attempt.requestId })}`)
  if (outcome.__typename === 'OrderPlaced') {
    const told = outcome.notifications.map(({ code }) => ['said', code])
    const response = seeOther(`${storeHref(store, '/checkout/success')}?${new URLSearchParams([['order', outcome.order.number], ...told])}`)
    forgetChanges(response)
    return response
  }
  const codes = outcome.problems.map(({ code }) => code)
  const response = refused(codes)
  if (!codes.some((code) => CHANGED.has(code))) return response
  const before = seenInField(seen)
  const { basket } = outcome.checkout
  const total = formatMoney(basket.pricing.totalPrice.gross, { locale: store.locale, ...basket.pricing })
  const changes = before ? changesSince(before, seenBasket(basket, total)) : []
  if (changes.length > 0) keepChanges(response, request, changes)
  return response
}
