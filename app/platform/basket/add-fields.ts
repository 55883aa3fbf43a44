import type { ProductToAdd } from './item-to-add.ts'

/** What an addition says of a variant besides its sku. */
type VariantToAdd = { sku: string; variantId: string; maxItemQuantity: number | undefined }

/**
 * The hidden fields of a form that adds a variant: its id, and its limit where it has one. They are named for the sku, since a form may offer
 * several of which the shopper chooses one, without scripts too. [BASKET-08, BASKET-30]
 */
export function variantFields({ sku, variantId, maxItemQuantity }: VariantToAdd): [name: string, value: string][] {
  const limit: [string, string][] = maxItemQuantity === undefined ? [] : [[`maxItemQuantity.${sku}`, String(maxItemQuantity)]]
  return [[`variantId.${sku}`, variantId], ...limit]
}

/** The product that the fields of such a form ask for. A form may be posted by anybody: what is no id or no limit is left out. */
export function productIn(fields: Readonly<Record<string, unknown>>): ProductToAdd {
  const sku = textOf(fields, 'sku')
  const variantId = textOf(fields, `variantId.${sku}`)
  const most = Number(textOf(fields, `maxItemQuantity.${sku}`))
  return {
    sku,
    ...(variantId !== '' && variantId.length <= 200 && { variantId }),
    ...(Number.isInteger(most) && most > 0 && most < 2 ** 31 && { maxItemQuantity: most }),
  }
}

function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
