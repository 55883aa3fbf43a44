import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { bannersFor } from '#app/features/banners/banners-data.ts'
import { documentOf, type UpstreamAnswer } from '#app/platform/graphql/upstream.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { isSameOrigin, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'

const querySchema = z.object({
  path: z.string().startsWith('/').max(500),
  layout: z.enum(['default', 'quiz', 'blog', 'none']),
})

const refreshedSchema = z.object({ data: z.object({ refreshSession: z.object({}) }) })

type BannersRouteContext = { params: Promise<{ locale: string }> }

/**
 * The shopper's banners for a page: `{ banners }`, null when they cannot be loaded. Shared pages request it when a session is open, and when
 * a member's session has to be refreshed before the promotional banner is loaded.
 */
export async function GET(request: NextRequest, { params }: BannersRouteContext): Promise<NextResponse> {
  const headers = { 'cache-control': 'private, no-store' }
  const query = querySchema.safeParse(Object.fromEntries(request.nextUrl.searchParams))
  if (!isSameOrigin(request)) return NextResponse.json({ error: 'Asked by pages of the shop.' }, { status: 403, headers })
  if (!query.success) return NextResponse.json({ error: 'Give path and layout of a page.' }, { status: 400, headers })
  const { locale } = await params
  let token: UpstreamAnswer['token']
  const refresh = async () => {
    const answer = await sendForVisitor(visitorCookies(request), { document: documentOf('refreshSession'), variables: {}, locale })
    if (!isRefreshed(answer)) throw new Error('the session could not be refreshed')
    token = answer.token
  }
  try {
    const banners = await bannersFor(await currentPageRequest(locale), query.data.path, query.data.layout, refresh)
    const response = NextResponse.json({ banners }, { headers })
    setSessionCookies(response, request, token)
    return response
  } catch (error) {
    warnLeftOut('banners', error)
    return NextResponse.json({ banners: null }, { headers })
  }
}

function isRefreshed({ status, body }: UpstreamAnswer): boolean {
  if (status !== 200) return false
  try {
    return refreshedSchema.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}
