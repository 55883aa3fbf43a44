import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { productIn } from '#app/platform/basket/add-fields.ts'
import { itemToAdd } from '#app/platform/basket/item-to-add.ts'
import { addLocation } from '#app/platform/catalogue/add-origin.ts'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { isAnswered, isRefusedWith, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { giftMembershipSkus } from '#app/platform/settings/memberships.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { addBasketItemsLocationDetails, addBasketItemsSource, itemInputVariantSku } from '#operations/__generated__/input-limits.ts'
import type { AddBasketItemsMutationVariables } from '#operations/__generated__/operations.ts'

const fieldsSchema = z.looseObject({
  sku: z.string().min(1).max(itemInputVariantSku.maxLength),
  locale: z.enum(['en-GB', 'en-US']),
  location: z.string().optional(),
  locationDetails: z.string().max(addBasketItemsLocationDetails.maxLength).optional(),
  source: z.string().max(addBasketItemsSource.maxLength).optional(),
})

/**
 * Add to Bag without scripts: the form is posted, the line is added, and the basket page is shown. With scripts the submission is
 * intercepted and the drawer opens instead.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/basket?error=add')
  const { locale, location, locationDetails = null, source = null } = fields
  const product = productIn(fields)
  const basket = storeHref(storeOf(locale), '/basket')
  const notAdded = (error: unknown) => {
    const isGift = giftMembershipSkus.has(product.sku)
    logError(isGift ? 'Error adding membership to basket' : 'Basket: addProducts failed', error)
    return seeOther(`${basket}?error=add`)
  }
  try {
    const variables: AddBasketItemsMutationVariables = {
      listId: '',
      version: -1,
      items: [itemToAdd(product)],
      basketMutationFlags: null,
      location: addLocation(location),
      locationDetails,
      source,
    }
    const visitor = visitorCookies(request)
    const addition = { document: documentOf('addBasketItems'), variables, locale }
    const first = await sendForVisitor(visitor, addition)
    // The basket was changed meanwhile and nothing was added, so it is safe to send once more. Decision 043.
    const isConflict = isRefusedWith('VERSION_CONFLICT', first)
    const second = isConflict && (await sendForVisitor({ ...visitor, sessionToken: first.token?.value ?? visitor.sessionToken }, addition))
    const answer = second ? { ...second, token: second.token ?? first.token } : first
    const response = isAnswered(answer, 'addBasketItems') ? seeOther(basket) : notAdded(`answered with status ${answer.status}`)
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    return notAdded(error)
  }
}
