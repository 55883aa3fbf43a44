import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerPostedAction } from '#app/platform/account/posted-action.ts'
import { addressBookForm, removedAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { keepForm } from '#app/platform/forms/kept-form.ts'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { removeAddressId } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({ locale: z.enum(['en-GB', 'en-US']), id: z.string().min(1).max(removeAddressId.maxLength) })

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '')
const addressSchema = z.object({
  id: z.string(),
  firstName: text,
  lastName: text,
  line1: text,
  line2: text,
  city: text,
  region: text,
  postalCode: text,
  phone: text,
  isDefault: z.boolean().transform(String),
})
const bookSchema = z.object({ data: z.object({ addressBook: z.object({ addresses: z.array(addressSchema) }) }) })

/** Takes an address off the address book. What it was is kept for a while in a cookie that only the shop can read, to undo it. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  const { page } = addressBookForm
  if (!fields) return seeOther(`${page}?failed=UNAVAILABLE`)
  const { locale, id } = fields
  const address = await addressBefore(request, locale, id)
  const response = await answerPostedAction(request, { locale, operation: 'removeAddress', variables: { id }, page, done: 'removed' })
  if (address && response.headers.get('location')?.endsWith('done=removed')) keepForm(response, request, removedAddressForm, address)
  return response
}

/** The address as it is now; undefined if it cannot be had, and then its removal cannot be undone. */
async function addressBefore(request: NextRequest, locale: string, id: string) {
  try {
    const answer = await sendForVisitor(
      visitorCookies(request),
      { document: documentOf('getAddressBook'), variables: {}, locale },
      { ofAccount: true },
    )
    const { addresses } = bookSchema.parse(JSON.parse(answer.body)).data.addressBook
    return addresses.find((address) => address.id === id)
  } catch {
    return undefined
  }
}
