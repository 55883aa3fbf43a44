import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { guestDetailsForm } from '#app/platform/forms/account-forms.ts'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    setGuestDetails: z.discriminatedUnion('__typename', [z.object({ __typename: z.literal('Checkout') }), rejectionOf('CheckoutRejected')]),
  }),
})

/** Keeps who orders without an account, and leads to the checkout. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, guestDetailsForm, async ({ phone, wantsNewsByEmail, ...person }, { store, send }) => {
    const input = { ...person, phone: phone || null, wantsNewsByEmail: wantsNewsByEmail === 'true' }
    const { setGuestDetails } = answerSchema.parse(JSON.parse((await send('setGuestDetails', { input })).body)).data
    if (setGuestDetails.__typename === 'CheckoutRejected') return { problems: problemsAt(guestDetailsForm, setGuestDetails.problems) }
    return { to: storeHref(store, '/checkout') }
  })
}
