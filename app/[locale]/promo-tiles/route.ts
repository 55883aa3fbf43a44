import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { promoTilesFor } from '#app/features/promo-tiles/promo-tiles-data.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { isSameOrigin } from '#app/platform/session/session-response.ts'

const querySchema = z.object({ placement: z.enum(['PRODUCT', 'BASKET']) })

type PromoTilesRouteContext = { params: Promise<{ locale: string }> }

/**
 * The shopper's promo tiles for a placement: `{ tiles }`, null when they cannot be loaded. Shared pages request it when a session is open,
 * and when the basket has changed.
 */
export async function GET(request: NextRequest, { params }: PromoTilesRouteContext): Promise<NextResponse> {
  const headers = { 'cache-control': 'private, no-store' }
  const query = querySchema.safeParse(Object.fromEntries(request.nextUrl.searchParams))
  if (!isSameOrigin(request)) return NextResponse.json({ error: 'Asked by pages of the shop.' }, { status: 403, headers })
  if (!query.success) return NextResponse.json({ error: 'Give a placement: PRODUCT or BASKET.' }, { status: 400, headers })
  const tiles = await promoTilesFor(await currentPageRequest((await params).locale), query.data.placement)
  return NextResponse.json({ tiles: tiles ?? null }, { headers })
}
