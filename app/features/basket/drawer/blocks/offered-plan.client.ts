import { ask } from '#app/platform/graphql/browser-client.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { offeredPlan } from '#app/platform/settings/offered-plan.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { MembershipsByIdsDocument, type MembershipsByIdsQuery } from '#operations/__generated__/operations.ts'

/** A membership that the drawer offers. */
export type OfferedPlan = MembershipsByIdsQuery['membershipsByIds'][number]

let asking: Promise<OfferedPlan | undefined> | undefined

/** The plan that the store offers, requested once per page; undefined if that fails, which the next opening retries. */
export function askOfferedPlan(locale: string): Promise<OfferedPlan | undefined> {
  asking ??= ask(MembershipsByIdsDocument, { ids: [offeredPlan[storeOf(locale).id]] })
    .then(({ membershipsByIds }) => membershipsByIds[0])
    .catch((error: unknown) => {
      asking = undefined
      warnLeftOut('The price of the membership', error)
      return undefined
    })
  return asking
}
