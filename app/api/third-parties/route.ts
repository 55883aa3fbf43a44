import { NextResponse } from 'next/server'
import { thirdParties } from '#app/platform/third-parties/third-parties.ts'

/** Asked of each environment at run time: the pages are made before it is known. */
export const dynamic = 'force-dynamic'

/** Where the scripts of others are. The same for everybody. */
export function GET(): NextResponse {
  return NextResponse.json(thirdParties(), { headers: { 'cache-control': 'public, max-age=300' } })
}
