import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { fingerprint, type PageRequest } from '#app/platform/session/page-request.ts'
import { testEmailDomain } from '#app/platform/settings/test-email-domain.ts'
import { GetShopperDocument } from '#operations/__generated__/operations.ts'
import { shopperStanding } from './shopper-standing.ts'
import { isMember as isMemberByRule } from './user-rules.ts'

/** The shopper of a per-request page, known before any script runs. */
export type PageShopper = {
  tier: 'member' | 'typical'
  key: string
  firstName: string | undefined
  isMember: boolean
  /** True if there was a membership, and there is none now. */
  hasLapsed: boolean
  /** Id of the membership, `none:none` without one. */
  membershipId: string
  /** Compared with the browser's record (`shopperStanding`). */
  standing: string
  /** The current time of the API's clock, milliseconds. */
  now: number
}

/** The shopper of a page; undefined for a shared page, and without a session or a world. */
export const pageShopper = cache(async (pageRequest: PageRequest): Promise<PageShopper | undefined> => {
  if (pageRequest.key === '') return undefined
  const { me, now } = await serverQuery(pageRequest, GetShopperDocument, {})
  const isMember = me.isMember || isMemberByRule(me, testEmailDomain)
  return {
    tier: isMember || me.hasMembership ? 'member' : 'typical',
    // A login makes a new session, and so a new key. A world stays one world: its shopper is part of the key, so that the record of the one before is not used.
    key: pageRequest.hasWorld ? fingerprint(`${pageRequest.key} ${me.id}`) : pageRequest.key,
    firstName: me.isLoggedIn ? me.firstName : undefined,
    isMember,
    hasLapsed: me.userType === 'lapsedmember' && !isMember,
    membershipId: me.membership.id,
    standing: shopperStanding({ ...me, isMember }),
    now: Date.parse(now),
  }
})
