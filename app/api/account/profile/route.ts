import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { profileForm } from '#app/platform/forms/descriptions/profile.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    editProfile: z.discriminatedUnion('__typename', [z.object({ __typename: z.literal('Account') }), rejectionOf('ProfileRejected')]),
  }),
})

/** Changes the shopper's details. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(
    request,
    profileForm,
    async ({ dateOfBirth, phone, wantsNewsByEmail, ...names }, { store, send }) => {
      // 31 February has the form of a date, and is none.
      if (dateOfBirth !== '' && !z.iso.date().safeParse(dateOfBirth).success)
        return { problems: [{ field: 'dateOfBirth', code: 'INVALID' }] }
      const input = {
        ...names,
        phone: phone || null,
        dateOfBirth: dateOfBirth || null,
        wantsNewsByEmail: wantsNewsByEmail === 'true',
      }
      const { editProfile } = answerSchema.parse(JSON.parse((await send('editProfile', { input })).body)).data
      if (editProfile.__typename === 'ProfileRejected') return { problems: problemsAt(profileForm, editProfile.problems) }
      return { to: `${storeHref(store, profileForm.page)}?done=saved` }
    },
    { ofAccount: true },
  )
}
