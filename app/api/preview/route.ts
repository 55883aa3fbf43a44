import type { NextRequest, NextResponse } from 'next/server'
import { seeOther } from '#app/platform/session/form-request.ts'
import { PREVIEW_COOKIE } from '#app/platform/session/preview.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { isSecure } from '#app/platform/session/session-response.ts'

/** Enables preview mode until the browser is closed, and shows the page of `redirectTo` or the home page (open point A24). */
export function GET(request: NextRequest): NextResponse {
  const response = seeOther(safeRedirect(request.nextUrl.searchParams.get('redirectTo'), '/'))
  response.cookies.set(PREVIEW_COOKIE, '1', { path: '/', sameSite: 'lax', secure: isSecure(request) })
  return response
}
