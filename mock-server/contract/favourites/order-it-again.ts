import type { OrderItAgain, OrderItAgainCard, OrderItAgainCategory, OrderItAgainInput } from '#schema/__generated__/types.ts'
import { positionOf } from '../catalogue/find-offer.ts'
import type { ContractContext } from '../context.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { isoInstant } from '../rules/instants.ts'
import { inOrder, type Purchase, type Replenishment, replenishments, within } from '../rules/orders/replenishment.ts'

/** Every repeatable purchase: paid for, neither cancelled nor returned, and still sold in this store. */
function purchases(context: ContractContext): Purchase[] {
  const kept = ordersOf(context).filter(({ ended }) => ended === null)
  return kept.flatMap(({ placedAt, lines }) =>
    lines.flatMap(({ type, sku, giftWorth }): Purchase[] => {
      const found = type === 'product' && giftWorth === 0 ? context.shop.index.findVariant(sku) : undefined
      return found ? [{ sku, at: placedAt, inStock: found.variant.inStock }] : []
    }),
  )
}

/** Past purchases, without those the shopper removed. */
export function boughtBefore(context: ContractContext): Replenishment[] {
  return replenishments(purchases(context), new Set(context.shopper.read('removedReplenishments')))
}

/** True if the shopper has bought a variant, whether or not it was removed from 'order it again' since. */
export function wasBought(sku: string, context: ContractContext): boolean {
  return replenishments(purchases(context), new Set()).some((one) => one.sku === sku)
}

/** The first segment of a product's category path, such as `makeup`. */
function categoryOf(sku: string, context: ContractContext): string | undefined {
  const position = positionOf(sku, context)
  return position === undefined ? undefined : context.shop.index.at(position).record.categoryPaths[0]?.split('/')[0]
}

/**
 * The categories of all purchases, in the shop's order, each with its number of purchases in a period. One without any stays, so that a choice of it
 * is not lost on the way through periods.
 */
function categories(all: readonly Replenishment[], inPeriod: readonly Replenishment[], context: ContractContext): OrderItAgainCategory[] {
  const counts = new Map(all.map(({ sku }) => [categoryOf(sku, context), 0]))
  for (const { sku } of inPeriod) {
    const slug = categoryOf(sku, context)
    counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return context.catalogue.catalogue.categories.flatMap(({ path, title }) => {
    const count = counts.get(path)
    return count === undefined ? [] : [{ slug: path, label: title[context.store], count }]
  })
}

function card({ sku, lastAt, times }: Replenishment, context: ContractContext): OrderItAgainCard[] {
  const { shop, tier } = context
  const position = positionOf(sku, context)
  const variant = shop.models.variant(sku, tier)
  if (position === undefined || !variant) return []
  return [{ product: shop.models.at(position, tier), variant, lastOrderedAt: isoInstant(lastAt), timesOrdered: times }]
}

/** One page of past purchases. */
export function orderItAgain(
  { pagination, sortOptions, filteringOptions, period }: OrderItAgainInput,
  context: ContractContext,
): OrderItAgain {
  const all = boughtBefore(context)
  const inPeriod = within(all, period, context.now)
  const known = categories(all, inPeriod, context)
  const chosen = filteringOptions.categories.filter((slug) => known.some((category) => category.slug === slug))
  const fitting = chosen.length === 0 ? inPeriod : inPeriod.filter(({ sku }) => chosen.includes(categoryOf(sku, context) ?? ''))
  const { perPage } = pagination
  const last = Math.max(1, Math.ceil(fitting.length / perPage))
  const currentPage = Math.min(last, pagination.currentPage)
  const page = inOrder(fitting, sortOptions).slice((currentPage - 1) * perPage, currentPage * perPage)
  return {
    title: 'Order It Again',
    subtitle:
      context.tier === 'member'
        ? "Everything you have loved before, at the Member's Price."
        : 'Everything you have loved before, ready to buy again.',
    productCards: page.flatMap((one) => card(one, context)),
    filteringOptions: { categories: known },
    period,
    sortOptions,
    pagination: { currentPage, perPage, total: fitting.length },
    showOrderItAgain: all.length > 0,
  }
}
