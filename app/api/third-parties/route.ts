import { NextResponse } from 'next/server'
import { thirdParties } from '#app/platform/third-parties/third-parties.ts'

/** Read from the environment at run time, because prerendered pages do not know it. */
export const dynamic = 'force-dynamic'

/** The URLs of third-party scripts. The same for everybody. */
export function GET(): NextResponse {
  return NextResponse.json(thirdParties(), { headers: { 'cache-control': 'public, max-age=300' } })
}
