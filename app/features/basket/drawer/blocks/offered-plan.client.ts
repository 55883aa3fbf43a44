import { ask } from '#app/platform/graphql/browser-client.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { offeredPlan } from '#app/platform/settings/offered-plan.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { MembershipsByIdsDocument, type MembershipsByIdsQuery } from '#operations/__generated__/operations.ts'

/** A membership that the drawer offers. */
export type OfferedPlan = MembershipsByIdsQuery['membershipsByIds'][number]

/** The plan that the store offers; undefined if the request fails. The client caches the answer; the next opening retries a failure. */
export async function askOfferedPlan(locale: string): Promise<OfferedPlan | undefined> {
  try {
    return (await ask(MembershipsByIdsDocument, { ids: [offeredPlan[storeOf(locale).id]] })).membershipsByIds[0]
  } catch (error) {
    warnLeftOut('The price of the membership', error)
    return undefined
  }
}
