import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { serverLoginHref } from '#app/platform/account/server-login-href.ts'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { refererPage } from '#app/platform/session/client-headers.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { WISH_OUTCOME_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isSecure, sendForVisitor, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { deliverReported } from '#app/platform/tracking/delivery/deliver-reported.ts'
import { addWishlistItemBySKUSku } from '#operations/__generated__/input-limits.ts'

const fieldsSchema = z.object({ sku: z.string().min(1).max(addWishlistItemBySKUSku.maxLength), locale: z.enum(['en-GB', 'en-US']) })

const wishesSchema = z.object({ wishes: z.array(z.object({ variant: z.object({ sku: z.string() }) })) })

const refusalSchema = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.literal('UNAUTHENTICATED') }) })).min(1) })

/**
 * The wishlist button without scripts: adds the variant to the wishlist or removes it, and shows the page again. A cookie tells the page's
 * scripts the outcome. Analytics is told from here: no script saw the change. Guests are sent to log in.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  const back = refererPage(request.headers)
  if (!fields) return seeOther(back ?? '/')
  const { sku, locale } = fields
  const page = back ?? storeHref(storeOf(locale), '/')
  try {
    const outcome = await toggle(request, sku, locale)
    if (outcome === 'login') return seeOther(await serverLoginHref(await currentPageRequest(locale), page))
    deliverReported(request, locale, [{ event: wishEvents[outcome], properties: { sku } }])
    return withOutcome(request, page, outcome)
  } catch {
    return withOutcome(request, page, 'failed')
  }
}

/** What analytics is told of a change of the wishlist. */
const wishEvents = { added: 'Product Added to Wishlist', removed: 'Product Removed from Wishlist' } as const

/** Throws if the API does not answer with the wishlist. */
async function toggle(request: NextRequest, sku: string, locale: string): Promise<'added' | 'removed' | 'login'> {
  const send = async (name: 'getWishedSkus' | 'addWishlistItemBySKU' | 'removeWishlistItemBySKU', variables: Record<string, unknown>) => {
    const { body } = await sendForVisitor(visitorCookies(request), { document: documentOf(name), variables, locale })
    return JSON.parse(body) as unknown
  }
  const known = await send('getWishedSkus', {})
  if (refusalSchema.safeParse(known).success) return 'login'
  const { wishes } = z.object({ data: z.object({ wishlist: wishesSchema }) }).parse(known).data.wishlist
  const isWished = wishes.some(({ variant }) => variant.sku === sku)
  const name = isWished ? 'removeWishlistItemBySKU' : 'addWishlistItemBySKU'
  z.object({ data: z.object({ [name]: wishesSchema }) }).parse(await send(name, { sku }))
  return isWished ? 'removed' : 'added'
}

/** Shows the page again, and leaves the outcome for its scripts, for as long as a page may take to load. */
function withOutcome(request: NextRequest, page: string, outcome: 'added' | 'removed' | 'failed'): NextResponse {
  const response = seeOther(page)
  response.cookies.set(WISH_OUTCOME_COOKIE, outcome, { path: '/', sameSite: 'lax', secure: isSecure(request), maxAge: 60 })
  return response
}
