import type { NavItemRecord } from '#fixtures/content/record.ts'
import type { LegalPage, NavItem } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import { promotionalBannerModel, skinnyBannerModel } from '../content/banner-models.ts'
import { entryModel, legalPageModel } from '../content/entry-model.ts'
import { promoTileModels } from '../content/promo-tiles.ts'
import { contentOf } from '../content/store-content.ts'
import type { ContractContext } from '../context.ts'
import { shownVersion } from '../rules/content-publication.ts'

function navItem({ id, title, href, isHighlighted, columns = [], promo }: NavItemRecord, context: ContractContext): NavItem {
  const image = promo ? pictureOf(promo.picture, context) : null
  return {
    id,
    title,
    href,
    isHighlighted: isHighlighted ?? false,
    columns: columns.map(({ title: heading, links }) => ({ title: heading ?? null, links: links.map((link) => ({ ...link })) })),
    promo: promo && image ? { image, link: { ...promo.link } } : null,
  }
}

/** The matching entry as it is shown to whoever asks now; null if there is none. */
function entry(
  context: ContractContext,
  { branchName, preview }: { branchName: string; preview: boolean },
  isWanted: (record: { id: string; slug: string; contentType: string }) => boolean,
): ReturnType<typeof entryModel> | null {
  const versions = contentOf(context).entries.filter(isWanted)
  const record = shownVersion(versions, { branchName, preview, sinceStart: context.now - context.startsAt })
  return record ? entryModel(record, context) : null
}

/** The legal pages that are shown to whoever asks now. One without words is no page. */
function legalPages(context: ContractContext, { branchName, preview }: { branchName: string; preview: boolean }): LegalPage[] {
  const { entries } = contentOf(context)
  const versions = entries.flatMap((record) => (record.contentType === 'LEGAL_PAGE' ? [record] : []))
  const asked = { branchName, preview, sinceStart: context.now - context.startsAt }
  return [...new Set(versions.map(({ slug }) => slug))].flatMap((slug) => {
    const shown = shownVersion(
      versions.filter((one) => one.slug === slug),
      asked,
    )
    return shown && shown.fields.body.trim() !== '' ? [legalPageModel(shown, context)] : []
  })
}

/** Resolvers of CMS content. */
export const contentResolvers: Resolvers<ContractContext> = {
  Query: {
    promotionalBanner: (_root, _args, context) => {
      const record = contentOf(context).promotionalBanner
      return record && promotionalBannerModel(record)
    },
    skinnyBannerContent: (_root, _args, context) =>
      contentOf(context).skinnyBanners.map((record) => skinnyBannerModel(record, context.startsAt)),
    memberSkinnyBannerContent: (_root, _args, context) =>
      contentOf(context).memberSkinnyBanners.map((record) => skinnyBannerModel(record, context.startsAt)),
    navigation: (_root, _args, context) => contentOf(context).navigation.map((item) => navItem(item, context)),
    promoTiles: (_root, { placement }, context) => promoTileModels(placement, context),
    legalPages: (_root, args, context) => legalPages(context, args),
    contentByEntryId: (_root, args, context) => entry(context, args, ({ id }) => id === args.entryId),
    contentByEntryIds: (_root, args, context) => args.entryIds.flatMap((entryId) => entry(context, args, ({ id }) => id === entryId) ?? []),
    contentBySlug: (_root, args, context) =>
      entry(context, args, ({ slug, contentType }) => slug === args.slug && contentType === args.contentType),
  },
}
