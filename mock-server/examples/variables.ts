/** Variables to try an operation with, by its name: what the explorer shows first and what every operation is run with in tests. */
export const exampleVariables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  getPlp: {
    categoryUrlPath: 'makeup',
    filters: [],
    pagination: { currentPage: 1, perPage: 24 },
    sort: 'RECOMMENDED',
    isTypicalJourney: true,
    branchName: 'master',
    staged: false,
  },
  searchProducts: { term: 'satin', useGuestPrice: true, isTypicalJourney: true },
  getRecommendations: { recommendations: [{ id: 'home-loved', skus: [], location: 'HOME', limit: 6 }] },
  membershipsByIds: { ids: ['610101', '610201', '720101', '720201'] },
  login: { input: { email: 'plus-member.uk@example.com', password: 'ottilie-demo' } },
  register: {
    input: {
      email: 'new.shopper@example.com',
      password: 'a-long-password',
      firstName: 'Robin',
      lastName: 'Field',
      dateOfBirth: '1990-04-17',
    },
  },
  applyDiscountCode: { code: 'HELLO20' },
  removeDiscountCode: { code: 'HELLO20' },
  setDeliveryMethod: { deliveryMethod: 'Express' },
}

/** Operations whose variables name something of the catalogue. `sku` and `variantId` are of one variant, `slug` of its product. */
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
