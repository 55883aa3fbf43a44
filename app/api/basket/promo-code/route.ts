import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { ACCOUNT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isAnswered, SessionEnded, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { applyDiscountCodeCode } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.looseObject({
  locale: z.enum(['en-GB', 'en-US']),
  code: z.string().trim().optional(),
  remove: z.string().trim().optional(),
  from: z.literal('checkout').optional(),
})

/**
 * The promo-code box without scripts: the form is posted, the code is applied or removed, and the page that it is on shows the outcome: the basket, or the
 * checkout. A code that was not sent or not accepted is in that page's address, and the page explains it; checkout's says that a code has changed, as its box
 * is in a fold. A code that is applied already is not sent again (open point A50).
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/basket')
  const { locale, remove, code = '', from, ...shown } = fields
  const isApplying = remove === undefined
  const typed = isApplying ? code : remove
  const name = isApplying ? 'applyDiscountCode' : 'removeDiscountCode'
  const store = storeOf(locale)
  const page = storeHref(store, from === 'checkout' ? '/checkout' : '/basket')
  const told = new URLSearchParams({
    error: isApplying ? 'apply-code' : 'remove-code',
    code: typed.slice(0, applyDiscountCodeCode.maxLength + 1),
  })
  const unsent = `${page}?${told}`
  const notSent = () => seeOther(unsent)
  const failed = (error: unknown) => {
    logError(`Basket: ${isApplying ? 'applyCode' : 'removeCode'} failed`, error)
    return notSent()
  }
  const isShown = Object.keys(shown).some((field) => field.toLowerCase() === `active.${typed.toLowerCase()}`)
  if (typed === '' || typed.length > applyDiscountCodeCode.maxLength || (isApplying && isShown)) return notSent()
  try {
    const answer = await sendForVisitor(
      visitorCookies(request),
      { document: documentOf(name), variables: { code: typed }, locale },
      // The checkout goes on with what the account has. A change of the basket may begin a session (decision 150).
      { ofAccount: from === 'checkout' && request.cookies.has(ACCOUNT_COOKIE) },
    )
    const response = isAnswered(answer, name)
      ? seeOther(from === 'checkout' ? `${page}?changed=code` : page)
      : failed(`answered with status ${answer.status}`)
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    if (error instanceof SessionEnded) return seeOther(endedSessionHref(store, unsent))
    return failed(error)
  }
}
