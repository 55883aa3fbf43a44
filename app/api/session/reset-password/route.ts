import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { loginForm, resetPasswordForm } from '#app/platform/forms/account-forms.ts'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    resetPassword: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('PasswordChanged') }),
      rejectionOf('ResetPasswordRejected'),
    ]),
  }),
})

/** Sets a new password by a link from an email, and leads to the login page. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, resetPasswordForm, async (input, { store, send }) => {
    const { resetPassword } = answerSchema.parse(JSON.parse((await send('resetPassword', { input })).body)).data
    if (resetPassword.__typename === 'ResetPasswordRejected') return { problems: problemsAt(resetPasswordForm, resetPassword.problems) }
    return { to: `${storeHref(store, loginForm.page)}?reset=1` }
  })
}
