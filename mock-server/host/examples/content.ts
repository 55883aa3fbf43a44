import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { PUBLISHED } from '#fixtures/operations/values.ts'
import { A_FEW, NO_VARIABLES, type OperationExamples, PUBLISHED_ONLY, quiz } from './example.ts'

/** Entries of every type, with and without what an entry may lack. */
const entryIds = [
  'legal-privacy',
  'page-home',
  'page-join',
  'account-banner-for-you',
  'account-banner-wishlist',
  'toggle-card-basket',
  'toggle-card-checkout',
]

export const contentExamples: OperationExamples = {
  getNavigation: PUBLISHED_ONLY,
  getLegalPages: PUBLISHED_ONLY,
  getPromotionalBanner: PUBLISHED_ONLY,
  getSkinnyBannerContent: PUBLISHED_ONLY,
  getMemberSkinnyBannerContent: PUBLISHED_ONLY,
  getPromoTiles: (['BASKET', 'PRODUCT', 'CONFIRMATION'] as const).map((placement) => ({ variables: { placement } })),
  contentByEntryId: [...entryIds, 'no-such-entry'].map((entryId) => ({ variables: { entryId, ...PUBLISHED } })),
  contentByEntryIds: [{ variables: { entryIds, ...PUBLISHED } }, { variables: { entryIds: ['no-such-entry'], ...PUBLISHED } }],
  contentBySlug: [
    { variables: { slug: 'no-such-page', contentType: 'PAGE', ...PUBLISHED } },
    { variables: { slug: 'terms-and-conditions', contentType: 'LEGAL_PAGE', ...PUBLISHED } },
    { variables: { slug: 'home', contentType: 'PAGE', ...PUBLISHED } },
    { variables: { slug: 'join', contentType: 'PAGE', ...PUBLISHED } },
    { variables: { slug: 'order-it-again', contentType: 'ACCOUNT_BANNER', ...PUBLISHED } },
    { variables: { slug: 'order-history', contentType: 'ACCOUNT_BANNER', ...PUBLISHED } },
    { variables: { slug: 'basket', contentType: 'MEMBERSHIP_TOGGLE_CARD', ...PUBLISHED } },
    { variables: { slug: 'checkout', contentType: 'MEMBERSHIP_TOGGLE_CARD', ...PUBLISHED } },
  ],
  getBlogArticles: [
    { variables: {} },
    { variables: { category: 'skin', pagination: { currentPage: 1, perPage: 2 } } },
    { variables: { category: 'no-such-category' } },
  ],
  getBlogArticle: [{ variables: usualVariables.getBlogArticle }, { variables: { slug: 'no-such-article' } }],
  getQuizzes: NO_VARIABLES,
  getQuiz: [{ variables: usualVariables.getQuiz }, { variables: { slug: 'no-such-quiz' } }],
  submitQuiz: [
    quiz({}),
    quiz({ routine: ['routine-short'] }),
    quiz({ concern: [] }),
    quiz({ sun: ['skin-type-dry'] }),
    { variables: { input: { slug: 'no-such-quiz', answers: [] } }, scenarios: A_FEW },
  ],
  getQuizResult: [{ variables: usualVariables.getQuizResult }, { variables: { id: 'no-such-result' } }],
  addEmailContact: [
    { variables: usualVariables.addEmailContact },
    { variables: { email: 'bounce@example.com', country: 'US', source: 'Newsletter' } },
  ],
  viewerCountry: NO_VARIABLES,
}
