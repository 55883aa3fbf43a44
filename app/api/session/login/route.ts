import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { loginForm } from '#app/platform/forms/account-forms.ts'
import { answerForm } from '#app/platform/forms/answer-form.ts'
import { loginProblems } from '#app/platform/session/login-problems.ts'
import { afterLogin, loginRejectedSchema, showStanding, standingSchema } from '#app/platform/session/session-started.ts'

const answerSchema = z.object({
  data: z.object({ login: z.discriminatedUnion('__typename', [standingSchema, loginRejectedSchema]) }),
})

/** Logs a shopper in and leads to where they came from. That loads a whole page, so that no guest price remains visible. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, loginForm, async (values, { store, redirectTo, send }) => {
    const answer = await send('login', { input: values })
    const { login } = answerSchema.parse(JSON.parse(answer.body)).data
    if (login.__typename === 'LoginRejected') return { problems: await loginProblems(loginForm, login, send) }
    return { to: afterLogin(store, redirectTo, login), finish: (response) => showStanding(response, request, login.user) }
  })
}
