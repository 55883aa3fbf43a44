import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NextResponse } from 'next/server'
import { CHANGES_COOKIE } from './session-cookies.ts'

/** Says with an answer that something of the shopper's may have changed, so that no page of before is shown again as it was. Decision 143. */
export function tellChange(response: NextResponse): void {
  response.cookies.set(CHANGES_COOKIE, randomUUID().slice(0, 8), { path: '/', sameSite: 'lax' })
}
