import type * as Documents from '#operations/__generated__/operations.ts'
import type { operationPromises } from '#operations/__generated__/promises.ts'

/** One way to run an operation: with these variables, in these scenarios (all of them unless said), in this store (en-GB unless said). */
export type Example<Variables = Record<string, unknown>> = {
  variables: Variables
  scenarios?: readonly string[]
  store?: 'en-GB' | 'en-US'
}

type OperationName = keyof typeof operationPromises

/** The variables of an operation, found by its document's name in any case: code generation writes `BySKU` as `BySku`. */
type VariablesOf<Name extends OperationName> = {
  [Export in keyof typeof Documents]: Lowercase<Export> extends Lowercase<`${Name}Document`>
    ? (typeof Documents)[Export] extends { __apiType?: (variables: infer Variables) => unknown }
      ? Variables
      : never
    : never
}[keyof typeof Documents]

/** Examples by operation. Partial, because an operation may come before anyone knows what to ask it with. */
type Examples = { readonly [Name in OperationName]?: readonly Example<VariablesOf<Name>>[] }

const NO_VARIABLES = [{ variables: {} }] as const

const LIPSTICK = { slug: 'ribbon-satin-lipstick', term: 'ribbon' }

const PREVIEW_OFF = { branchName: 'master', staged: false }

/**
 * What each operation is run with to see what it answers: by `contract coverage` in every scenario, and by whoever holds the contract
 * against a server. One example for each thing that only variables bring about (an unknown slug, a term that finds nothing); what a
 * scenario brings about needs no example of its own. An operation without one is reported as not exercised.
 */
export const exampleVariables: Examples = {
  getBasket: NO_VARIABLES,
  getShopper: NO_VARIABLES,
  startAnonymousSession: NO_VARIABLES,
  refreshSession: NO_VARIABLES,
  logout: NO_VARIABLES,
  getPlp: [
    { variables: { categoryUrlPath: 'makeup/lips', filters: [], isTypicalJourney: true, ...PREVIEW_OFF } },
    {
      variables: {
        categoryUrlPath: 'makeup',
        filters: [],
        sort: 'PRICE_LOW_TO_HIGH',
        pagination: { currentPage: 2, perPage: 24 },
        isTypicalJourney: false,
        ...PREVIEW_OFF,
      },
    },
  ],
  getProduct: [{ variables: { slug: LIPSTICK.slug } }, { variables: { slug: 'no-such-product' } }],
  searchProducts: [
    { variables: { term: LIPSTICK.term, useGuestPrice: true, isTypicalJourney: true } },
    { variables: { term: 'nothing is called this', useGuestPrice: false, isTypicalJourney: false } },
  ],
  variantsBySkus: [{ variables: { skus: ['NO-SUCH-SKU'] } }],
  membershipsByIds: [{ variables: { ids: ['no-such-membership'] } }],
  applyDiscountCode: [{ variables: { code: 'NO-SUCH-CODE' } }],
  removeDiscountCode: [{ variables: { code: 'NO-SUCH-CODE' } }],
}
