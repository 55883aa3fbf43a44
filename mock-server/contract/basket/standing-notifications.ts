import type { BasketRecord } from '#fixtures/basket/record.ts'
import { spendingTopUps } from '#fixtures/catalogue/unlisted.ts'
import type { ContractContext } from '../context.ts'
import { type RuleNotification, ruleNotification } from '../rules/basket/basket-line.ts'
import type { PricedBasket } from '../rules/basket/basket-pricing.ts'
import { settleOutOfStock } from '../rules/basket/out-of-stock.ts'
import { spendingLimitNotifications } from '../rules/basket/spending-limit.ts'
import { referralNotifications } from '../rules/rewards/referral.ts'
import { runningPlan } from '../shopper.ts'
import type { LineWithGift } from './basket-contents.ts'
import { basketShopper } from './basket-shopper.ts'
import { referralOffers } from './referral-offers.ts'

/** Notifications about the basket's current state, whatever changed: a limit, an unused referral credit, out-of-stock lines that stay, arranged notices. */
export function standingNotifications(
  basket: BasketRecord,
  lines: readonly LineWithGift[],
  priced: PricedBasket,
  context: ContractContext,
): RuleNotification[] {
  const judged = { lines, tier: priced.pricing.priceTier, shopper: basketShopper(context), spend: priced.spend, now: 0 }
  const stock = settleOutOfStock(lines, context.store)
  return [
    ...limitNotifications(lines, priced, context),
    ...referralNotifications(referralOffers(basket.codes, context), judged),
    ...(stock.lines.length === lines.length ? stock.notifications : []),
    ...arrangedNotifications(context),
  ]
}

/** Notices arranged for the basket in this world. */
function arrangedNotifications({ world }: ContractContext): RuleNotification[] {
  return world.state
    .read('notices')
    .map(({ code, level, params, handler }) => ({ ...ruleNotification(code, level, params), handler: handler ?? null }))
}

/** Removes duplicates: a rejected change can cause the same notification as the basket's state. */
export function distinct(notifications: readonly RuleNotification[]): RuleNotification[] {
  return [...new Map(notifications.map((told) => [JSON.stringify([told.code, told.params]), told])).values()]
}

/** Notification about an exceeded spending limit. */
function limitNotifications(lines: readonly LineWithGift[], priced: PricedBasket, context: ContractContext): RuleNotification[] {
  const plan = runningPlan(context)
  const inBasket = lines.find(({ type }) => type === 'membership')?.membership
  const limit = plan ? (plan.spendingLimit ?? null) : (inBasket?.spendingLimit ?? null)
  const raisedBy = lines.reduce((sum, { offerId, quantity }) => sum + (spendingTopUps[offerId] ?? 0) * quantity, 0)
  const spend = priced.pricing.totalProductPriceByTier.member
  return spendingLimitNotifications({
    limit: limit === null ? null : limit + raisedBy,
    spentSoFar: 0,
    spend,
    membership: plan ? 'account' : 'inBag',
  })
}
