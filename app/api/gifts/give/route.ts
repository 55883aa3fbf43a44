import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { giftToAdd } from '#app/platform/basket/item-to-add.ts'
import { deliverAddition } from '#app/platform/basket/posted-addition.ts'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { giftForm } from '#app/platform/forms/descriptions/gifts.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { isAnswered, isRefusedWith } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'

const refusedSchema = z.object({
  errors: z.tuple([z.object({ extensions: z.object({ problems: z.array(z.unknown()) }) })]).rest(z.unknown()),
})

/** Puts a gift membership for somebody into the basket, and shows the basket. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(request, giftForm, async ({ sku, recipientName, recipientEmail, message, sendDate }, { store, send }) => {
    const giftInfo = { recipientName, recipientEmail, message: message || null, sendDate: sendDate || null }
    const empty = { basketMutationFlags: null, location: null, locationDetails: null, source: null }
    const variables = { listId: '', version: -1, ...empty, items: [giftToAdd(sku, giftInfo)] }
    const first = await send('addBasketItems', variables)
    // The basket was changed meanwhile and nothing was added, so it is safe to send once more. Decision 043.
    const answer = isRefusedWith('VERSION_CONFLICT', first) ? await send('addBasketItems', variables) : first
    if (isAnswered(answer, 'addBasketItems')) {
      deliverAddition(request, store.locale, answer)
      return { to: storeHref(store, '/basket') }
    }
    if (isRefusedWith('BAD_USER_INPUT', answer))
      return { problems: problemsAt(giftForm, refusedSchema.parse(JSON.parse(answer.body)).errors[0].extensions.problems) }
    logError('Error adding membership to basket', `answered with status ${answer.status}`)
    return { problems: [{ code: 'NOT_ADDED' }] }
  })
}
