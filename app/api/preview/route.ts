import type { NextRequest, NextResponse } from 'next/server'
import { seeOther } from '#app/platform/session/form-request.ts'
import { branchNamed, PREVIEW_BRANCH_COOKIE, PREVIEW_COOKIE } from '#app/platform/session/preview.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { isSecure } from '#app/platform/session/session-response.ts'

/**
 * Enables preview mode until the browser is closed, and shows the page of `redirectTo` or the home page (open point A24). `branch` names the branch of the CMS
 * to preview; without it the main one.
 */
export function GET(request: NextRequest): NextResponse {
  const response = seeOther(safeRedirect(request.nextUrl.searchParams.get('redirectTo'), '/'))
  const options = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
  response.cookies.set(PREVIEW_COOKIE, '1', options)
  const branch = branchNamed(request.nextUrl.searchParams.get('branch'))
  response.cookies.set(PREVIEW_BRANCH_COOKIE, branch ?? '', { ...options, ...(branch === undefined && { maxAge: 0 }) })
  return response
}
