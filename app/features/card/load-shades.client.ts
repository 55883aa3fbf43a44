import { variantView } from '#app/platform/catalogue/variant-view.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { required } from '#app/platform/required.ts'
import { GetProductDocument } from '#operations/__generated__/operations.ts'
import type { ShadesView } from './shade-drawer.ts'

// Loaded on demand because it imports the API client.

/**
 * Loads a product's shades by slug or sku. A given sku is active, else the product's default. Throws if the product is not sold or the
 * request fails.
 */
export async function loadShades(slug: string): Promise<ShadesView> {
  const { productBySlug } = await ask(GetProductDocument, { slug: required(slug, 'slug') })
  const product = required(productBySlug, 'product')
  const variants = product.variants.map(variantView)
  const bySku = (sku: string) => variants.find((variant) => variant.sku === sku)
  return { name: product.title, variants, chosen: required(bySku(slug) ?? bySku(product.defaultVariant.sku) ?? variants[0], 'variant') }
}
