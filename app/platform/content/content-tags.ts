import { z } from 'zod'

/**
 * What shared pages are made of, by the names that the CMS's webhook gives it (decision 135). A page carries the tags of all that it asked for, and is made
 * anew when one of them is published.
 */
const TAG = /^(?:navigation|banners|promo-tiles|journal|legal-pages|(?:page|legal|article|quiz):[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?)$/

/** `navigation`, `banners`, `promo-tiles`, `journal`, `legal-pages`, or an entry: `page:join`, `legal:privacy`, `article:two-fingers-of-sunscreen`, `quiz:skincare`. */
export const contentTag = z.string().regex(TAG)

/** The kind of an entry in its tag, by its type in the CMS. Other types stand on no shared page. */
const entryKinds: Readonly<Record<string, string>> = { PAGE: 'page', LEGAL_PAGE: 'legal' }

type Variables = Readonly<Record<string, unknown>>

/** The tags of each query for content. */
const tagsByOperation: Readonly<Record<string, (variables: Variables) => readonly string[]>> = {
  getNavigation: () => ['navigation'],
  getPromotionalBanner: () => ['banners'],
  getSkinnyBannerContent: () => ['banners'],
  getPromoTiles: () => ['promo-tiles'],
  contentBySlug: ({ contentType, slug }) => [`${entryKinds[String(contentType)]}:${String(slug)}`],
  getLegalPages: () => ['legal-pages'],
  getQuiz: ({ slug }) => [`quiz:${String(slug)}`],
  getBlogArticles: () => ['journal'],
  getBlogArticle: ({ slug }) => ['journal', `article:${String(slug)}`],
}

/** The tags of what a query asks for; none if it asks for no content that editors publish. A slug that no entry can have makes no tag. */
export function contentTagsOf(operationName: string, variables: Variables): string[] {
  const tags = Object.hasOwn(tagsByOperation, operationName) ? (tagsByOperation[operationName]?.(variables) ?? []) : []
  return tags.filter((tag) => TAG.test(tag))
}
