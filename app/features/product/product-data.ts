import 'server-only'
import { cache } from 'react'
import { DEFAULT_BUTTON_TEXT } from '#app/platform/catalogue/card-view.ts'
import { type VariantView, variantView } from '#app/platform/catalogue/variant-view.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { productBySlugSlug } from '#operations/__generated__/input-limits.ts'
import { GetProductDocument, type GetProductQuery } from '#operations/__generated__/operations.ts'

type ProductAnswer = NonNullable<GetProductQuery['productBySlug']>

/** What the operation selects of a product, with its variants as views. */
export type ProductView = Omit<ProductAnswer, 'variants' | 'buttonText'> & {
  hasShades: boolean
  buttonText: string
  variants: VariantView[]
  /** The variant selected at first. */
  chosen: VariantView
}

/** Loads a product by slug or sku. Undefined if this store does not sell it. */
export const productData = cache(async (pageRequest: PageRequest, slug: string): Promise<ProductView | undefined> => {
  // An address that is too long names no product, and the API refuses to look it up.
  if ([...slug].length > productBySlugSlug.maxLength) return undefined
  const { productBySlug: product } = await serverQuery(pageRequest, GetProductDocument, { slug })
  if (!product) return undefined
  const variants = product.variants.map(variantView)
  const chosen = variants.find(({ sku }) => sku === slug) ?? variants.find(({ sku }) => sku === product.defaultVariant.sku) ?? variants[0]
  if (!chosen) return undefined
  return { ...product, hasShades: product.type === 'multivariate', buttonText: product.buttonText ?? DEFAULT_BUTTON_TEXT, variants, chosen }
})
