import 'server-only'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetForYouDocument, type GetForYouQuery } from '#operations/__generated__/operations.ts'

/** What the shop picks for a shopper, or why it cannot be shown. */
type ForYouView = { status: 'shown'; forYou: GetForYouQuery['forYou'] } | { status: 'login' } | { status: 'failed' }

/** Loads the shopper's picks. Never throws. */
export async function forYouData(pageRequest: PageRequest): Promise<ForYouView> {
  try {
    return { status: 'shown', ...(await serverQuery(pageRequest, GetForYouDocument, {})) }
  } catch (error) {
    if (needsLogin(error)) return { status: 'login' }
    warnLeftOut('picks for the shopper', error)
    return { status: 'failed' }
  }
}
