import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { passwordForm } from '#app/platform/forms/descriptions/profile.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    changePassword: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('PasswordChanged') }),
      rejectionOf('PasswordRejected'),
    ]),
  }),
})

/** Changes the shopper's password. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(
    request,
    passwordForm,
    async (input, { store, send }) => {
      const { changePassword } = answerSchema.parse(JSON.parse((await send('changePassword', { input })).body)).data
      if (changePassword.__typename === 'PasswordRejected') return { problems: problemsAt(passwordForm, changePassword.problems) }
      return { to: `${storeHref(store, passwordForm.page)}?done=password` }
    },
    { ofAccount: true },
  )
}
