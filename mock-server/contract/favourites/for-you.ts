import type { ForYou, RecommendationSection } from '#schema/__generated__/types.ts'
import { recommend } from '../catalogue/recommendations.ts'
import type { ContractContext } from '../context.ts'
import { inOrder } from '../rules/orders/replenishment.ts'
import { wishesOf } from '../wishlist/wishes-of.ts'
import { boughtBefore } from './order-it-again.ts'

/** Number of products in a carousel, and number of the most recent variants that seed it. */
const CAROUSEL_HOLDS = 12
const LED_BY = 6

/** A carousel of products that go with some variants, under its own heading. */
function section(id: string, title: string, skus: readonly string[], context: ContractContext): RecommendationSection[] {
  const found = recommend(context.shop, { id, skus: skus.slice(0, LED_BY), limit: CAROUSEL_HOLDS, location: 'FOR_YOU' }, context.tier)
  return found ? [{ ...found, title }] : []
}

/** The shop's picks for one shopper. */
export function forYou(context: ContractContext): ForYou {
  const bought = inOrder(boughtBefore(context), 'MOST_RECENT').map(({ sku }) => sku)
  const wished = wishesOf(context).map(({ sku }) => sku)
  return {
    title: 'Just for you',
    subtitle: bought.length > 0 ? 'Picked from what you buy and what you wish for.' : 'A start, until we know what you like.',
    sections: [
      ...(bought.length > 0 ? section('for-you-bought', 'Goes with what you bought', bought, context) : []),
      ...(wished.length > 0 ? section('for-you-wished', 'Near your wishlist', wished, context) : []),
      ...section('for-you-loved', 'Loved by members', [], context),
    ],
  }
}
