import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { signUpVariables } from '#app/platform/newsletter/sign-up-source.ts'
import { refererPage } from '#app/platform/session/client-headers.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { addEmailContactEmail } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({ email: z.string().trim().min(1).max(addEmailContactEmail.maxLength), locale: z.enum(['en-GB', 'en-US']) })

const answerSchema = z.object({ data: z.object({ addEmailContact: z.object({ isSuccessful: z.boolean() }) }) })

/** The footer's form without scripts: redirects back to the page, at the message about the outcome. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const page = safeRedirect(refererPage(request.headers), '/')
  const fields = await formFields(request, fieldsSchema)
  const isSignedUp = fields !== undefined && (await isTaken(request, fields))
  return seeOther(`${page}#newsletter-${isSignedUp ? 'success' : 'failure'}`)
}

async function isTaken(request: NextRequest, { email, locale }: z.infer<typeof fieldsSchema>): Promise<boolean> {
  try {
    const variables = signUpVariables(storeOf(locale), email)
    const answer = await sendForVisitor(visitorCookies(request), { document: documentOf('addEmailContact'), variables, locale })
    return answerSchema.parse(JSON.parse(answer.body)).data.addEmailContact.isSuccessful
  } catch {
    return false
  }
}
