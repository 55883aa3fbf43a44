import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import { storeContent } from '#fixtures/content/store-content.ts'

/** A store's overrides with what is published now. An entry takes the place of all versions with its id; everything else is replaced as a whole. */
export function withPublished(
  overrides: Readonly<Partial<StoreContent>>,
  { entries, ...given }: Readonly<Partial<StoreContent>>,
  store: StoreLocale,
): Partial<StoreContent> {
  if (!entries) return { ...overrides, ...given }
  const ids = new Set(entries.map(({ id }) => id))
  const others = (overrides.entries ?? storeContent[store].entries).filter(({ id }) => !ids.has(id))
  return { ...overrides, ...given, entries: [...others, ...entries] }
}

/** The names of what is published, as the shop's webhook knows them (decision 135). Other entries stand on no shared page, and have none. */
export function publishedTags({ navigation, promotionalBanner, skinnyBanners, promoTiles, entries = [] }: Partial<StoreContent>): string[] {
  const kinds: Readonly<Record<string, string>> = { PAGE: 'page', LEGAL_PAGE: 'legal' }
  const tags = entries.flatMap(({ contentType, slug }) => (contentType in kinds ? [`${kinds[contentType]}:${slug}`] : []))
  if (navigation) tags.push('navigation')
  if (promotionalBanner !== undefined || skinnyBanners) tags.push('banners')
  if (promoTiles) tags.push('promo-tiles')
  return [...new Set(tags)]
}
