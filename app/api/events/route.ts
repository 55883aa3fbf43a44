import { type NextRequest, NextResponse } from 'next/server'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { isSameOrigin } from '#app/platform/session/session-response.ts'
import { checkBatch } from '#app/platform/tracking/delivery/check-event.ts'
import { deliverEvents, mayMeasure } from '#app/platform/tracking/delivery/deliver-events.ts'

// Without no-store, which would keep the page that sent events out of the browser's back/forward cache. The answer is empty (decision 143).
const headers = { 'cache-control': 'private, no-cache' }

/**
 * Takes a page's events, in the form of the Segment HTTP API, and passes those on that `schema/events/` declares and the visitor allows: 204. 400 for
 * no batch, 403 from another site, 502 if the analytics service did not take them.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  if (!isSameOrigin(request)) return new NextResponse(null, { status: 403, headers })
  const checked = checkBatch(await request.text())
  if (!checked) return new NextResponse(null, { status: 400, headers })
  for (const problem of checked.problems) warnLeftOut('analytics event', problem)
  try {
    await deliverEvents(
      checked.events.filter(({ context }) => mayMeasure(request, context.locale)),
      request,
      'ottilie-browser',
      checked.sentAt,
    )
    return new NextResponse(null, { status: 204, headers })
  } catch (error) {
    warnLeftOut('analytics events', error)
    return new NextResponse(null, { status: 502, headers })
  }
}
