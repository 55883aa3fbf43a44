import { type NextRequest, NextResponse } from 'next/server'
import { evaluateFlags } from '#app/platform/experiments/evaluate-flags.ts'
import { flagsAsker } from '#app/platform/experiments/flags-asker.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'

/** How long a page waits for its flags, milliseconds. */
const LIMIT_MS = 2000

/**
 * The visitor's flags and experiments by name: `{ flags }`, null when they cannot be loaded. The page then keeps those it was rendered with.
 * Never cached: a session's values may change.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const headers = { 'cache-control': 'private, no-store' }
  try {
    const { flags } = await evaluateFlags(flagsAsker(request), LIMIT_MS)
    return NextResponse.json({ flags }, { headers })
  } catch (error) {
    warnLeftOut('flags', error)
    return NextResponse.json({ flags: null }, { headers })
  }
}
