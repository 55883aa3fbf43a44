import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'

const codeSchema = z.string().trim().min(1).max(64)
const localeSchema = z.enum(['en-GB', 'en-US'])
const fieldsSchema = z.union([z.object({ locale: localeSchema, remove: codeSchema }), z.object({ locale: localeSchema, code: codeSchema })])

/**
 * The promo-code box where no script runs: the form is posted, the code is applied or taken off, and the basket is shown, which says what became of
 * it. What cannot be read or carried out leaves the basket as it was.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/basket')
  const basket = seeOther(storeHref(storeOf(fields.locale), '/basket'))
  const change =
    'remove' in fields
      ? { document: documentOf('removeDiscountCode'), variables: { code: fields.remove } }
      : { document: documentOf('applyDiscountCode'), variables: { code: fields.code } }
  try {
    const { token } = await sendForVisitor(visitorCookies(request), { ...change, locale: fields.locale })
    setSessionCookies(basket, request, token)
  } catch {
    // The contract cannot be reached: the basket's own page says so better than an answer without one.
  }
  return basket
}
