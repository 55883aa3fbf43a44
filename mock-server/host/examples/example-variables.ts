import type * as Documents from '#operations/__generated__/operations.ts'
import type { operationPolicies } from '#operations/__generated__/policies.ts'

/** One way to run an operation: with these variables, in these scenarios (all of them unless said), in this store (en-GB unless said). */
export type Example<Variables = Record<string, unknown>> = {
  variables: Variables
  scenarios?: readonly string[]
  store?: 'en-GB' | 'en-US'
}

type OperationName = keyof typeof operationPolicies

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

const SEARCH = { filters: [], isTypicalJourney: true }

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

const MADE_UP_UUID = '7f3c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a11'

/** A payment in a scenario whose bag costs so much, minor units. */
function payment(scenario: string, expectedTotal: number, input: { paymentMethodId?: string; paymentToken?: string }) {
  return { variables: { input: { requestId: MADE_UP_UUID, expectedTotal, savePayment: false, ...input } }, scenarios: [scenario] }
}

/** One lipstick at the Member's Price, with standard delivery. */
const ONE_LIPSTICK = 1745

/** A step of membership management, and what was pressed in it. */
function step(flow: string, stepId: string, actionId: string, selectedOptions: string[] = [], scenarios?: readonly string[]) {
  const data = { stepId, actionId, selectedOptions, additionalText: selectedOptions.includes('other') ? 'I am moving' : null }
  return { variables: { ...PUBLISHED, flow, data }, ...(scenarios ? { scenarios } : {}) }
}

const MEMBERS = ['uk-annual-member', 'uk-monthly-member', 'us-plus-member', 'every-list-empty', 'inner-lists-empty']

/** The skincare quiz answered, but for what is given. */
function quiz(given: Record<string, string[]>) {
  const whole: Record<string, string[]> = {
    'skin-type': ['skin-type-dry'],
    sensitivity: ['sensitivity-often'],
    concern: ['concern-dryness'],
    routine: ['routine-long'],
    sun: ['sun-much'],
    ...given,
  }
  const answers = Object.entries(whole).map(([questionId, optionIds]) => ({ questionId, optionIds }))
  return { variables: { input: { slug: 'skincare', from: 'search', answers } } }
}

/**
 * What each operation is run with to see what it answers: by `contract coverage` in every scenario, and by whoever holds the contract
 * against a server. One example for each thing that only variables bring about (an unknown slug, a term that finds nothing); what a
 * scenario brings about needs no example of its own. An operation without one is reported as not exercised.
 */
/** One lipstick for the bag; the worlds of scenarios begin without it. */
const LIPSTICK = {
  id: MADE_UP_UUID,
  type: 'product',
  membershipId: null,
  variantId: null,
  variantSku: 'OT-RSL-07',
  quantity: 1,
  giftInfo: null,
  origin: 'user',
  maxItemQuantity: null,
} as const

const NEWEST = { listId: '', version: -1 }

/** A membership for somebody else. */
const GIFT = {
  ...LIPSTICK,
  type: 'giftMembership',
  membershipId: '610201',
  variantSku: null,
  giftInfo: { recipientName: 'June Abara', recipientEmail: 'june@example.com', message: 'Happy birthday', sendDate: '2026-12-24' },
} as const

/** Orders from before: placed lately, sent back, called off, paid later, paid by wallet, with a membership. The last is of the US store. */
const PAST_ORDERS = [
  'OT-104420',
  'OT-104310',
  'OT-104419',
  'OT-104418',
  'OT-104417',
  'OT-104415',
  'OT-104412',
  'OT-104530',
  'OT-104524',
  'OT-204420',
]

/** Scenarios with a gift membership in the bag. */
const WITH_GIFT = ['guest-with-gift-membership', 'every-field-filled', 'every-list-empty', 'inner-lists-empty']

/** Scenarios of a plus member with one lipstick in the bag, of whom a server says what ours does not. */
const SAID_AT_CHECKOUT = ['every-field-filled', 'other-words', 'every-list-empty', 'inner-lists-empty'].map((name) => `${name}-at-checkout`)

/** Where a few ways to ask are enough: everywhere else they bring about the same. */
const A_FEW = ['uk-guest', 'uk-plus-member', 'us-guest']

