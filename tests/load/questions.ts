import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }

const documents: Readonly<Record<string, { name: string; body: string }>> = manifest
const sorts = ['RECOMMENDED', 'BESTSELLING', 'NEWEST', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW', 'TOP_RATED']
const terms = ['satin', 'serum', 'mask', 'night', 'brush', 'rose', 'balm', 'vitamin', 'palette', 'oil']

/** A request's body as the shop sends it. `mark` makes its text unique, so that no cached answer matches. */
function body(name: string, variables: unknown, mark?: number): string {
  const query = Object.values(documents).find((document) => document.name === name)?.body
  if (query === undefined) throw new Error(`No operation ${name} in the manifest.`)
  return JSON.stringify({ operationName: name, query, variables, ...(mark === undefined ? {} : { extensions: { mark } }) })
}

function listing(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    categoryUrlPath: 'makeup',
    filters: [],
    pagination: { currentPage: 1, perPage: 20 },
    sort: 'RECOMMENDED',
    isTypicalJourney: true,
    branchName: 'master',
    staged: false,
    ...changes,
  }
}

/** 20 cards, always the same text. */
export const sameListing = body('getPlp', listing({}))

/** 20 cards: a different order and page each time. */
export function anotherListing(index: number): string {
  return body('getPlp', listing({ sort: sorts[index % sorts.length], pagination: { currentPage: 1 + (index % 3), perPage: 20 } }), index)
}

/** 20 cards of a filtered listing. */
export function anotherNarrowListing(index: number): string {
  const filters = [
    { slug: 'price', items: [['under-15', '15-30', '30-50'][index % 3]] },
    { slug: 'rating', items: ['4-up'] },
  ]
  return body('getPlp', listing({ filters, sort: sorts[index % sorts.length] }), index)
}

export function anotherSearch(index: number): string {
  return body('searchProducts', { term: terms[index % terms.length], useGuestPrice: true, isTypicalJourney: true }, index)
}

export const startSession = body('startAnonymousSession', {})

/** The basket, always the same text. */
export const sameBasketQuery = body('getBasket', {})

export function anotherBasketQuery(index: number): string {
  return body('getBasket', {}, index)
}

/** Identifies a variant in the shop's requests. */
export type WantedVariant = { variantId: string; variantSku: string }

/** Adds a variant to the basket, as the shop sends it. */
export function addToBasketRequest(variant: WantedVariant): string {
  return body('addBasketItems', { ...newest, items: [itemOf(variant)], location: 'Page', locationDetails: 'bench' })
}

/** Removes a variant from the basket. */
export function removeFromBasket(variant: WantedVariant): string {
  return body('removeBasketItems', { ...newest, items: [itemOf(variant)] })
}

const newest = { listId: '', version: -1 }

function itemOf(variant: WantedVariant): Record<string, unknown> {
  return {
    ...variant,
    id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a10',
    type: 'product',
    membershipId: null,
    quantity: 1,
    giftInfo: null,
    origin: 'user',
    maxItemQuantity: null,
  }
}
