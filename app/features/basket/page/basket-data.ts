import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { campaignThresholds } from '#app/platform/membership/member-answers.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetBasketDocument, GetShopperDocument } from '#operations/__generated__/operations.ts'
import { type BasketView, basketView } from '../store/basket-view.ts'
import { hasFreeDelivery } from '../thresholds/free-delivery.ts'

type BasketData = {
  basket: BasketView
  isMember: boolean
  /** False where a logged-in shopper's campaigns have no threshold for free delivery: it is not mentioned then. */
  hasFreeDelivery: boolean
}

export async function basketData(pageRequest: PageRequest): Promise<BasketData> {
  const asksShopper = serverQuery(pageRequest, GetShopperDocument, {})
  const [{ basket }, { me }, speaksOfDelivery] = await Promise.all([
    serverQuery(pageRequest, GetBasketDocument, {}),
    asksShopper,
    // Only logged-in shoppers have campaigns; guests have the thresholds of their basket. Open point A148.
    asksShopper.then(({ me }) => !me.isLoggedIn || hasFreeDelivery(() => campaignThresholds(pageRequest))),
  ])
  return { basket: basketView(basket), isMember: me.isMember, hasFreeDelivery: speaksOfDelivery }
}
