import { cardPictures } from '#fixtures/catalogue/pictures.ts'
import type { PictureRecord } from '#fixtures/content/record.ts'
import type { Image } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { imageOf } from './image-of.ts'

/** Resolves a fixture's sku, variant id or product id (its card's variant) to a sku; undefined if this store does not sell it. */
export function skuOf(offer: string, { shop }: ContractContext): string | undefined {
  const variant = shop.index.findVariant(offer)?.variant
  if (variant) return variant.sku
  const position = shop.index.positionOfId(offer)
  return position === undefined ? undefined : shop.index.at(position).card.sku
}

/** The sku of a product's card, as long as it can be sent; undefined if this store does not sell it, or has none in stock. */
export function skuInStock(product: string, { shop }: ContractContext): string | undefined {
  const position = shop.index.positionOfId(product)
  const variant = position === undefined ? undefined : shop.index.at(position).card
  return variant?.inStock ? variant.sku : undefined
}

/** Position of the product with a sku; undefined if this store does not sell it. */
export function positionOf(sku: string, { shop }: ContractContext): number | undefined {
  return shop.index.findVariant(sku)?.position
}

/** A picture for the shop's own pages, with the page's alt text; null if this store does not sell the product. */
export function pictureOf(picture: PictureRecord, { shop }: ContractContext): Image | null {
  if ('card' in picture) return imageOf(cardPictures[picture.card], picture.alt)
  const position = shop.index.positionOfId(picture.product)
  if (position === undefined) return null
  const { images } = shop.models.at(position, 'typical').defaultVariant
  const image = picture.view === 'hero' ? images[0] : images[images.length - 1]
  return image ? { ...image, altText: picture.alt } : null
}
