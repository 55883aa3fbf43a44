import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { type VariantView, variantView } from '#app/platform/catalogue/variant-view.ts'
import type { GetWishlistQuery } from '#operations/__generated__/operations.ts'

/** A product of the wishlist: the card of its newest wish, and all of its wished variants, newest first. */
export type WishedProduct = { card: CardView; variants: readonly VariantView[] }

/** The wishes by product, in the order of each product's newest wish. */
export function wishedProducts(wishes: GetWishlistQuery['wishlist']['wishes']): WishedProduct[] {
  return [...Map.groupBy(wishes, ({ product }) => product.id).values()].flatMap((group) => {
    const [newest] = group
    if (!newest) return []
    const { product, variant } = newest
    return {
      card: { ...cardView({ ...product, defaultVariant: variant }), id: variant.sku },
      variants: group.map((wish) => variantView(wish.variant)),
    }
  })
}
