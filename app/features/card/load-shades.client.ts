import { variantView } from '#app/platform/catalogue/variant-view.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { GetProductDocument } from '#operations/__generated__/operations.ts'
import type { ShadesView } from './shade-drawer.ts'

// Loaded when a press needs it: this is where the contract's client comes in.

/** The shades of the product that a variant belongs to, that variant active. Throws when the shop does not sell it, or does not answer. */
export async function loadShades(sku: string): Promise<ShadesView> {
  const { productBySlug: product } = await ask(GetProductDocument, { slug: sku })
  const variants = product?.variants.map(variantView) ?? []
  const chosen = variants.find((variant) => variant.sku === sku) ?? variants[0]
  if (!product || !chosen) throw new Error(`There is no product with the variant ${sku}.`)
  return { name: product.title, variants, chosen }
}
