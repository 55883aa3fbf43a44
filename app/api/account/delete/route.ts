import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { answerForm, problemsAt } from '#app/platform/forms/answer-form.ts'
import { deleteAccountForm } from '#app/platform/forms/descriptions/profile.ts'
import { ACCOUNT_COOKIE, MEMBERSHIP_IN_BAG_COOKIE, USER_SEGMENT_COOKIE } from '#app/platform/session/session-cookies.ts'
import { setSessionCookies } from '#app/platform/session/session-response.ts'
import { rejectionOf } from '#app/platform/session/session-started.ts'
import { storeHref } from '#app/platform/store/link.ts'

const answerSchema = z.object({
  data: z.object({
    deleteAccount: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('AccountDeleted') }),
      rejectionOf('AccountDeletionRejected'),
    ]),
  }),
})

/** Deletes the shopper's account. Whoever it was is a guest afterwards, as after logging out. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerForm(
    request,
    deleteAccountForm,
    async ({ password }, { store, send }) => {
      const { deleteAccount } = answerSchema.parse(JSON.parse((await send('deleteAccount', { password })).body)).data
      if (deleteAccount.__typename === 'AccountDeletionRejected') return { problems: problemsAt(deleteAccountForm, deleteAccount.problems) }
      return {
        to: storeHref(store, '/account/profile/deleted'),
        finish: (response) => {
          setSessionCookies(response, request, { value: '', maxAgeSeconds: 0 })
          for (const name of [ACCOUNT_COOKIE, USER_SEGMENT_COOKIE, MEMBERSHIP_IN_BAG_COOKIE])
            response.cookies.set(name, '', { path: '/', maxAge: 0 })
        },
      }
    },
    { ofAccount: true },
  )
}
