import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm } from '#app/platform/forms/answer-form.ts'
import { enterCodeForm } from '#app/platform/forms/descriptions/sign-in-code.ts'
import { loginProblems } from '#app/platform/session/login-problems.ts'
import { afterLogin, loginRejectedSchema, showStanding, standingSchema } from '#app/platform/session/session-started.ts'

const answerSchema = z.object({
  data: z.object({ loginWithCode: z.discriminatedUnion('__typename', [standingSchema, loginRejectedSchema]) }),
})

/** Logs a shopper in by the code from an email, and leads to where they came from. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, enterCodeForm, async ({ email, passcode }, { store, redirectTo, send }) => {
    const answer = await send('loginWithCode', { input: { email, passcode } })
    const { loginWithCode } = answerSchema.parse(JSON.parse(answer.body)).data
    if (loginWithCode.__typename === 'LoginRejected') return { problems: await loginProblems(enterCodeForm, loginWithCode, send) }
    return { to: afterLogin(store, redirectTo, loginWithCode), finish: (response) => showStanding(response, request, loginWithCode.user) }
  })
}
