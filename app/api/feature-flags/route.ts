import { type NextRequest, NextResponse } from 'next/server'
import { evaluateFlags } from '#app/platform/experiments/evaluate-flags.ts'
import { flagsAsker } from '#app/platform/experiments/flags-asker.ts'
import { keepStruckOffers } from '#app/platform/experiments/keep-struck-offers.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { SESSION_COOKIE } from '#app/platform/session/session-cookies.ts'

/** How long a page waits for its flags, milliseconds. */
const LIMIT_MS = 2000

/**
 * The visitor's flags and experiments by name: `{ flags }`, null when they cannot be loaded. The page then keeps those it was rendered with.
 * Never cached: a session's values may change. Whether they strike offers through is kept for the first frame of the next page.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const headers = { 'cache-control': 'private, no-store' }
  try {
    const { flags } = await evaluateFlags(flagsAsker(request), LIMIT_MS)
    const response = NextResponse.json({ flags }, { headers })
    if (request.cookies.has(SESSION_COOKIE)) keepStruckOffers(response, request, flags)
    return response
  } catch (error) {
    warnLeftOut('flags', error)
    return NextResponse.json({ flags: null }, { headers })
  }
}
