import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { PUBLISHED } from '#fixtures/operations/values.ts'
import { A_FEW, NO_VARIABLES, type OperationExamples, PUBLISHED_ONLY, quiz } from './example.ts'

export const contentExamples: OperationExamples = {
  getNavigation: PUBLISHED_ONLY,
  getPromotionalBanner: PUBLISHED_ONLY,
  getSkinnyBannerContent: PUBLISHED_ONLY,
  getMemberSkinnyBannerContent: PUBLISHED_ONLY,
  getPromoTiles: (['BASKET', 'PRODUCT', 'CONFIRMATION'] as const).map((placement) => ({ variables: { placement } })),
  contentByEntryId: [{ variables: usualVariables.contentByEntryId }, { variables: { entryId: 'no-such-entry', ...PUBLISHED } }],
  contentByEntryIds: [{ variables: usualVariables.contentByEntryIds }],
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
  getBlogArticle: [{ variables: usualVariables.getBlogArticle }, { variables: { slug: 'no-such-article' } }],
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
