import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { forgotPasswordForm } from '#app/platform/forms/account-forms.ts'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    requestPasswordReset: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('PasswordResetRequested') }),
      rejectionOf('PasswordResetRejected'),
    ]),
  }),
})

/** Asks for a link to a new password, and says the same for a known and an unknown email. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, forgotPasswordForm, async ({ email }, { store, send }) => {
    const answer = await send('requestPasswordReset', { email })
    const { requestPasswordReset: asked } = answerSchema.parse(JSON.parse(answer.body)).data
    if (asked.__typename === 'PasswordResetRejected') return { problems: problemsAt(forgotPasswordForm, asked.problems) }
    return { to: `${storeHref(store, forgotPasswordForm.page)}?sent=1`, keeps: true }
  })
}
