import type { Image } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'

/** Resolves a fixture's sku, variant id or product id (its card's variant) to a sku; undefined if this store does not sell it. */
export function skuOf(offer: string, { shop }: ContractContext): string | undefined {
  const variant = shop.index.findVariant(offer)?.variant
  if (variant) return variant.sku
  const position = shop.index.positionOfId(offer)
  return position === undefined ? undefined : shop.index.at(position).card.sku
}

/** Position of the product with a sku; undefined if this store does not sell it. */
export function positionOf(sku: string, { shop }: ContractContext): number | undefined {
  return shop.index.findVariant(sku)?.position
}

/** A product picture for the shop's own pages, with the page's alt text; null if this store does not sell the product. */
export function pictureOf(picture: { product: string; view?: 'hero' | 'set'; alt: string }, { shop }: ContractContext): Image | null {
  const position = shop.index.positionOfId(picture.product)
  if (position === undefined) return null
  const { images } = shop.models.at(position, 'typical').defaultVariant
  const image = picture.view === 'hero' ? images[0] : images[images.length - 1]
  return image ? { id: image.id, src: image.src, altText: picture.alt, description: null } : null
}
