import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { exampleVariables } from '#mock-server/host/examples/example-variables.ts'
import type { SeenValues } from './seen-values.ts'

/** Variables of an operation. */
export type Variables = Readonly<Record<string, unknown>>

/** Operations that are asked first, because others need the names that they answer. */
const FIRST = [
  'getNavigation',
  'getShopper',
  'getPlp',
  'getSearchListing',
  'getBlogArticles',
  'getMembershipOffers',
  'getAddressBook',
  'getOrders',
]

/** The queries in the order in which they are asked. */
export function readOrder(queries: readonly string[]): string[] {
  return [...FIRST.filter((name) => queries.includes(name)), ...queries.filter((name) => !FIRST.includes(name))]
}

/** Variables that name what the endpoint itself has answered, because it need not have our catalogue. */
const OWN_NAMES: Readonly<Record<string, (seen: SeenValues) => Variables[]>> = {
  getProduct: (seen) => first(seen, 'Product.slug', (slug) => ({ slug })),
  getReviews: (seen) => first(seen, 'Product.slug', (slug) => ({ slug })),
  variantsBySkus: (seen) => first(seen, 'Variant.sku', (sku) => ({ skus: [sku] })),
  getOrder: (seen) => first(seen, 'Order.number', (number) => ({ number })),
  getPlacedOrder: (seen) => first(seen, 'Order.number', (number) => ({ number })),
  getBlogArticle: (seen) => first(seen, 'BlogArticle.slug', (slug) => ({ slug })),
  getPlans: (seen) => first(seen, 'MembershipPlan.id', (id) => ({ ids: [id] })),
  membershipsByIds: (seen) => first(seen, 'MembershipPlan.id', (id) => ({ ids: [id] })),
}

function first(seen: SeenValues, coordinate: string, variables: (text: string) => Variables): Variables[] {
  const [text] = seen.texts(coordinate)
  return text === undefined ? [] : [variables(text)]
}

/**
 * Every set of variables to ask a query with: those that name what the endpoint has, and its examples that hold in any state. Never empty; the first is
 * valid, and is the one that rules are tried from.
 */
export function readVariables(operation: string, seen: SeenValues): Variables[] {
  const examples: readonly { variables: Variables; scenarios?: readonly string[]; store?: string }[] = examplesOf(operation)
  const anywhere = examples.filter(({ scenarios, store }) => !scenarios && !store).map(({ variables }) => variables)
  const all = [...(OWN_NAMES[operation]?.(seen) ?? []), ...anywhere, ...(anywhere.length === 0 ? [usual(operation)] : [])]
  const known = new Set<string>()
  return all.filter((variables) => {
    const text = JSON.stringify(variables)
    return !known.has(text) && known.add(text)
  })
}

const usualByName: Readonly<Record<string, Variables>> = usualVariables
const examplesByName: Readonly<Record<string, readonly { variables: Variables }[] | undefined>> = exampleVariables

function examplesOf(operation: string): readonly { variables: Variables }[] {
  return examplesByName[operation] ?? []
}

/** Variables that work for a member of the UK store of the mock server; none for an operation that has none. */
export function usual(operation: string): Variables {
  return usualByName[operation] ?? {}
}
