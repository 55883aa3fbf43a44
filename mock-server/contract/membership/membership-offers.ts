import { membershipOffers } from '#fixtures/membership/offers.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type { PlanKind } from '#fixtures/membership/record.ts'
import type { MembershipOffers, PriceExample } from '#schema/__generated__/types.ts'
import { currentPrice, priceIn } from '../catalogue/store-index.ts'
import type { ContractContext } from '../context.ts'
import { ordersToEarnBack } from '../rules/membership/plan-sums.ts'
import { sum } from '../rules/money/minor-units.ts'
import { price } from '../rules/money/price-format.ts'
import { planModel } from './plan-model.ts'

/** What a store offers to whoever joins, gives or tries a membership. A plan that the store lacks is left out. */
export function membershipOffersOf(context: ContractContext): MembershipOffers {
  const { store } = context
  const plansOf = (kinds: readonly PlanKind[]) => kinds.flatMap((kind) => findPlan(store, kind) ?? []).map(planModel)
  const mostChosen = findPlan(store, membershipOffers.mostChosen)
  return {
    plans: plansOf(membershipOffers.plans),
    mostChosenId: mostChosen?.id ?? null,
    trials: plansOf(membershipOffers.trials),
    gifts: plansOf(membershipOffers.gifts),
    example: exampleOf(mostChosen?.price, context),
  }
}

/** The products of the example that the store sells, and what they come to. */
function exampleOf(fee: number | undefined, { store, tier, shop }: ContractContext): PriceExample | null {
  const positions = membershipOffers.example.flatMap((id) => shop.index.positionOfId(id) ?? [])
  if (positions.length === 0) return null
  const together = (of: 'typical' | 'member') =>
    sum(positions.map((position) => currentPrice(priceIn(shop.index.at(position).card, store), of)))
  const [typical, member] = [together('typical'), together('member')]
  return {
    products: positions.map((position) => shop.models.at(position, tier)),
    typical: price(typical, store),
    member: price(member, store),
    saving: price(typical - member, store),
    ordersToPayBack: fee === undefined ? null : (ordersToEarnBack(fee, typical - member) ?? null),
  }
}
