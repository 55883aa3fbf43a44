import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { productIn } from '#app/platform/basket/add-fields.ts'
import { itemToAdd } from '#app/platform/basket/item-to-add.ts'
import { postedAddition } from '#app/platform/basket/posted-addition.ts'
import { addLocation } from '#app/platform/catalogue/add-origin.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { addBasketItemsLocationDetails, addBasketItemsSource, itemInputVariantSku } from '#operations/__generated__/input-limits.ts'

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
  const items = [itemToAdd(productIn(fields))]
  return postedAddition(request, { locale, items, location: addLocation(location), locationDetails, source })
}
