import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { fingerprint, type PageRequest } from '#app/platform/session/page-request.ts'
import { testEmailDomain } from '#app/platform/settings/test-email-domain.ts'
import { GetShopperDocument } from '#operations/__generated__/operations.ts'
import { isMember as isMemberByRule } from './user-rules.ts'

/** The shopper of a per-request page, known before any script runs. */
export type PageShopper = {
  tier: 'member' | 'typical'
  key: string
  firstName: string | undefined
  /** As the header greets the shopper; "guest" without an account. */
  name: string
  isMember: boolean
  /** Id of the membership, `none:none` without one. */
  membershipId: string
  hasMembershipInBag: boolean
  basketCount: number
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
    name: me.name,
    isMember,
    membershipId: me.membership.id,
    hasMembershipInBag: me.hasMembershipInBag,
    basketCount: me.basketCount,
    now: Date.parse(now),
  }
})
