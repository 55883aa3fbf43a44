import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerPostedAction } from '#app/platform/account/posted-action.ts'
import { MEMBERSHIP_PATH } from '#app/platform/membership/flow-answer.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { removePaymentMethodId } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({
  locale: z.enum(['en-GB', 'en-US']),
  methodId: z.string().min(1).max(removePaymentMethodId.maxLength),
})

/** Forgets a saved way to pay, and says so on the membership's page. One that a membership is charged to stays. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther(`${MEMBERSHIP_PATH}?failed=UNAVAILABLE`)
  const { locale, methodId } = fields
  return answerPostedAction(request, {
    locale,
    operation: 'removePaymentMethod',
    variables: { id: methodId },
    page: MEMBERSHIP_PATH,
    done: 'payment-removed',
  })
}
