import type { BasketLineRecord, BasketRecord } from '#fixtures/basket/record.ts'
import { spendingTopUps } from '#fixtures/catalogue/unlisted.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type { PlanRecord } from '#fixtures/membership/record.ts'
import { currentPrice, priceIn } from '../catalogue/store-index.ts'
import type { ContractContext } from '../context.ts'
import { type PriceableLine, type RuleNotification, ruleNotification } from '../rules/basket/basket-line.ts'

/** A line as the rules need it, plus fields they ignore. */
export type LineWithGift = PriceableLine & Pick<BasketLineRecord, 'giftInfo'>

/** A basket's lines at current prices, with notifications for those no longer sold. */
export type BasketContents = { lines: LineWithGift[]; notifications: RuleNotification[] }

/** The fields that a line takes from its record. */
type LineCore = Omit<BasketLineRecord, 'kitSku'> & { kitSku?: string | null }

/** A product's line; null if this store does not sell the sku. */
export function productLineOf(core: LineCore, context: ContractContext): LineWithGift | null {
  const found = context.shop.index.findVariant(core.offerId)
  if (!found) return null
  const { record } = context.shop.index.at(found.position)
  const prices = priceIn(found.variant, context.store)
  return {
    ...core,
    offerId: found.variant.sku,
    name: record.title,
    unit: { typical: currentPrice(prices, context.tierWithoutMembership), member: currentPrice(prices, 'member') },
    inStock: found.variant.inStock,
    maxItemQuantity: found.variant.maxItemQuantity ?? null,
    isVirtual: found.variant.sku in spendingTopUps,
    membership: null,
  }
}

/** A membership's line; null if this store has no such plan. */
export function membershipLineOf(core: LineCore, context: ContractContext): LineWithGift | null {
  const plan = findPlan(context.store, core.offerId)
  if (!plan) return null
  return {
    ...core,
    offerId: plan.id,
    name: plan.name,
    unit: { typical: plan.price, member: plan.price },
    inStock: true,
    maxItemQuantity: 1,
    isVirtual: true,
    membership: lineMembership(plan, core.kitSku ?? null),
  }
}

function lineMembership({ id, sku, name, duration, spendingLimit }: PlanRecord, kitSku: string | null): PriceableLine['membership'] {
  return { id, sku, name, duration, spendingLimit: spendingLimit ?? null, kitSku }
}

/** Converts a basket's records to lines. */
export function basketContents(basket: BasketRecord, context: ContractContext): BasketContents {
  const lines: LineWithGift[] = []
  const notifications: RuleNotification[] = []
  for (const record of basket.lines) {
    const line = record.type === 'product' ? productLineOf(record, context) : membershipLineOf(record, context)
    if (line) lines.push(line)
    else notifications.push(ruleNotification(record.type === 'product' ? 'VARIANT_NOT_AVAILABLE' : 'MEMBERSHIP_NOT_AVAILABLE', 'warn'))
  }
  return { lines, notifications }
}

/** Converts lines back to records. */
export function lineRecords(lines: readonly LineWithGift[]): BasketLineRecord[] {
  return lines.map(({ id, type, origin, offerId, quantity, giftInfo, giftOffer, membership }) => ({
    id,
    type,
    origin,
    offerId,
    quantity,
    giftInfo,
    giftOffer,
    kitSku: membership?.kitSku ?? null,
  }))
}
