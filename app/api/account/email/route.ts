import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { emailChangeForm } from '#app/platform/forms/descriptions/profile.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    requestEmailChange: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('EmailChangeRequested') }),
      rejectionOf('EmailChangeRejected'),
    ]),
  }),
})

/** Sends a link to the shopper's new email address. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(
    request,
    emailChangeForm,
    async (input, { store, send }) => {
      const { requestEmailChange } = answerSchema.parse(JSON.parse((await send('requestEmailChange', { input })).body)).data
      if (requestEmailChange.__typename === 'EmailChangeRejected')
        return { problems: problemsAt(emailChangeForm, requestEmailChange.problems) }
      return { to: `${storeHref(store, emailChangeForm.page)}?done=email-sent` }
    },
    { ofAccount: true },
  )
}
