import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { seeOther } from '#app/platform/session/form-request.ts'
import { isAnswered, isRefusedWith, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { giftMembershipSkus } from '#app/platform/settings/memberships.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
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
    const visitor = visitorCookies(request)
    const addition = { document: documentOf('addBasketItems'), variables, locale }
    const first = await sendForVisitor(visitor, addition)
    // The basket was changed meanwhile and nothing was added, so it is safe to send once more. Decision 043.
    const isConflict = isRefusedWith('VERSION_CONFLICT', first)
    const second = isConflict && (await sendForVisitor({ ...visitor, sessionToken: first.token?.value ?? visitor.sessionToken }, addition))
    const answer = second ? { ...second, token: second.token ?? first.token } : first
    const response = isAnswered(answer, 'addBasketItems') ? seeOther(basket) : notAdded(`answered with status ${answer.status}`)
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    return notAdded(error)
  }
}
