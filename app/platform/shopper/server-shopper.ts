import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { testEmailDomain } from '#app/platform/settings/test-email-domain.ts'
import { GetShopperDocument } from '#operations/__generated__/operations.ts'
import { isMember as isMemberByRule } from './user-rules.ts'

/** What a page that is rendered per request knows of its shopper before scripts run. */
export type ServerShopper = {
  tier: 'member' | 'typical'
  key: string
  firstName: string | undefined
  isMember: boolean
  /** Id of the membership, `none:none` without one. */
  membershipId: string
  /** The contract's current time, milliseconds. */
  now: number
}

/** The shopper of a visit per request; undefined for a shared visit and without session or world. */
export const serverShopper = cache(async (visit: Visit): Promise<ServerShopper | undefined> => {
  if (visit.key === '') return undefined
  const { me, now } = await serverQuery(visit, GetShopperDocument, {})
  const isMember = me.isMember || isMemberByRule(me, testEmailDomain)
  return {
    tier: isMember || me.hasMembership ? 'member' : 'typical',
    key: visit.key,
    firstName: me.isLoggedIn ? me.firstName : undefined,
    isMember,
    membershipId: me.membership.id,
    now: Date.parse(now),
  }
})
