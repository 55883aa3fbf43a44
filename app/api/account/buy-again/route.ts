import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { itemToAdd } from '#app/platform/basket/item-to-add.ts'
import { postedAddition } from '#app/platform/basket/posted-addition.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { itemInputVariantSku } from '#operations/__generated__/input-limits.ts'

/** More lines than any order has, and a larger quantity than any line. */
const MOST = { lines: 100, quantity: 1000 } as const

const fieldsSchema = z.looseObject({ locale: z.enum(['en-GB', 'en-US']) })

/** A field `quantity.<sku>` for each product that is ticked. */
const lineSchema = z.tuple([
  z
    .string()
    .regex(/^quantity\../)
    .transform((name) => name.slice('quantity.'.length))
    .pipe(z.string().max(itemInputVariantSku.maxLength)),
  z.coerce.number().int().min(1).max(MOST.quantity),
])

/** Puts what is ticked of an order into the basket once more, and shows the basket, which says what could not be had. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/basket?error=add')
  const items = Object.entries(fields)
    .map((entry) => lineSchema.safeParse(entry).data)
    .flatMap((line) => (line ? [{ ...itemToAdd({ sku: line[0] }), quantity: line[1] }] : []))
    .slice(0, MOST.lines)
  if (items.length === 0) return seeOther(storeHref(storeOf(fields.locale), '/basket'))
  return postedAddition(request, { locale: fields.locale, items, location: 'Page' })
}
