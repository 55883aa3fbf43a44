import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { assignStruckOffers } from '#app/platform/experiments/keep-struck-offers.ts'
import { documentOf, type UpstreamAnswer } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { bringFollowedCode } from '#app/platform/referral/accept-invitation.ts'
import { seeOther } from '#app/platform/session/form-request.ts'
import { isAnswered, isRefusedWith, sendForVisitor, setSessionCookies } from '#app/platform/session/session-response.ts'
import { giftMembershipSkus } from '#app/platform/settings/memberships.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { deliverReported, reportedSchema } from '#app/platform/tracking/delivery/deliver-reported.ts'
import { basketEvents } from '#app/platform/tracking/track-basket.ts'
import type { AddBasketItemsMutationVariables, ItemInput } from '#operations/__generated__/operations.ts'

type PostedAddition = Partial<Pick<AddBasketItemsMutationVariables, 'basketMutationFlags' | 'location' | 'locationDetails' | 'source'>> & {
  locale: string
  items: ItemInput[]
}

/** Adds to the basket for a form that was posted, and shows the basket; its page says what went wrong if it did. */
export async function postedAddition(request: NextRequest, { locale, items, ...rest }: PostedAddition): Promise<NextResponse> {
  const basket = storeHref(storeOf(locale), '/basket')
  const notAdded = (error: unknown) => {
    const isGift = items.some(({ variantSku }) => variantSku != null && giftMembershipSkus.has(variantSku))
    logError(isGift ? 'Error adding membership to basket' : 'Basket: addProducts failed', error)
    return seeOther(`${basket}?error=add`)
  }
  try {
    const empty = { basketMutationFlags: null, location: null, locationDetails: null, source: null }
    const variables: AddBasketItemsMutationVariables = { listId: '', version: -1, ...empty, ...rest, items }
    const kept = await bringFollowedCode(request, locale)
    const { visitor } = kept
    const addition = { document: documentOf('addBasketItems'), variables, locale }
    const first = await sendForVisitor(visitor, addition)
    // The basket was changed meanwhile and nothing was added, so it is safe to send once more. Decision 043.
    const isConflict = isRefusedWith('VERSION_CONFLICT', first)
    const second = isConflict && (await sendForVisitor({ ...visitor, sessionToken: first.token?.value ?? visitor.sessionToken }, addition))
    const answer = second ? { ...second, token: second.token ?? first.token } : first
    const isAdded = isAnswered(answer, 'addBasketItems')
    if (isAdded) deliverAddition(request, locale, answer)
    const response = isAdded ? seeOther(basket) : notAdded(`answered with status ${answer.status}`)
    const token = answer.token ?? kept.token
    setSessionCookies(response, request, token)
    await assignStruckOffers(response, request, token)
    kept.finish(response)
    return response
  } catch (error) {
    return notAdded(error)
  }
}

const additionSchema = z.object({ data: z.object({ addBasketItems: z.object({ updateTracking: z.array(reportedSchema) }) }) })

/** Sends on to analytics what the answer to an addition reports: nothing else tells of one that a form posted. */
export function deliverAddition(request: NextRequest, locale: string, { body }: Pick<UpstreamAnswer, 'body'>): void {
  const { data } = additionSchema.safeParse(JSON.parse(body))
  deliverReported(request, locale, basketEvents(data?.data.addBasketItems.updateTracking ?? []))
}
