import { variantView } from '#app/platform/catalogue/variant-view.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { required } from '#app/platform/required.ts'
import { GetProductDocument } from '#operations/__generated__/operations.ts'
import type { ShadesView } from './shade-drawer.ts'

// Loaded when a press needs it: this is where the contract's client comes in.

/**
 * The shades of a product, by the slug of its page or the sku of a variant; that variant is active, else the one that the product begins
 * with. Throws when the shop does not sell it, or does not answer.
 */
export async function loadShades(slug: string): Promise<ShadesView> {
  const { productBySlug } = await ask(GetProductDocument, { slug: required(slug, 'slug') })
  const product = required(productBySlug, 'product')
  const variants = product.variants.map(variantView)
  const bySku = (sku: string) => variants.find((variant) => variant.sku === sku)
  return { name: product.title, variants, chosen: required(bySku(slug) ?? bySku(product.defaultVariant.sku) ?? variants[0], 'variant') }
}
