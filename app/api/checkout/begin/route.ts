import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { seeOther } from '#app/platform/session/form-request.ts'
import { ACCOUNT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isAnswered, SessionEnded, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'

const checkoutSchema = z.object({ data: z.object({ checkout: z.object({ missing: z.array(z.string()) }) }) })

/**
 * Where /checkout leads whoever has an address and no way to deliver: chooses the standard one, and leads back. Whatever else is missing or chosen stays as it is,
 * so that a link from elsewhere does no harm. If it fails, the page asks for a choice.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const store = storeOf(request.nextUrl.searchParams.get('locale') === 'en-US' ? 'en-US' : 'en-GB')
  const checkout = storeHref(store, '/checkout')
  const joined = request.nextUrl.searchParams.get('joined')
  const told = (delivery: 'standard' | 'open') =>
    seeOther(`${checkout}?${new URLSearchParams({ delivery, ...(joined !== null && { joined }) })}`)
  const ofAccount = request.cookies.has(ACCOUNT_COOKIE)
  const send = (name: 'getCheckout' | 'setDeliveryMethod', variables: Record<string, unknown>) =>
    sendForVisitor(visitorCookies(request), { document: documentOf(name), variables, locale: store.locale }, { ofAccount })
  try {
    const asked = checkoutSchema.parse(JSON.parse((await send('getCheckout', {})).body))
    if (asked.data.checkout.missing.join() !== 'DELIVERY_METHOD') return seeOther(checkout)
    const answer = await send('setDeliveryMethod', { deliveryMethod: 'Standard' })
    const isSaved = isAnswered(answer, 'setDeliveryMethod')
    if (!isSaved) logError('Checkout: setDeliveryMethod failed', `answered with status ${answer.status}`)
    const response = told(isSaved ? 'standard' : 'open')
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    if (error instanceof SessionEnded) return seeOther(endedSessionHref(store, checkout))
    logError('Checkout: setDeliveryMethod failed', error)
    return told('open')
  }
}
