import type { PromotionalBannerRecord, SkinnyBannerRecord } from '#fixtures/content/record.ts'
import type { PromotionalBanner, SkinnyBanner } from '#schema/__generated__/types.ts'
import { HOUR, isoInstant } from '../rules/instants.ts'

/** The rotating message banner in the contract's shape. */
export function promotionalBannerModel({
  variant,
  backgroundColour,
  fontColour,
  contentMessages,
  pagesToExclude,
}: PromotionalBannerRecord): PromotionalBanner {
  return {
    variant,
    backgroundColour: { tokenName: backgroundColour },
    fontColour: { tokenName: fontColour },
    contentMessages: contentMessages.map(({ type, message, link, smallPrint }) => ({
      type,
      message,
      link: link ?? null,
      smallPrint: smallPrint ?? null,
    })),
    pagesToExclude: [...pagesToExclude],
  }
}

/** A skinny banner in the contract's shape; its countdown is relative to the world's start. */
export function skinnyBannerModel(record: SkinnyBannerRecord, startsAt: number): SkinnyBanner {
  const { id, title, audience, href, longText, shortText, endsInHours } = record
  return {
    id,
    title,
    href,
    longText,
    shortText,
    isMember: audience === 'members' || audience === 'everybody',
    isNonMember: audience === 'nonMembers' || audience === 'everybody',
    backgroundColor: record.backgroundColor ?? null,
    pagesToShow: [...(record.pagesToShow ?? [])],
    pagesToExclude: [...(record.pagesToExclude ?? [])],
    smallPrint: record.smallPrint ?? null,
    preventWidowsDesktop: record.preventWidowsDesktop ?? false,
    preventWidowsMobile: record.preventWidowsMobile ?? false,
    countdown: endsInHours === undefined ? null : { countdownEndDate: isoInstant(startsAt + endsInHours * HOUR) },
    experimentId: record.experimentId ?? null,
    variants: (record.variants ?? []).map((variant) => skinnyBannerModel(variant, startsAt)),
  }
}
