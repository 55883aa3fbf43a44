import { type NextRequest, NextResponse } from 'next/server'
import { joinStatusFor } from '#app/features/join/join-data.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { isSameOrigin } from '#app/platform/session/session-response.ts'

type JoinStatusRouteContext = { params: Promise<{ locale: string }> }

/** What the join pages say to the visitor: `{ status }`. Shared pages request it when a session is open. */
export async function GET(request: NextRequest, { params }: JoinStatusRouteContext): Promise<NextResponse> {
  const headers = { 'cache-control': 'private, no-store' }
  if (!isSameOrigin(request)) return NextResponse.json({ error: 'Asked by pages of the shop.' }, { status: 403, headers })
  return NextResponse.json({ status: await joinStatusFor(await currentPageRequest((await params).locale)) }, { headers })
}
