import type { ProductCardFieldsFragment } from '#operations/__generated__/operations.ts'
import { activeTier, buttonLabel, type PricesView, pricesView } from './prices-view.ts'
import { productPath } from './product-path.ts'
import { badgeOf, isInStock, type PictureView, picturesOf } from './variant-shape.ts'

/** A product card as the specification derives it (§3), from a product of a listing, a carousel or a search. */
export type CardView = {
  id: string
  /** Path of the product's page, without the store's prefix. */
  href: string
  productName: string
  brandName: string
  variationName: string | undefined
  sku: string
  /** Id of the variant that the card shows; `id` is the product's. */
  variantId: string
  /** Maximum quantity per order. */
  maxItemQuantity: number | undefined
  image: PictureView | undefined
  swatchImages: { id: string; src: string; altText: string }[]
  /** Stars out of 5; undefined without reviews. */
  rating: number | undefined
  reviewCount: number
  inWishlist: boolean
  badge: { src: string; description: string } | undefined
  ribbon: { key: string; text: string } | undefined
  inStock: boolean
  primaryPrice: string
  primaryPriceRaw: number
  primarySubtitle: string | undefined
  secondaryPrice: string
  secondaryPriceRaw: number
  secondarySubtitle: string | undefined
  prices: PricesView
  highlightedPrice: 'primary' | 'secondary'
  buttonText: string
  isPrimaryButtonDisabled: boolean
  /** True if a shade has to be chosen before buying. */
  hasShades: boolean
  variantCount: number
  /** True if the CMS gave its page a path of its own, which need not end in the product's slug. */
  hasOwnPage: boolean
}

/** Default button label, if the product has none. Spec §3. */
export const DEFAULT_BUTTON_TEXT = 'Add to Bag'

/** The card of one product. */
export function cardView(product: ProductCardFieldsFragment): CardView {
  const variant = product.defaultVariant
  const prices = pricesView(variant.prices)
  const primary = activeTier(prices, false)
  const secondary = primary === prices.member ? prices.typical : prices.member
  const inStock = isInStock(variant)
  return {
    id: product.id,
    href: productPath(variant),
    productName: product.title,
    brandName: product.brandName,
    variationName: variant.subTitle ?? undefined,
    sku: variant.sku,
    variantId: variant.id,
    maxItemQuantity: variant.maxItemQuantity ?? undefined,
    image: picturesOf(variant)[0],
    swatchImages: product.swatchImages,
    rating: product.reviews?.stars,
    reviewCount: product.reviews?.count ?? 0,
    inWishlist: false,
    badge: badgeOf(variant),
    ribbon: variant.ribbon ?? undefined,
    inStock,
    primaryPrice: primary.price.formatted,
    primaryPriceRaw: primary.price.raw,
    primarySubtitle: primary.price.label ?? undefined,
    secondaryPrice: secondary.price.formatted,
    secondaryPriceRaw: secondary.price.raw,
    secondarySubtitle: secondary.price.label ?? undefined,
    prices,
    highlightedPrice: product.highlightedPrice ?? 'primary',
    buttonText: buttonLabel(primary, product.buttonText ?? DEFAULT_BUTTON_TEXT),
    isPrimaryButtonDisabled: !inStock,
    hasShades: product.type === 'multivariate',
    variantCount: product.variantCount,
    hasOwnPage: Boolean(variant.pdpUrl),
  }
}
