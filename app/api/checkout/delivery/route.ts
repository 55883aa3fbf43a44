import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { postedFields, seeOther } from '#app/platform/session/form-request.ts'
import { ACCOUNT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isAnswered, SessionEnded, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'

const fieldsSchema = z.object({ locale: z.enum(['en-GB', 'en-US']), deliveryMethod: z.enum(['Standard', 'Express']) })

/** Chooses how to deliver, and shows the checkout with the prices of it. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const posted = await postedFields(request)
  const fields = fieldsSchema.safeParse(posted).data
  if (!fields) return seeOther(`${storeHref(storeOf(posted?.['locale'] ?? ''), '/checkout')}?failed=delivery`)
  const { locale, deliveryMethod } = fields
  const store = storeOf(locale)
  const checkout = storeHref(store, '/checkout')
  try {
    const answer = await sendForVisitor(
      visitorCookies(request),
      { document: documentOf('setDeliveryMethod'), variables: { deliveryMethod }, locale },
      { ofAccount: request.cookies.has(ACCOUNT_COOKIE) },
    )
    const isSaved = isAnswered(answer, 'setDeliveryMethod')
    if (!isSaved) logError('Checkout: setDeliveryMethod failed', `answered with status ${answer.status}`)
    const response = seeOther(isSaved ? `${checkout}#delivery` : `${checkout}?failed=delivery`)
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    if (error instanceof SessionEnded) return seeOther(endedSessionHref(store, checkout))
    logError('Checkout: setDeliveryMethod failed', error)
    return seeOther(`${checkout}?failed=delivery`)
  }
}
