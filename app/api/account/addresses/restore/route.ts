import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerPostedAction } from '#app/platform/account/posted-action.ts'
import { addressBookForm, removedAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { checkedValues } from '#app/platform/forms/form-schema.ts'
import { forgetForm, keptValues } from '#app/platform/forms/kept-form.ts'
import { addressInput } from '#app/platform/forms/typed-address.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { KEPT_FORM_COOKIE } from '#app/platform/session/session-cookies.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'

const fieldsSchema = z.object({ locale: z.enum(['en-GB', 'en-US']) })

/** Puts the address back that was just removed. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  const { page } = addressBookForm
  if (!fields) return seeOther(`${page}?failed=UNAVAILABLE`)
  const { locale } = fields
  const store = storeOf(locale)
  const kept = keptValues(removedAddressForm, request.cookies.get(KEPT_FORM_COOKIE)?.value)
  const checked = checkedValues(removedAddressForm, { ...kept, edit: 'new' }, locale)
  if ('problems' in checked) return seeOther(`${storeHref(store, page)}?failed=GONE`)
  const input = { ...addressInput(checked.values, store), isDefault: checked.values.isDefault === 'true' }
  const response = await answerPostedAction(request, {
    locale,
    operation: 'addAddress',
    variables: { input },
    page,
    done: 'restored',
    // The removal is said once more, because beside it is the button that takes it back.
    afterLogin: `${page}?done=removed`,
  })
  if (response.headers.get('location')?.endsWith('done=restored')) forgetForm(response, request, removedAddressForm)
  return response
}
