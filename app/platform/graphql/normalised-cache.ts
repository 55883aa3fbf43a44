import { defaultDataIdFromObject, InMemoryCache, type StoreObject, type TypePolicies, type TypePolicy } from '@apollo/client/cache'
import { possibleTypes, singletonTypes } from '#operations/__generated__/cache-types.ts'

/**
 * Types that are normalised by id, whichever operation fetched them. No others: a product's prices depend on the arguments it was requested with, a
 * picture's text on where it is used, and an order keeps the address of its day (decision 040).
 */
const entityTypes: ReadonlySet<string> = new Set(['Account', 'Basket', 'Membership', 'MembershipPlan', 'Order', 'User'])

/** Parts of an entity that operations select different fields of: cached fields stay when another operation selects fewer. */
const mergedTypes = ['OrderTotals', 'Reviews', 'Shipment', 'UserMembership']

/** Types with one object per session, such as the wishlist: a mutation's answer replaces what a query read, its lists as a whole. */
function singletonPolicy(listFields: readonly string[]): TypePolicy {
  return { keyFields: [], fields: Object.fromEntries(listFields.map((field) => [field, { merge: false }])) }
}

/** The lists of a basket and of an answer to its change: an answer replaces them as a whole. */
const basketLists = [
  'discounts',
  'includedDiscounts',
  'itemUpdates',
  'items',
  'notifications',
  'rejectedDiscounts',
  'thresholds',
  'updateTracking',
]

const typePolicies: TypePolicies = {
  BasketContents: { fields: Object.fromEntries(basketLists.map((field) => [field, { merge: false }])) },
  ...Object.fromEntries(Object.entries(singletonTypes).map(([type, listFields]) => [type, singletonPolicy(listFields)])),
  ...Object.fromEntries(mergedTypes.map((type) => [type, { merge: true }])),
  // A product's reviews are asked for apart from it.
  Query: { fields: { productBySlug: { merge: true } } },
}

/** An empty cache for a page. */
export function normalisedCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies,
    dataIdFromObject: entityId,
  })
}

/** The key of an entity; undefined for anything else. The answer to a change of a basket is the basket whose `listId` it carries. */
function entityId(object: Readonly<StoreObject>): string | undefined {
  if (object.__typename === 'BasketUpdate') return defaultDataIdFromObject({ __typename: 'Basket', id: object['listId'] })
  return entityTypes.has(object.__typename ?? '') ? defaultDataIdFromObject(object) : undefined
}
