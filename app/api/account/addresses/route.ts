import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { addressBookForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { addressInput, addressTextProblems } from '#app/platform/forms/typed-address.ts'
import { storeHref } from '#app/platform/store/link.ts'

const resultSchema = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('AddressBook') }),
  z.object({ __typename: z.literal('AddressRejected'), problems: z.unknown() }),
])
const answerSchema = z.object({ data: z.object({ addAddress: resultSchema.optional(), editAddress: resultSchema.optional() }) })

/** Adds an address to the address book, or changes one. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(
    request,
    addressBookForm,
    async ({ edit, isDefault, ...typed }, { store, send }) => {
      const problems = addressTextProblems(typed, store)
      if (problems.length > 0) return { problems }
      const input = { ...addressInput(typed, store), isDefault: isDefault === 'true' }
      const answer = edit === 'new' ? await send('addAddress', { input }) : await send('editAddress', { id: edit, input })
      const { addAddress, editAddress } = answerSchema.parse(JSON.parse(answer.body)).data
      const result = addAddress ?? editAddress
      if (result?.__typename === 'AddressRejected') return { problems: problemsAt(addressBookForm, result.problems) }
      if (!result) return { problems: [{ code: 'UNAVAILABLE' }] }
      return { to: `${storeHref(store, addressBookForm.page)}?done=saved` }
    },
    { ofAccount: true },
  )
}
