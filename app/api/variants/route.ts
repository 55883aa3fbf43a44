import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { variantsBySkusSkus } from '#operations/__generated__/input-limits.ts'
import { VariantsBySkusDocument } from '#operations/__generated__/operations.ts'

const querySchema = z.object({
  skus: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((sku) => sku.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().max(variantsBySkusSkus.maxLength)).min(1).max(variantsBySkusSkus.maxItems)),
  locale: z.enum(['en-GB', 'en-US']),
})

/** How long an answer may be cached, seconds. Spec §7: revalidated every 3600 s. */
const REVALIDATE_SECONDS = 3600

/** Variants by sku, for clients without GraphQL. Unknown skus are omitted; missing skus or an unknown locale are refused (open point A162). */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const query = querySchema.safeParse(Object.fromEntries(request.nextUrl.searchParams))
  if (!query.success) {
    return NextResponse.json(
      { error: 'Give skus (1 to 50, separated by commas) and locale (en-GB or en-US).' },
      { status: 400, headers: { 'cache-control': 'no-store' } },
    )
  }
  try {
    const { variantsBySkus } = await serverQuery(sharedPageRequest(query.data.locale), VariantsBySkusDocument, { skus: query.data.skus })
    const variants = variantsBySkus.map(({ sku, brandName, title, subTitle, pricing }) => ({
      sku,
      brandName,
      title,
      subTitle,
      pricing: { members: pricing.members, typical: pricing.typical },
    }))
    return NextResponse.json(
      { variants },
      { headers: { 'cache-control': `public, max-age=0, s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=60` } },
    )
  } catch {
    return NextResponse.json(
      { error: 'The variants could not be fetched. Please try again.' },
      { status: 502, headers: { 'cache-control': 'no-store' } },
    )
  }
}
