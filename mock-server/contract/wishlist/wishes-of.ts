import type { WishRecord } from '#fixtures/orders/record.ts'
import { wishes } from '#fixtures/wishlist/wishes.ts'
import type { Wish } from '#schema/__generated__/types.ts'
import { positionOf, skuOf } from '../catalogue/find-offer.ts'
import type { ContractContext } from '../context.ts'
import { badInput, problem } from '../errors.ts'
import { DAY, isoInstant } from '../rules/instants.ts'
import { daysBetween } from '../rules/membership/membership-term.ts'

/** Maximum number of products on a wishlist. */
const MOST_WISHES = 200

/** A stored wish with the sku of its variant in this store. */
type KeptWish = { readonly sku: string; readonly addedAt: number }

function recordsOf({ shopper }: ContractContext): readonly WishRecord[] {
  const identity = shopper.read('identity')
  return shopper.read('wishes') ?? (identity ? wishes[identity.id] : undefined) ?? []
}

/** The logged-in shopper's wishes that this store can show, newest first. */
export function wishesOf(context: ContractContext): KeptWish[] {
  return recordsOf(context).flatMap(({ offer, wishedDaysAgo }) => {
    const sku = skuOf(offer, context)
    return sku ? [{ sku, addedAt: Math.round(context.startsAt - wishedDaysAgo * DAY) }] : []
  })
}

/** The wishes in the contract's shape. */
export function wishModels(context: ContractContext): Wish[] {
  const { shop, tier } = context
  return wishesOf(context).flatMap(({ sku, addedAt }): Wish[] => {
    const position = positionOf(sku, context)
    const variant = shop.models.variant(sku, tier)
    return position !== undefined && variant ? [{ variant, product: shop.models.at(position, tier), addedAt: isoInstant(addedAt) }] : []
  })
}

/** Adds a variant to the wishlist; an existing one keeps its place. Throws if the list is full. */
export function keepWish(sku: string, context: ContractContext): void {
  const known = recordsOf(context)
  if (known.some(({ offer }) => skuOf(offer, context) === sku)) return
  if (known.length >= MOST_WISHES) throw badInput([problem('TOO_MANY', ['sku'], `The wishlist is full: it holds ${MOST_WISHES} wishes.`)])
  const wish = { offer: sku, wishedDaysAgo: daysBetween(context.now, context.startsAt) }
  context.shopper.write('wishes', [wish, ...known])
}

/** Removes variants from the wishlist. */
export function removeWishes(skus: readonly string[], context: ContractContext): void {
  const known = recordsOf(context)
  const left = known.filter(({ offer }) => !skus.includes(skuOf(offer, context) ?? offer))
  if (left.length < known.length) context.shopper.write('wishes', left)
}
