import { defaultDataIdFromObject, InMemoryCache, type TypePolicies, type TypePolicy } from '@apollo/client/cache'
import { possibleTypes, singletonTypes } from '#operations/__generated__/cache-types.ts'

/**
 * Types whose objects are one entity by their id, whichever operation brought them. No others: a product's prices depend on the arguments that it was
 * asked with, a picture's words on where it stands, and an order keeps the address of its day (decision 040).
 */
const entityTypes: ReadonlySet<string> = new Set(['AccountProfile', 'Membership', 'MembershipPlan', 'Order', 'User'])

/** Parts of an entity of which operations ask for different fields: what one asked for stays when another asks for less. */
const mergedTypes = ['OrderTotals', 'OrderTracking', 'UserMembership']

/** What a session has one of, as the basket: a mutation's answer replaces what a query read, its lists as a whole. */
function singletonPolicy(listFields: readonly string[]): TypePolicy {
  return { keyFields: [], fields: Object.fromEntries(listFields.map((field) => [field, { merge: false }])) }
}

const typePolicies: TypePolicies = {
  ...Object.fromEntries(Object.entries(singletonTypes).map(([type, listFields]) => [type, singletonPolicy(listFields)])),
  ...Object.fromEntries(mergedTypes.map((type) => [type, { merge: true }])),
}

/** An empty cache for a page's answers. */
export function normalisedCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies,
    dataIdFromObject: (object) => (entityTypes.has(object.__typename ?? '') ? defaultDataIdFromObject(object) : undefined),
  })
}
