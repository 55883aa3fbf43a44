import 'server-only'
import { z } from 'zod'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetOrderAttemptDocument, type OrderAttemptFieldsFragment } from '#operations/__generated__/operations.ts'

/** What is known of an attempt. `unreachable`: nobody answered, so it is not known. */
export type AttemptView = OrderAttemptFieldsFragment | 'unknown' | 'unreachable'

/** What became of one of the shopper's attempts to pay. `unknown` also for somebody else's. Never throws. */
export async function attemptData(pageRequest: PageRequest, id: string | string[] | undefined): Promise<AttemptView> {
  const requestId = z.uuid().safeParse(id)
  if (!requestId.success) return 'unknown'
  try {
    return (await serverQuery(pageRequest, GetOrderAttemptDocument, { requestId: requestId.data })).orderAttempt ?? 'unknown'
  } catch (error) {
    warnLeftOut('order attempt', error)
    return 'unreachable'
  }
}
