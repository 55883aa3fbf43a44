import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { GetShopperDocument } from '#operations/__generated__/operations.ts'

/** First name of the logged-in shopper; undefined for a guest. */
export async function loggedInShopper(visit: Visit): Promise<string | undefined> {
  const { me } = await serverQuery(visit, GetShopperDocument, {})
  return me.isLoggedIn ? me.firstName : undefined
}
