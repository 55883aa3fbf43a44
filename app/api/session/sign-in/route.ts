import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { loginForm, registerForm, signInForm } from '#app/platform/forms/account-forms.ts'
import { answerForm } from '#app/platform/forms/answer-form.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({ data: z.object({ signInStep: z.enum(['PASSWORD', 'REGISTER']) }) })

/** The first step of signing in: an email with an account leads to the password, any other to registration. Both have the email already. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, signInForm, async ({ email }, { store, redirectTo, send }) => {
    const { signInStep } = answerSchema.parse(JSON.parse((await send('signInStep', { email })).body)).data
    const page = storeHref(store, (signInStep === 'PASSWORD' ? loginForm : registerForm).page)
    return { to: redirectTo ? `${page}?${new URLSearchParams({ redirectTo })}` : page, keeps: true }
  })
}
