import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { forgetChanges, keepChanges } from '#app/platform/checkout/changes-cookie.ts'
import { keepMethod } from '#app/platform/checkout/chosen-method-cookie.ts'
import { type PayOutcome, payOutcome, seenBasket } from '#app/platform/checkout/pay-answer.ts'
import { changesSince, seenInField } from '#app/platform/checkout/seen-basket.ts'
import { problemsAt } from '#app/platform/forms/answer-form.ts'
import type { FormProblem, FormValues } from '#app/platform/forms/describe-form.ts'
import { billingAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { checkedValues, postedForm } from '#app/platform/forms/form-schema.ts'
import { forgetForm, keepForm } from '#app/platform/forms/kept-form.ts'
import { problemText } from '#app/platform/forms/problem-query.ts'
import { addressInput, addressTextProblems } from '#app/platform/forms/typed-address.ts'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { postedFields, seeOther } from '#app/platform/session/form-request.ts'
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
  /** The way to pay that needs a token. */
  newCardId: z.string().max(placeOrderInputPaymentMethodId.maxLength).optional(),
  paymentToken: z.string().max(placeOrderInputPaymentToken.maxLength).optional(),
  savePayment: z.literal('true').optional(),
  seen: z.string().max(12_000).optional(),
  needsConsent: z.literal('true').optional(),
  consent: z.literal('true').optional(),
  needsAgreement: z.literal('true').optional(),
  agreed: z.literal('true').optional(),
  asksBilling: z.literal('true').optional(),
  billingSame: z.literal('true').optional(),
})
type Fields = z.infer<typeof fieldsSchema>

/** Codes after which the basket is another than the one that was seen. */
const CHANGED: ReadonlySet<string> = new Set(['CHECKOUT_DIFFERENCE', 'CHECKOUT_SYNC_FAILURE'])

/**
 * Places the order and pays. Posting the same form again, from another tab or after going back, belongs to the same attempt: its id is in the form.
 * An answer that was lost is never told as a failure: the return page asks what became of it.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const posted = await postedFields(request)
  const fields = fieldsSchema.safeParse(posted).data
  if (!fields) return seeOther(`${storeHref(storeOf(posted?.['locale'] ?? ''), '/checkout')}?refused=UNSENT#payment`)
  const store = storeOf(fields.locale)
  const billing = fields.asksBilling && !fields.billingSame ? billingIn(posted, store) : undefined
  /** Keeps the way to pay and another billing address for the next time that the page is shown. */
  const kept = (response: NextResponse) => {
    if (fields.paymentMethodId) keepMethod(response, request, fields.paymentMethodId)
    if (billing) keepForm(response, request, billingAddressForm, billing.typed)
    return response
  }
  const back = (query: Record<string, string> | string[][]) =>
    seeOther(`${storeHref(store, '/checkout')}?${new URLSearchParams(query)}#payment`)
  const method: string[][] = fields.paymentMethodId ? [['method', fields.paymentMethodId]] : []
  const untold = untickedIn(fields)
  const refusedAt = (problems: readonly FormProblem[]) => problems.map((problem) => ['error', problemText(billingAddressForm, problem)])
  if (untold.length > 0 || billing?.problems)
    return kept(back([...untold.map((code) => ['pay', code]), ...refusedAt(billing?.problems ?? []), ...method]))
  const toAttempt = seeOther(`${storeHref(store, '/checkout/return')}?${new URLSearchParams({ attempt: fields.requestId })}`)
  try {
    const answer = await sendForVisitor(
      visitorCookies(request),
      { document: documentOf('placeOrder'), variables: variablesOf(fields, billing?.address), locale: store.locale },
      { ofAccount: request.cookies.has(ACCOUNT_COOKIE) },
    )
    const outcome = payOutcome(answer.body)
    if (!outcome) logError('Checkout: placeOrder failed', `answered with status ${answer.status}`)
    const response = outcome
      ? answered(outcome, fields, store, request, (problems) =>
          back([
            ...problems.filter((one) => !isOfBilling(one)).map(({ code }) => ['refused', code]),
            ...refusedAt(problemsAt(billingAddressForm, problems.filter(isOfBilling))),
            ...method,
          ]),
        )
      : toAttempt
    if (outcome?.__typename === 'OrderPlaced') forgetForm(response, request, billingAddressForm)
    else kept(response)
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    if (error instanceof SessionEnded) return kept(seeOther(endedSessionHref(store, storeHref(store, '/checkout'))))
    logError('Checkout: placeOrder failed', error)
    return toAttempt
  }
}

/** Another billing address, as it was typed: to send, or with what is wrong with it. */
type Billing = { typed: FormValues } & (
  | { address: ReturnType<typeof addressInput>; problems?: never }
  | { address?: never; problems: readonly FormProblem[] }
)

function billingIn(posted: unknown, store: Store): Billing {
  const { typed = {} } = postedForm(billingAddressForm, posted) ?? {}
  const checked = checkedValues(billingAddressForm, typed, store.locale)
  if ('problems' in checked) return { typed, problems: checked.problems }
  const problems = addressTextProblems(checked.values, store)
  return problems.length > 0 ? { typed, problems } : { typed, address: addressInput(checked.values, store) }
}

function isOfBilling({ path }: { path: readonly string[] }): boolean {
  return path.includes('billingAddress')
}

/** Boxes that the form asks to tick and that are not, and the way to pay that is not chosen or has no card. */
function untickedIn({ needsConsent, consent, needsAgreement, agreed, expectedTotal, ...payment }: Fields): string[] {
  const { paymentMethodId, newCardId, paymentToken } = payment
  return [
    ...(expectedTotal > 0 && !paymentMethodId ? ['CHOOSE_PAYMENT'] : []),
    // Without scripts there is no token, because the provider's frame is not there.
    ...(paymentMethodId && paymentMethodId === newCardId && !paymentToken ? ['CARD_FIRST'] : []),
    ...(needsAgreement && !agreed ? ['AGREE'] : []),
    ...(needsConsent && !consent ? ['CONSENT'] : []),
  ]
}

function variablesOf(
  { requestId, expectedTotal, paymentMethodId, paymentToken, savePayment }: Fields,
  billingAddress: Billing['address'],
): PlaceOrderMutationVariables {
  return {
    input: {
      requestId,
      expectedTotal,
      paymentMethodId: paymentMethodId || null,
      paymentToken: paymentToken || null,
      savePayment: savePayment === 'true',
      billingAddress: billingAddress ?? null,
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
  refused: (problems: Extract<PayOutcome, { __typename: 'CheckoutRejected' }>['problems']) => NextResponse,
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
  const response = refused(outcome.problems)
  if (!codes.some((code) => CHANGED.has(code))) return response
  const before = seenInField(seen)
  const { basket } = outcome.checkout
  const total = formatMoney(basket.pricing.totalPrice.gross, { locale: store.locale, ...basket.pricing })
  const changes = before ? changesSince(before, seenBasket(basket, total)) : []
  if (changes.length > 0) keepChanges(response, request, changes)
  return response
}
