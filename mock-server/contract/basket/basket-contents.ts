import type { BasketLineRecord, BasketRecord } from '#fixtures/basket/record.ts'
import { spendingTopUps } from '#fixtures/catalogue/unlisted.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import type { PlanRecord } from '#fixtures/membership/record.ts'
import { currentPrice, priceIn } from '../catalogue/store-index.ts'
import type { ContractContext } from '../context.ts'
import { type PriceableLine, type RuleNotification, ruleNotification } from '../rules/basket/basket-line.ts'

/** A line as the rules want it, with what they do not look at. */
export type LineWithGift = PriceableLine & Pick<BasketLineRecord, 'giftInfo'>

/** A basket's lines with what they are worth today, and word of those that are no longer sold. */
export type BasketContents = { lines: LineWithGift[]; notifications: RuleNotification[] }

/** What a line's record leaves to say of it. */
type LineCore = Omit<BasketLineRecord, 'kitSku'> & { kitSku?: string | null }

/** A product's line; null when this store does not sell the sku. */
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

/** A membership's line; null when this store has no such plan. */
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

/** A basket's records as lines. */
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

/** Lines as records again. */
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
