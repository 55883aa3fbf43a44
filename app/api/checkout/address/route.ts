import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm, type FormOutcome, type FormRequest, problemsAt } from '#app/platform/forms/answer-form.ts'
import { deliveryAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { addressInput, addressTextProblems } from '#app/platform/forms/typed-address.ts'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { ACCOUNT_COOKIE } from '#app/platform/session/session-cookies.ts'
import {
  isAnswered,
  isRefusedWith,
  SessionEnded,
  sendForVisitor,
  setSessionCookies,
  visitorCookies,
} from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { type Store, storeOf } from '#app/platform/store/stores.ts'
import { deliveryAddressInputAddressId } from '#operations/__generated__/input-limits.ts'
import type { SetDeliveryAddressMutationVariables } from '#operations/__generated__/operations.ts'

const knownSchema = z.looseObject({
  locale: z.enum(['en-GB', 'en-US']),
  addressId: z.string().min(deliveryAddressInputAddressId.minLength).max(deliveryAddressInputAddressId.maxLength),
})

const answerSchema = z.object({
  data: z.object({
    setDeliveryAddress: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('Checkout'), deliveryMethods: z.array(z.object({ isChosen: z.boolean() })) }),
      z.object({ __typename: z.literal('CheckoutRejected'), problems: z.unknown() }),
    ]),
  }),
})

type Typed = Record<keyof typeof deliveryAddressForm.fields, string>

/** Chooses where to deliver to: an address of the account, or one that was typed. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const known = await formFields(request.clone() as NextRequest, knownSchema)
  return known ? chooseKnown(request, known.locale, known.addressId) : chooseTyped(request)
}

async function chooseKnown(request: NextRequest, locale: string, addressId: string): Promise<NextResponse> {
  const store = storeOf(locale)
  const checkout = storeHref(store, '/checkout')
  const ofAccount = request.cookies.has(ACCOUNT_COOKIE)
  const variables: SetDeliveryAddressMutationVariables = { input: { addressId }, saveToAddressBook: false }
  try {
    const visitor = visitorCookies(request)
    const answer = await sendForVisitor(visitor, { document: documentOf('setDeliveryAddress'), variables, locale }, { ofAccount })
    const isGone = isRefusedWith('NOT_FOUND', answer)
    const isSaved = isAnswered(answer, 'setDeliveryAddress')
    if (!isSaved && !isGone) logError('Checkout: setDeliveryAddress failed', `answered with status ${answer.status}`)
    const response = seeOther(isSaved ? `${checkout}#delivery` : `${checkout}?failed=${isGone ? 'address-gone' : 'address'}#address`)
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    if (error instanceof SessionEnded) return seeOther(endedSessionHref(store, checkout))
    logError('Checkout: setDeliveryAddress failed', error)
    return seeOther(`${checkout}?failed=address#address`)
  }
}

function chooseTyped(request: NextRequest): Promise<NextResponse> {
  const ofAccount = request.cookies.has(ACCOUNT_COOKIE)
  const take = async (typed: Typed, { store, send }: FormRequest): Promise<FormOutcome> => {
    const problems = addressTextProblems(typed, store)
    if (problems.length > 0) return { problems }
    const answer = answerSchema.parse(JSON.parse((await send('setDeliveryAddress', variablesOf(typed, store))).body))
    const { setDeliveryAddress: outcome } = answer.data
    if (outcome.__typename === 'CheckoutRejected') return { problems: problemsAt(deliveryAddressForm, outcome.problems) }
    // Most choose the standard way: whoever has not chosen begins with it, and sees the whole price at once.
    if (!outcome.deliveryMethods.some(({ isChosen }) => isChosen)) await send('setDeliveryMethod', { deliveryMethod: 'Standard' })
    return { to: `${storeHref(store, '/checkout')}#delivery` }
  }
  return answerForm(request, deliveryAddressForm, take, { ofAccount })
}

function variablesOf(typed: Typed, store: Store): SetDeliveryAddressMutationVariables {
  return { input: { address: addressInput(typed, store) }, saveToAddressBook: typed.save === 'true' }
}
