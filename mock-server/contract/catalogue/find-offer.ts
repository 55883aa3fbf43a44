import type { Image } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'

/** The sku that a fixture names by a sku, a variant's id, or a product's id (its card's variant); undefined when this store does not sell it. */
export function skuOf(offer: string, { shop }: ContractContext): string | undefined {
  const variant = shop.index.findVariant(offer)?.variant
  if (variant) return variant.sku
  const position = shop.index.positionOfId(offer)
  return position === undefined ? undefined : shop.index.at(position).card.sku
}

/** Where the product of a sku stands; undefined when this store does not sell it. */
export function positionOf(sku: string, { shop }: ContractContext): number | undefined {
  return shop.index.findVariant(sku)?.position
}

/** A picture of a product for the shop's own pages, in words that the page chooses; null when this store does not sell it. */
export function pictureOf(picture: { product: string; view?: 'hero' | 'set'; alt: string }, { shop }: ContractContext): Image | null {
  const position = shop.index.positionOfId(picture.product)
  if (position === undefined) return null
  const { images } = shop.models.at(position, 'typical').defaultVariant
  const image = picture.view === 'hero' ? images[0] : images[images.length - 1]
  return image ? { id: image.id, src: image.src, altText: picture.alt, description: null } : null
}
