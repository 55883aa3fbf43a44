import { type NextRequest, NextResponse } from 'next/server'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { isSameOrigin } from '#app/platform/session/session-response.ts'
import { deliverHeld, isTestersWorld, readHeld } from '#app/platform/tracking/delivery/deliver-held.ts'

// As the answers of /api/events.
const headers = { 'cache-control': 'private, no-cache' }

/**
 * Takes the name of an event that consent holds back, `{ event, isKept }`, for a tester who looks at it in a world of their own: 204. 404 in a shop that
 * serves no testers and for every other visitor, 400 for an event that is not declared, 403 from another site. Properties are never taken.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const answer = (status: number) => new NextResponse(null, { status, headers })
  if (!isSameOrigin(request)) return answer(403)
  if (!isTestersWorld(request)) return answer(404)
  const held = readHeld(await request.text())
  if (!held) return answer(400)
  await deliverHeld(held, request).catch((error: unknown) => warnLeftOut('held events', error))
  return answer(204)
}
