import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { MEMBERSHIP_PATH } from '#app/platform/membership/flow-answer.ts'
import { paymentUpdatePath } from '#app/platform/membership/payment-update.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { isRefusedWith, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { updatePaymentDetailsInputPaymentToken } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({
  locale: z.enum(['en-GB', 'en-US']),
  onCompletion: z.enum(['none', 'reactivate']),
  paymentToken: z.string().max(updatePaymentDetailsInputPaymentToken.maxLength).optional(),
})

const answerSchema = z.object({
  data: z.object({
    updatePaymentDetails: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('PaymentDetailsUpdated'), reactivated: z.object({ id: z.string() }).nullable() }),
      z.object({ __typename: z.literal('PaymentDetailsRejected'), problems: z.array(z.object({ code: z.string() })).min(1) }),
    ]),
  }),
})

/** Saves the card that the payment provider gave a token for, renews the membership if asked to, and says so on the membership's page. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther(MEMBERSHIP_PATH)
  const { locale, onCompletion, paymentToken } = fields
  const store = storeOf(locale)
  const back = (code: string) => seeOther(storeHref(store, paymentUpdatePath(onCompletion, code)))
  const told = (what: string) => seeOther(storeHref(store, `${MEMBERSHIP_PATH}?done=${what}`))
  if (!paymentToken) return back('CARD_FIRST')
  try {
    const answer = await sendForVisitor(visitorCookies(request), {
      document: documentOf('updatePaymentDetails'),
      variables: { input: { paymentToken, onCompletion } },
      locale,
    })
    if (isRefusedWith('UNAUTHENTICATED', answer))
      return seeOther(endedSessionHref(store, storeHref(store, paymentUpdatePath(onCompletion))))
    const result = answerIn(answer.body)
    if (!result) logError('Membership: updatePaymentDetails failed', `answered with status ${answer.status}`)
    const response = !result
      ? told('unsure')
      : result.__typename === 'PaymentDetailsRejected'
        ? back(result.problems[0]?.code ?? '')
        : told(onCompletion === 'none' ? 'updated' : result.reactivated ? 'reactivated' : 'not-reactivated')
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    logError('Membership: updatePaymentDetails failed', error)
    return told('unsure')
  }
}

function answerIn(body: string): z.infer<typeof answerSchema>['data']['updatePaymentDetails'] | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(body)).data?.data.updatePaymentDetails
  } catch {
    return undefined
  }
}
