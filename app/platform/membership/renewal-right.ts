import 'server-only'
import { GetGracePeriodEntitlementDocument } from '#operations/__generated__/operations.ts'
import { serverQuery } from '../graphql/server-query.ts'
import type { PageRequest } from '../session/page-request.ts'
import { slotLimitMs, slotOf } from '../slots/slot.ts'

/** Whether the renewal of a membership failed and can be made good. A failure means no. */
export async function canBeRenewed(pageRequest: PageRequest): Promise<boolean> {
  const right = await slotOf(
    'right to renew',
    async () => (await serverQuery(pageRequest, GetGracePeriodEntitlementDocument, {})).gracePeriodEntitlement,
    slotLimitMs(pageRequest),
  )
  return right !== undefined && right !== null
}
