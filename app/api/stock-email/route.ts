import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { refererPage } from '#app/platform/session/client-headers.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { requestStockEmailEmail, requestStockEmailSku } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({
  sku: z.string().min(1).max(requestStockEmailSku.maxLength),
  email: z.string().trim().min(1).max(requestStockEmailEmail.maxLength),
  locale: z.enum(['en-GB', 'en-US']),
})

const answerSchema = z.object({ data: z.object({ requestStockEmail: z.object({ __typename: z.literal('StockEmailRequested') }) }) })

/** The form for an email about stock, without scripts: redirects back to the page, at the message about the outcome. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const page = safeRedirect(refererPage(request.headers), '/')
  const fields = await formFields(request, fieldsSchema)
  const isRequested = fields !== undefined && (await isTaken(request, fields))
  return seeOther(`${page}#stock-email-${isRequested ? 'sent' : 'failed'}`)
}

async function isTaken(request: NextRequest, { locale, ...variables }: z.infer<typeof fieldsSchema>): Promise<boolean> {
  try {
    const answer = await sendForVisitor(visitorCookies(request), { document: documentOf('requestStockEmail'), variables, locale })
    return answerSchema.safeParse(JSON.parse(answer.body)).success
  } catch {
    return false
  }
}
