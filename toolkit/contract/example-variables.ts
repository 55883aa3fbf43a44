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

/** What the CMS is asked with when nobody previews. */
const PUBLISHED = { branchName: 'master', preview: false }

const PUBLISHED_ONLY = [{ variables: PUBLISHED }] as const

const LISTING = { filters: [], isTypicalJourney: true, branchName: 'master', staged: false }

const NOBODY = { email: 'nobody@example.com', password: 'not the password' }

const HOME = {
  firstName: 'Ada',
  lastName: 'Moor',
  line1: '1 High Row',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  countryCode: 'GB',
  isDefault: true,
}

/**
 * What each operation is run with to see what it answers: by `contract coverage` in every scenario, and by whoever holds the contract
 * against a server. One example for each thing that only variables bring about (an unknown slug, a term that finds nothing); what a
 * scenario brings about needs no example of its own. An operation without one is reported as not exercised.
 */
export const exampleVariables: Examples = {
  // Session and account
  getShopper: NO_VARIABLES,
  startAnonymousSession: NO_VARIABLES,
  refreshSession: NO_VARIABLES,
  logout: NO_VARIABLES,
  login: [{ variables: { input: { email: 'plus-member.uk@example.com', password: 'ottilie-demo' } } }, { variables: { input: NOBODY } }],
  register: [{ variables: { input: { ...NOBODY, password: 'a-Long-Passw0rd', firstName: 'Ada', lastName: 'Moor' } } }],
  getProfile: NO_VARIABLES,
  getAddressBook: NO_VARIABLES,
  getPaymentDetails: NO_VARIABLES,
  getReferral: NO_VARIABLES,
  getOrders: [{ variables: {} }, { variables: { pagination: { currentPage: 99, perPage: 24 } } }],
  getOrder: [{ variables: { number: 'no-such-order' } }],
  addAddress: [{ variables: { input: HOME } }],
  requestPasswordReset: [{ variables: { email: NOBODY.email } }],
  changePassword: [{ variables: { input: { currentPassword: NOBODY.password, newPassword: 'a-Long-Passw0rd' } } }],

  // Catalogue and search
  getPlp: [
    { variables: { categoryUrlPath: 'makeup/lips', ...LISTING } },
    { variables: { categoryUrlPath: 'makeup', sort: 'PRICE_LOW_TO_HIGH', pagination: { currentPage: 2, perPage: 24 }, ...LISTING } },
    { variables: { categoryUrlPath: 'makeup/lips', ...LISTING }, store: 'en-US' },
    { variables: { categoryUrlPath: 'no-such-category', ...LISTING } },
  ],
  getProduct: [{ variables: { slug: 'ribbon-satin-lipstick' } }, { variables: { slug: 'no-such-product' } }],
  getRecommendations: [{ variables: { recommendations: [{ id: 'home-loved', skus: [], location: 'HOME', limit: 6 }] } }],
  searchProducts: [
    { variables: { term: 'satin', useGuestPrice: true, isTypicalJourney: true } },
    { variables: { term: 'nothing is called this', useGuestPrice: false, isTypicalJourney: false } },
  ],
  variantsBySkus: [{ variables: { skus: ['NO-SUCH-SKU'] } }],
  membershipsByIds: [{ variables: { ids: ['610101', '610201', 'no-such-membership'] } }],

  // Basket and checkout
  getBasket: NO_VARIABLES,
  getCheckout: NO_VARIABLES,
  applyDiscountCode: ['HELLO20', 'GLOW10', 'PLUS15', 'SHIPFREE', 'TREAT5', 'WINTER25', 'NO-SUCH-CODE'].map((code) => ({
    variables: { code },
  })),
  removeDiscountCode: [{ variables: { code: 'GLOW10' } }],
  setDeliveryMethod: ['Standard', 'Express', 'None'].map((deliveryMethod) => ({ variables: { deliveryMethod } })),
  setDeliveryAddress: [{ variables: { input: { address: HOME, saveToAddressBook: false } } }],
  setGuestDetails: [{ variables: { input: { email: NOBODY.email, firstName: 'Ada', lastName: 'Moor', wantsNewsByEmail: false } } }],
  getPlacedOrder: [{ variables: { number: 'no-such-order' } }],

  // Wishlist and favourites
  getWishlist: NO_VARIABLES,
  getForYou: NO_VARIABLES,
  getOrderItAgainProducts: NO_VARIABLES,
  removeWishlistItemBySKU: [{ variables: { sku: 'NO-SUCH-SKU' } }],

  // Membership, perks and prompts
  me: NO_VARIABLES,
  getMemberships: NO_VARIABLES,
  getMyMembershipManagement: PUBLISHED_ONLY,
  getAnniversaryGiftModal: PUBLISHED_ONLY,
  requestAnniversaryReminder: NO_VARIABLES,
  getCampaignThresholds: NO_VARIABLES,
  entitlements: NO_VARIABLES,
  getGracePeriodEntitlement: NO_VARIABLES,
  getDiscoveryJourneySlides: NO_VARIABLES,
  getUserPrompts: NO_VARIABLES,

  // Content, banners, newsletter
  getNavigation: PUBLISHED_ONLY,
  getPromotionalBanner: PUBLISHED_ONLY,
  getSkinnyBannerContent: PUBLISHED_ONLY,
  getMemberSkinnyBannerContent: PUBLISHED_ONLY,
  getPromoTiles: (['BASKET', 'PRODUCT', 'CONFIRMATION'] as const).map((placement) => ({ variables: { placement } })),
  contentByEntryId: [
    { variables: { entryId: 'toggle-card-basket', ...PUBLISHED } },
    { variables: { entryId: 'no-such-entry', ...PUBLISHED } },
  ],
  contentByEntryIds: [{ variables: { entryIds: ['toggle-card-basket', 'toggle-card-checkout'], ...PUBLISHED } }],
  contentBySlug: [{ variables: { slug: 'no-such-page', contentType: 'page', ...PUBLISHED } }],
  getBlogArticles: NO_VARIABLES,
  getBlogArticle: [{ variables: { slug: 'no-such-article' } }],
  getQuiz: [{ variables: { slug: 'no-such-quiz' } }],
  getQuizResult: [{ variables: { id: 'no-such-result' } }],
  addEmailContact: [{ variables: { email: NOBODY.email, country: 'UK', source: 'Email Footer' } }],
  viewerCountry: NO_VARIABLES,
}