export const exampleVariables: Examples = {
  addBasketItems: [
    { variables: { ...NEWEST, items: [LIPSTICK], location: 'Page', isBasketPage: true } },
    { variables: { ...NEWEST, items: [{ ...LIPSTICK, variantSku: 'NO-SUCH-SKU' }] } },
    { variables: { ...NEWEST, items: [{ ...LIPSTICK, quantity: 99 }] } },
    { variables: { ...NEWEST, items: [LIPSTICK, GIFT] }, scenarios: A_FEW },
  ],
  editBasketItem: [
    { variables: { ...NEWEST, item: { ...LIPSTICK, quantity: 2 } } },
    { variables: { ...NEWEST, item: { ...LIPSTICK, quantity: -1 } } },
    { variables: { ...NEWEST, item: { ...GIFT, id: 'line-gift-membership', quantity: 0 } }, scenarios: WITH_GIFT },
  ],
  removeBasketItems: [
    { variables: { ...NEWEST, items: [LIPSTICK] } },
    { variables: { ...NEWEST, items: [{ ...GIFT, id: 'line-gift-membership' }] }, scenarios: WITH_GIFT },
    { variables: { ...NEWEST, items: [{ ...LIPSTICK, variantSku: 'NO-SUCH-SKU' }] }, scenarios: ['promo-not-combined'] },
  ],

  // Session and account
  getShopper: NO_VARIABLES,
  startAnonymousSession: NO_VARIABLES,
  refreshSession: NO_VARIABLES,
  logout: NO_VARIABLES,
  login: [
    ...['plus-member', 'annual-member', 'monthly-member', 'lapsed-member', 'non-member'].map((role) => ({
      variables: { input: { email: `${role}.uk@example.com`, password: 'ottilie-demo' } },
    })),
    { variables: { input: NOBODY } },
  ],
  register: [
    { variables: { input: { ...NOBODY, password: 'a-Long-Passw0rd', firstName: 'Ada', lastName: 'Moor' } } },
    { variables: { input: { email: 'plus-member.uk@example.com', password: 'a-Long-Passw0rd', firstName: 'Ada', lastName: 'Moor' } } },
  ],
  getProfile: NO_VARIABLES,
  getAddressBook: NO_VARIABLES,
  getPaymentDetails: NO_VARIABLES,
  getReferral: NO_VARIABLES,
  getOrders: [{ variables: {} }, { variables: { pagination: { currentPage: 99, perPage: 24 } } }],
  getOrder: [{ variables: { number: 'no-such-order' } }, ...PAST_ORDERS.map((number) => ({ variables: { number } }))],
  cancelOrder: [{ variables: { number: 'OT-104420' } }, { variables: { number: 'OT-104412' } }, { variables: { number: 'no-such-order' } }],
  editProfile: [
    {
      variables: {
        input: { firstName: 'Ada', lastName: 'Moor', phone: '+44 20 7946 0123', dateOfBirth: '1990-04-17', wantsNewsByEmail: true },
      },
    },
    { variables: { input: { firstName: '', lastName: 'Moor', wantsNewsByEmail: false } } },
  ],
  editAddress: [
    { variables: { id: 'address-uk-plus-1', input: HOME } },
    ...[
      { ...HOME, postalCode: 'nothing' },
      { ...HOME, line2: 'Flat 2', phone: '12' },
    ].map((input) => ({ variables: { id: 'address-uk-plus-1', input }, scenarios: ['uk-plus-member', ...SAID_AT_CHECKOUT] })),
  ],
  removeAddress: [{ variables: { id: 'address-uk-plus-1' } }],
  setDefaultAddress: [{ variables: { id: 'address-uk-plus-2' } }],
  updatePaymentDetails: [
    { variables: { input: { paymentToken: 'test-approved', onCompletion: 'none' } } },
    { variables: { input: { paymentToken: 'test-approved', onCompletion: 'reactivate' } } },
    { variables: { input: { paymentToken: 'test-refused', onCompletion: 'reactivate' } } },
  ],
  removePaymentMethod: [{ variables: { id: 'payment-uk-plus-3' } }],
  addAddress: [
    { variables: { input: HOME } },
    { variables: { input: { ...HOME, line2: 'Flat 2', postalCode: 'nothing', phone: '020 7946 0123' } } },
  ],
  requestPasswordReset: [NOBODY.email, 'reset-fails@example.com', 'no address'].map((email) => ({ variables: { email } })),
  changePassword: [NOBODY.password, 'ottilie-demo'].map((currentPassword) => ({
    variables: { input: { currentPassword, newPassword: 'a-Long-Passw0rd' } },
  })),

  // Catalogue and search
  getPlp: [
    { variables: { categoryUrlPath: 'makeup/lips', ...LISTING } },
    { variables: { categoryUrlPath: 'makeup', sort: 'PRICE_LOW_TO_HIGH', pagination: { currentPage: 2, perPage: 24 }, ...LISTING } },
    ...(['BESTSELLING', 'NEWEST', 'PRICE_HIGH_TO_LOW', 'TOP_RATED'] as const).map((sort) => ({
      variables: { categoryUrlPath: 'makeup', sort, ...LISTING, filters: [{ slug: 'finish', items: ['satin'] }] },
    })),
    { variables: { categoryUrlPath: 'makeup/lips', ...LISTING }, store: 'en-US' as const },
    { variables: { categoryUrlPath: 'makeup/lips', ...LISTING, isTypicalJourney: false }, scenarios: ['uk-guest', 'uk-plus-member'] },
    { variables: { categoryUrlPath: 'no-such-category', ...LISTING } },
  ],
  getProduct: [{ variables: { slug: 'ribbon-satin-lipstick' } }, { variables: { slug: 'no-such-product' } }],
  getRecommendations: [{ variables: { recommendations: [{ id: 'home-loved', skus: [], location: 'HOME', limit: 6 }] } }],
  searchProducts: [
    { variables: { term: 'satin', useGuestPrice: true, isTypicalJourney: true } },
    { variables: { term: 'nothing is called this', useGuestPrice: false, isTypicalJourney: false } },
  ],
  getSearchListing: [
    { variables: { term: 'ottilie', ...SEARCH, pagination: { currentPage: 1, perPage: 100 } } },
    { variables: { term: 'petra', ...SEARCH, pagination: { currentPage: 1, perPage: 100 } }, store: 'en-US' as const },
    ...(['BESTSELLING', 'NEWEST', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW', 'TOP_RATED'] as const).map((sort) => ({
      variables: { term: 'satin', sort, ...SEARCH, filters: [{ slug: 'finish', items: ['satin'] }] },
    })),
    { variables: { term: 'satin', ...SEARCH, isTypicalJourney: false }, scenarios: ['uk-guest', 'uk-plus-member'] },
    { variables: { term: 'zzzz', ...SEARCH } },
  ],
  variantsBySkus: [['OT-RSL-07', 'NO-SUCH-SKU'], ['NO-SUCH-SKU']].map((skus) => ({ variables: { skus } })),
  membershipsByIds: [{ variables: { ids: ['610101', '610201', 'no-such-membership'] } }],

  // Basket and checkout
  getBasket: NO_VARIABLES,
  getCheckout: NO_VARIABLES,
  applyDiscountCode: ['HELLO20', 'GLOW10', 'PLUS15', 'SHIPFREE', 'TREAT5', 'WINTER25', 'NO-SUCH-CODE'].map((code) => ({
    variables: { code },
  })),
  removeDiscountCode: [{ variables: { code: 'GLOW10' } }, { variables: { code: 'NO-SUCH-CODE' }, scenarios: ['promo-not-combined'] }],
  setDeliveryMethod: ['Standard', 'Express', 'None'].map((deliveryMethod) => ({ variables: { deliveryMethod } })),
  setDeliveryAddress: [
    { variables: { input: { address: HOME, saveToAddressBook: false } } },
    { variables: { input: { address: { ...HOME, postalCode: 'nothing' }, saveToAddressBook: false } } },
    { variables: { input: { address: { ...HOME, firstName: '' }, saveToAddressBook: false } }, scenarios: A_FEW },
    { variables: { input: { addressId: 'address-uk-plus-2', saveToAddressBook: false } }, scenarios: ['uk-checkout-ready'] },
  ],
  setGuestDetails: [
    { variables: { input: { email: NOBODY.email, firstName: 'Ada', lastName: 'Moor', phone: '020 7946 0123', wantsNewsByEmail: false } } },
    { variables: { input: { email: 'no address', firstName: '', lastName: 'Moor', phone: null, wantsNewsByEmail: false } } },
    { variables: { input: { email: '', firstName: 'Ada', lastName: 'Moor', phone: null, wantsNewsByEmail: false } }, scenarios: A_FEW },
  ],
  getPlacedOrder: ['no-such-order', ...PAST_ORDERS].map((number) => ({ variables: { number } })),
  placeOrder: [
    { variables: { input: { requestId: MADE_UP_UUID, expectedTotal: 0, savePayment: false } } },
    ...[
      'test-approved',
      'test-wishlist',
      'test-refused',
      'test-failed',
      'test-cancelled',
      'test-error',
      'test-load-error',
      'test-unknown',
      'test-discount',
    ].map((paymentToken) => payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken })),
    payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'wallet', paymentToken: 'test-approved' }),
    payment('uk-checkout-ready', ONE_LIPSTICK, { paymentMethodId: 'pay-later', paymentToken: 'test-approved' }),
    ...SAID_AT_CHECKOUT.map((scenario) => payment(scenario, ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken: 'test-approved' })),
    ...SAID_AT_CHECKOUT.map((scenario) => payment(scenario, ONE_LIPSTICK, { paymentMethodId: 'card', paymentToken: 'test-refused' })),
    payment('uk-checkout-nothing-to-pay', 0, {}),
    ...['uk-checkout-item-gone', 'uk-checkout-all-gone', 'uk-guest'].map((scenario) => payment(scenario, 0, {})),
  ],

  // Wishlist and favourites
  getWishedSkus: NO_VARIABLES,
  getWishlist: NO_VARIABLES,
  getForYou: NO_VARIABLES,
  getOrderItAgainProducts: [
    { variables: {} },
    {
      variables: {
        orderItAgainInput: {
          pagination: { currentPage: 2, perPage: 5 },
          sortOptions: 'MOST_RECENT',
          filteringOptions: { categories: ['skincare'] },
          period: 'LAST_12_MONTHS',
        },
      },
    },
    ...(['LAST_3_MONTHS', 'LAST_6_MONTHS'] as const).map((period) => ({
      variables: {
        orderItAgainInput: {
          pagination: { currentPage: 1, perPage: 32 },
          sortOptions: 'MOST_PURCHASED' as const,
          filteringOptions: { categories: [] },
          period,
        },
      },
    })),
  ],
  removeMyReplenishmentProduct: ['OT-RSL-07', 'NO-SUCH-SKU'].map((sku) => ({ variables: { sku } })),
  addWishlistItemBySKU: [{ variables: { sku: 'OT-RSL-07' } }],
  removeWishlistItemBySKU: [{ variables: { sku: 'NO-SUCH-SKU' } }],

  // Membership, perks and prompts
  me: NO_VARIABLES,
  getMemberships: NO_VARIABLES,
  getMyMembershipManagement: PUBLISHED_ONLY,
  membershipManagementFlow: [
    ...['cancel', 'upgrade', 'extend'].map((flow) => ({ variables: { ...PUBLISHED, flow } })),
    step('cancel', 'cancel-reason', 'continue', ['other'], MEMBERS),
    step('cancel', 'cancel-second-reason', 'continue', ['more-brands'], MEMBERS),
    step('cancel', 'cancel-perks', 'continue', [], MEMBERS),
    step('cancel', 'cancel-perks', 'keep', [], MEMBERS),
    step('cancel', 'cancel-gift', 'accept', [], MEMBERS),
    step('cancel', 'cancel-gift', 'continue', [], MEMBERS),
    step('cancel', 'cancel-confirm', 'confirm', ['agreed'], MEMBERS),
    step('upgrade', 'upgrade-choose', 'continue', ['MBR-PLUS-UK'], ['uk-annual-member']),
    step('upgrade', 'upgrade-confirm/MBR-PLUS-UK', 'confirm', ['agreed'], ['uk-annual-member']),
    step('extend', 'extend-offer', 'continue', [], ['uk-annual-member']),
    step('extend', 'extend-confirm', 'confirm', ['agreed'], ['uk-annual-member']),
  ],
  getAnniversaryGiftModal: PUBLISHED_ONLY,
  requestAnniversaryReminder: NO_VARIABLES,
  getCampaignThresholds: NO_VARIABLES,
  entitlements: NO_VARIABLES,
  getGracePeriodEntitlement: NO_VARIABLES,
  getDiscoveryJourneySlides: NO_VARIABLES,
  getUserPrompts: NO_VARIABLES,
  addUserPrompt: [{ variables: { prompt: 'DISCOVERY_JOURNEY_MODAL' } }],

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
  contentBySlug: [
    { variables: { slug: 'no-such-page', contentType: 'page', ...PUBLISHED } },
    { variables: { slug: 'terms-and-conditions', contentType: 'legalPage', ...PUBLISHED } },
    { variables: { slug: 'home', contentType: 'page', ...PUBLISHED } },
    { variables: { slug: 'order-it-again', contentType: 'accountBanner', ...PUBLISHED } },
  ],
  getBlogArticles: [
    { variables: {} },
    { variables: { category: 'skin', pagination: { currentPage: 1, perPage: 2 } } },
    { variables: { category: 'no-such-category' } },
  ],
  getBlogArticle: [{ variables: { slug: 'one-lipstick-five-ways' } }, { variables: { slug: 'no-such-article' } }],
  getQuiz: [{ variables: { slug: 'skincare' } }, { variables: { slug: 'no-such-quiz' } }],
  submitQuiz: [quiz({}), quiz({ routine: ['routine-short'] }), quiz({ concern: [] })],
  getQuizResult: [
    { variables: { id: 'skincare~skin-type-dry~sensitivity-often~concern-dryness~routine-long~sun-much' } },
    { variables: { id: 'no-such-result' } },
  ],
  addEmailContact: [
    { variables: { email: NOBODY.email, country: 'UK', source: 'Email Footer' } },
    { variables: { email: 'bounce@example.com', country: 'US', source: 'Newsletter' } },
  ],
  viewerCountry: NO_VARIABLES,
}
