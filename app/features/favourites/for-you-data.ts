import 'server-only'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetForYouDocument, type GetForYouQuery } from '#operations/__generated__/operations.ts'

/** Loads the shopper's picks. Undefined if they fail to load. Throws RequestFailure if they only lack a login. */
export async function forYouData(pageRequest: PageRequest): Promise<GetForYouQuery['forYou'] | undefined> {
  try {
    return (await serverQuery(pageRequest, GetForYouDocument, {})).forYou
  } catch (error) {
    if (needsLogin(error)) throw error
    warnLeftOut('picks for the shopper', error)
    return undefined
  }
}
