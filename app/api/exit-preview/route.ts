import type { NextRequest, NextResponse } from 'next/server'
import { seeOther } from '#app/platform/session/form-request.ts'
import { PREVIEW_BRANCH_COOKIE, PREVIEW_COOKIE } from '#app/platform/session/preview.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'

/** Turns preview mode off and shows the page of `redirectTo` as published. Spec §2 Preview mode. */
export function GET(request: NextRequest): NextResponse {
  const response = seeOther(safeRedirect(request.nextUrl.searchParams.get('redirectTo'), '/'))
  for (const name of [PREVIEW_COOKIE, PREVIEW_BRANCH_COOKIE]) response.cookies.set(name, '', { path: '/', maxAge: 0 })
  return response
}
