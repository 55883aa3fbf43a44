import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { CONSENT_SECONDS, consentText } from '#app/platform/consent/consent.ts'
import { chosenIn, consentChoices } from '#app/platform/consent/consent-form.ts'
import { refererPage } from '#app/platform/session/client-headers.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { CONSENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isSecure } from '#app/platform/session/session-response.ts'

const fieldsSchema = z.looseObject({ choice: z.enum(consentChoices) })

/** Saves a choice that was made before hydration, and shows the same page again. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const response = seeOther(safeRedirect(refererPage(request.headers), '/'))
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return response
  response.cookies.set(CONSENT_COOKIE, consentText(chosenIn(fields.choice, fields)), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: CONSENT_SECONDS,
  })
  return response
}
