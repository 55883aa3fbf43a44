/** Operations whose variables name catalogue entries. `sku` and `variantId` belong to one variant, `slug` to its product. */
export function catalogueVariables({
  sku,
  variantId,
  slug,
}: {
  sku: string
  variantId: string
  slug: string
}): Record<string, Record<string, unknown>> {
  const item = {
    id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10',
    type: 'product',
    membershipId: null,
    variantId,
    variantSku: sku,
    quantity: 1,
    giftInfo: null,
    origin: 'user',
    maxItemQuantity: null,
  }
  return {
    getProduct: { slug },
    variantsBySkus: { skus: [sku] },
    addBasketItems: { listId: '', version: -1, items: [item], location: 'Page', locationDetails: 'explorer' },
    editBasketItem: { listId: '', version: -1, item: { ...item, quantity: 2 } },
    removeBasketItems: { listId: '', version: -1, items: [item] },
  }
}
