/** The most variants that an address may add at once. */
const MAX_ITEMS = 20

/**
 * The variants that /basket?items=[…] asks for: a JSON array of skus or of partial item inputs with a `variantSku` (decision A14). What
 * is malformed adds nothing.
 */
export function skusOf(parameter: string | string[] | undefined): string[] {
  if (typeof parameter !== 'string' || parameter.length > 4096) return []
  try {
    const value: unknown = JSON.parse(parameter)
    return Array.isArray(value) ? value.slice(0, MAX_ITEMS).flatMap(skuOf) : []
  } catch {
    return []
  }
}

function skuOf(item: unknown): string[] {
  const sku = typeof item === 'object' && item !== null && 'variantSku' in item ? item.variantSku : item
  return typeof sku === 'string' && /^[\w-]{1,100}$/.test(sku) ? [sku] : []
}
