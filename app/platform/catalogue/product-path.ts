/** Path of a product's page: the CMS's own if it has one, else /products/{slug}, else /products/{sku}. Spec §2, open point A10. */
export function productPath({ pdpUrl, slug, sku }: { pdpUrl?: { href: string } | null; slug?: string | null; sku: string }): string {
  return pdpUrl?.href ?? `/products/${encodeURIComponent(slug || sku)}`
}
