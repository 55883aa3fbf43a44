import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { itemToAdd } from '#app/platform/basket/item-to-add.ts'
import { postedAddition } from '#app/platform/basket/posted-addition.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { itemInputVariantSku } from '#operations/__generated__/input-limits.ts'

/** More products than any routine has. */
const MOST = 20

const fieldsSchema = z.looseObject({
  locale: z.enum(['en-GB', 'en-US']),
  skus: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().min(1).max(itemInputVariantSku.maxLength)).min(1).max(MOST)),
})

/** Puts the products of a routine into the basket and shows the basket. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/basket?error=add')
  return postedAddition(request, { locale: fields.locale, items: fields.skus.map((sku) => itemToAdd({ sku })), location: 'Page' })
}
