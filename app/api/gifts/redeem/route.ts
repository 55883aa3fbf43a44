import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { redeemGiftForm } from '#app/platform/forms/descriptions/gifts.ts'
import { USER_SEGMENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isSecure } from '#app/platform/session/session-response.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    redeemGift: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('GiftRedeemed') }),
      rejectionOf('RedeemGiftRejected'),
    ]),
  }),
})

/** Redeems a gift for whoever is logged in; anybody else logs in first, and comes back with the code. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(
    request,
    redeemGiftForm,
    async ({ code }, { store, send }) => {
      const { redeemGift } = answerSchema.parse(JSON.parse((await send('redeemGift', { code })).body)).data
      if (redeemGift.__typename === 'RedeemGiftRejected') return { problems: problemsAt(redeemGiftForm, redeemGift.problems) }
      return {
        to: `${storeHref(store, redeemGiftForm.page)}?done=1`,
        // The next page shows the Member's Price first, from its first paint.
        finish: (response) => {
          response.cookies.set(USER_SEGMENT_COOKIE, 'member', { path: '/', sameSite: 'lax', secure: isSecure(request) })
        },
      }
    },
    { ofAccount: true },
  )
}
