import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { GetReferralInvitationDocument, type GetReferralInvitationQuery } from '#operations/__generated__/operations.ts'

/** What a friend's code offers; null if nobody has it. */
export type ShownInvitation = GetReferralInvitationQuery['referralInvitation']

/** What a friend's code offers to whoever is here; undefined if it cannot be loaded. Asked once a page. */
export const invitationFor = cache(
  async (pageRequest: PageRequest, code: string): Promise<ShownInvitation | undefined> =>
    slotOf(
      'the invitation',
      async () => (await serverQuery(pageRequest, GetReferralInvitationDocument, { code })).referralInvitation ?? null,
      slotLimitMs(pageRequest),
    ),
)
