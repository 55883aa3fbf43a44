import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { plainItem } from '#app/platform/basket/item-to-add.ts'
import { postedAddition } from '#app/platform/basket/posted-addition.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { longerTrial } from '#app/platform/settings/memberships.ts'

const fieldsSchema = z.looseObject({
  membershipId: z.string().regex(/^\d{1,20}$/),
  locale: z.enum(['en-GB', 'en-US']),
})

/** Puts a membership into the basket and shows the basket, which says what went wrong if it did. Spec §4 'Adding a membership'. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/basket?error=add')
  return postedAddition(request, {
    locale: fields.locale,
    items: [{ ...plainItem, id: crypto.randomUUID(), type: 'membership', quantity: 1, membershipId: longerTrial(fields.membershipId) }],
    basketMutationFlags: { explicitUserMembershipAdd: true },
    location: 'Page',
  })
}
