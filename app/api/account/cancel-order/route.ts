import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerPostedAction } from '#app/platform/account/posted-action.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { cancelOrderNumber } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({
  locale: z.enum(['en-GB', 'en-US']),
  number: z.string().min(1).max(cancelOrderNumber.maxLength),
})

/** Cancels an order, and shows it again. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/account/order-history?failed=UNAVAILABLE')
  const { locale, number } = fields
  const page = `/account/order-history/${encodeURIComponent(number)}`
  return answerPostedAction(request, { locale, operation: 'cancelOrder', variables: { number }, page, done: 'cancelled' })
}
