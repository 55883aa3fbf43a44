import type { ProductToAdd } from './item-to-add.ts'

type VariantToAdd = { sku: string; variantId: string; maxItemQuantity: number | undefined }

/**
 * The hidden fields of a form that adds a variant: its id, and its limit if any. Their names contain the sku, since one form may offer several variants,
 * also without scripts.
 */
export function variantFields({ sku, variantId, maxItemQuantity }: VariantToAdd): [name: string, value: string][] {
  const limit: [string, string][] = maxItemQuantity === undefined ? [] : [[`maxItemQuantity.${sku}`, String(maxItemQuantity)]]
  return [[`variantId.${sku}`, variantId], ...limit]
}

/** The product requested by a form's fields. Forms can be forged: invalid ids and limits are left out. */
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
