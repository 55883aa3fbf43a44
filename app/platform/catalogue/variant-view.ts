import type { CardVariantFragment, ProductVariantFragment, Undertone } from '#operations/__generated__/operations.ts'
import { type PricesView, pricesView } from './prices-view.ts'
import { isInStock, type PictureView, picturesOf } from './variant-shape.ts'

/** One variant of a product: a shade or a size. */
export type VariantView = {
  sku: string
  variantId: string
  /** Maximum quantity per order. */
  maxItemQuantity: number | undefined
  /** Path of its product's page with this variant selected, without the store's prefix. */
  href: string
  /** What distinguishes it, such as `Rosehip 07` or `50 ml`. */
  choice: string
  /** The same with its description, such as `Rosehip 07, a blue-leaning red`. */
  detail: string
  /** Colour or picture of a shade; undefined for a size. */
  swatch: string | undefined
  /** Cast of a complexion shade; absent for any other. */
  undertone?: Undertone
  inStock: boolean
  prices: PricesView
  pictures: PictureView[]
  ribbon: { key: string; text: string } | undefined
}

/** A card's variant with what tells it from the others of its product. Only a product's own page asks for the undertone. */
type ToldVariant = CardVariantFragment &
  Pick<ProductVariantFragment, 'shade' | 'size' | 'swatch'> &
  Partial<Pick<ProductVariantFragment, 'undertone'>>

/** A variant of a product's response, for rendering. */
export function variantView(variant: ToldVariant): VariantView {
  return {
    sku: variant.sku,
    variantId: variant.id,
    maxItemQuantity: variant.maxItemQuantity ?? undefined,
    href: variant.href,
    choice: variant.shade ?? variant.size ?? variant.subTitle ?? '',
    detail: variant.swatch?.description ?? variant.size ?? '',
    swatch: variant.swatch?.src,
    ...(variant.undertone && { undertone: variant.undertone }),
    inStock: isInStock(variant),
    prices: pricesView(variant.prices),
    pictures: picturesOf(variant),
    ribbon: variant.ribbon ?? undefined,
  }
}
