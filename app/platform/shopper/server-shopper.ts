import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { testEmailDomain } from '#app/platform/settings/test-email-domain.ts'
import { GetShopperDocument } from '#operations/__generated__/operations.ts'
import { isMember as isMemberByRule } from './user-rules.ts'

/** What a page that is rendered for one visitor says of them before any script runs. */
export type ServerShopper = {
  tier: 'member' | 'typical'
  key: string
  firstName: string | undefined
  isMember: boolean
  /** Id of the membership, `none:none` without one. */
  membershipId: string
  /** The instant that it is by the contract, milliseconds. */
  now: number
}

/** Whoever a visit of its own belongs to; undefined for a shared visit and for somebody without session or world. */
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
