import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { registerForm } from '#app/platform/forms/account-forms.ts'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { afterLogin, rejectionOf, showStanding, standingSchema } from '#app/platform/session/session-started.ts'

const answerSchema = z.object({
  data: z.object({ register: z.discriminatedUnion('__typename', [standingSchema, rejectionOf('RegistrationRejected')]) }),
})

/** Makes an account, logs its shopper in, and leads to where they came from. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, registerForm, async ({ wantsNewsByEmail, ...person }, { store, redirectTo, send }) => {
    const answer = await send('register', { input: { ...person, wantsNewsByEmail: wantsNewsByEmail === 'true' } })
    const { register } = answerSchema.parse(JSON.parse(answer.body)).data
    if (register.__typename === 'RegistrationRejected') return { problems: problemsAt(registerForm, register.problems) }
    return { to: afterLogin(store, redirectTo, register), finish: (response) => showStanding(response, request, register.user) }
  })
}
