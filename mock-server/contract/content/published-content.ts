import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import { storeContent } from '#fixtures/content/store-content.ts'

/**
 * A store's overrides with what is published now. An entry takes the place of all versions with its id, an article, a topic and a quiz of the one with its slug; everything else
 * is replaced as a whole.
 */
export function withPublished(
  overrides: Readonly<Partial<StoreContent>>,
  { entries, articles, topics, quizzes, ...given }: Readonly<Partial<StoreContent>>,
  store: StoreLocale,
): Partial<StoreContent> {
  const shown = { ...storeContent[store], ...overrides }
  return {
    ...overrides,
    ...given,
    ...(entries && { entries: merged(shown.entries, entries, ({ id }) => id) }),
    ...(articles && { articles: merged(shown.articles, articles, ({ slug }) => slug) }),
    ...(topics && { topics: merged(shown.topics, topics, ({ slug }) => slug) }),
    ...(quizzes && { quizzes: merged(shown.quizzes, quizzes, ({ slug }) => slug) }),
  }
}

/** What stays beside what is new, and the new. */
function merged<Thing>(old: readonly Thing[], given: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  const names = new Set(given.map(nameOf))
  return [...old.filter((thing) => !names.has(nameOf(thing))), ...given]
}

/** The names of what is published, as the shop's webhook knows them (decision 135). Other entries stand on no shared page, and have none. */
export function publishedTags({
  navigation,
  promotionalBanner,
  skinnyBanners,
  promoTiles,
  entries = [],
  articles = [],
  topics = [],
  quizzes = [],
}: Partial<StoreContent>): string[] {
  const kinds: Readonly<Record<string, string>> = { PAGE: 'page', LEGAL_PAGE: 'legal' }
  const tags = entries.flatMap(({ contentType, slug }) => (contentType in kinds ? [`${kinds[contentType]}:${slug}`] : []))
  // Each legal page names the others.
  if (entries.some(({ contentType }) => contentType === 'LEGAL_PAGE')) tags.push('legal-pages')
  // Any article stands in lists and beside others, and its topic with it.
  if (articles.length + topics.length > 0) tags.push('journal')
  tags.push(...articles.map(({ slug }) => `article:${slug}`), ...quizzes.map(({ slug }) => `quiz:${slug}`))
  if (navigation) tags.push('navigation')
  if (promotionalBanner !== undefined || skinnyBanners) tags.push('banners')
  if (promoTiles) tags.push('promo-tiles')
  return [...new Set(tags)]
}
