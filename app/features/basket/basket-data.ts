import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { GetBasketDocument, GetShopperDocument } from '#operations/__generated__/operations.ts'
import { type BasketView, basketView } from './basket-view.ts'

/** The visitor's bag as the server has it now. */
export async function basketData(visit: Visit): Promise<{ basket: BasketView; isMember: boolean }> {
  const [{ basket }, { me }] = await Promise.all([serverQuery(visit, GetBasketDocument, {}), serverQuery(visit, GetShopperDocument, {})])
  return { basket: basketView(basket), isMember: me.isMember }
}
