import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { acceptInvitation, forgetFollowedCode } from '#app/platform/referral/accept-invitation.ts'
import { INVITATION_PATH, INVITATION_QUERY, isReferralCode } from '#app/platform/referral/referral-cookie.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'

const fieldsSchema = z.object({
  locale: z.enum(['en-GB', 'en-US']),
  code: z.string().trim().refine(isReferralCode),
  to: z.enum(['shop', 'join']),
})

const pages = { shop: '/shop/bestsellers', join: JOIN_PATH } as const

/** Puts a friend's credit into the basket and leads to the shop, whose banner tells of it. What cannot be had is told by the invitation's page. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther(INVITATION_PATH)
  const { locale, code, to } = fields
  const store = storeOf(locale)
  const { outcome, token } = await acceptInvitation(visitorCookies(request), locale, code)
  const told = new URLSearchParams({ [INVITATION_QUERY]: code, ...(outcome === 'failed' && { failed: 'accept' }) })
  const response = seeOther(outcome === 'accepted' ? storeHref(store, pages[to]) : `${storeHref(store, INVITATION_PATH)}?${told}`)
  if (outcome !== 'failed') forgetFollowedCode(response)
  setSessionCookies(response, request, token)
  return response
}
