import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerPostedAction } from '#app/platform/account/posted-action.ts'
import { addressBookForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { setDefaultAddressId } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({ locale: z.enum(['en-GB', 'en-US']), id: z.string().min(1).max(setDefaultAddressId.maxLength) })

/** Makes an address the one that the checkout begins with. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  const { page } = addressBookForm
  if (!fields) return seeOther(`${page}?failed=UNAVAILABLE`)
  const { locale, id } = fields
  return answerPostedAction(request, { locale, operation: 'setDefaultAddress', variables: { id }, page, done: 'default' })
}
