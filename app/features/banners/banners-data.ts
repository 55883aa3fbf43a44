import 'server-only'
import { cache } from 'react'
import { bannerWords } from '#app/messages/banners.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import type { Flags } from '#app/platform/experiments/known-flags.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { referralMessage, referralRole } from '#app/platform/shopper/referral.ts'
import { type ServerShopper, serverShopper } from '#app/platform/shopper/server-shopper.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { type Layout, type LayoutParts, layoutParts } from '#app/platform/store/layouts.ts'
import {
  EntitlementsDocument,
  GetBasketDocument,
  GetCampaignThresholdsDocument,
  GetMemberSkinnyBannerContentDocument,
  GetSkinnyBannerContentDocument,
} from '#operations/__generated__/operations.ts'
import { type BannersView, noBanners } from './banners-view.ts'
import { isFreeDeliveryActive } from './free-delivery.ts'
import { memberMessages } from './member-messages.ts'
import { keptPromo, loadPromo } from './promo-data.ts'
import { type PromotionalBanner, promoView } from './promo-view.ts'
import { skinnyView } from './skinny-view.ts'
import { smallPrintOf } from './small-print.ts'

/** A page whose banners are asked for, and who looks at it. */
type Asking = {
  visit: Visit
  /** Without the store's prefix; empty for a page that stands in for others. */
  path: string
  parts: LayoutParts
  flags: Flags
  shopper: ServerShopper | undefined
  /** How long each banner is waited for, milliseconds. */
  limitMs: number
}

/**
 * The banners of a page for whoever visits it. Each that cannot be had, or not in time, is left out and logged. A member's promotional banner is
 * loaded here only where `refreshSession` is given and has succeeded; without it, it is to come. [BANNER-18]
 */
export const bannersFor = cache(
  async (visit: Visit, path: string, layout: Layout, refreshSession?: () => Promise<void>): Promise<BannersView> => {
    const parts = layoutParts[layout]
    // Pages that stand in for others are made once with the build: what is on for a while has no place on them.
    if (path === '' || !parts.frame) return noBanners
    const [flags, shopper] = await Promise.all([flagsFor(visit), serverShopper(visit)])
    const limitMs = refreshSession ? slotLimitMs(visit, false) : slotLimitMs(visit)
    const asking: Asking = { visit, path, parts, flags, shopper, limitMs }
    const [skinny, referral, promo, messages] = await Promise.all([
      skinnyFor(asking),
      referralFor(asking),
      promoFor(asking, refreshSession),
      messagesFor(asking),
    ])
    return {
      skinny: referral === undefined ? skinny?.view : undefined,
      referral,
      promo: promo === 'to come' ? undefined : promoView(promo, visit.store, path),
      isPromoToCome: promo === 'to come',
      smallPrint: parts.smallPrint ? smallPrintFor(asking, referral === undefined ? skinny?.smallPrint : undefined, promo) : undefined,
      memberMessages: messages,
    }
  },
)

/** [SKINNY-07, SKINNY-08, LAYOUT-05, LAYOUT-13] */
async function skinnyFor({ visit, path, parts, flags, shopper, limitMs }: Asking): Promise<ReturnType<typeof skinnyView>> {
  if (!parts.skinnyBanner || flags['disable-skinny-banner'] === '1') return undefined
  const isMember = shopper?.isMember ?? false
  return slotOf(
    'the skinny banner',
    async () => skinnyView(await skinnyBanners(visit, isMember), { store: visit.store, path, isMember, flags }),
    limitMs,
  )
}

/** As they are published, or in preview mode as they are before that. */
async function skinnyBanners(visit: Visit, isMember: boolean) {
  if (isMember) return (await serverQuery(visit, GetMemberSkinnyBannerContentDocument, contentSource(visit))).memberSkinnyBannerContent
  return (await serverQuery(visit, GetSkinnyBannerContentDocument, contentSource(visit))).skinnyBannerContent
}

/** What is said in the skinny banner's place to who has referred a friend, or was referred. [LAYOUT-06] */
async function referralFor({ visit, parts, shopper, limitMs }: Asking): Promise<string | undefined> {
  if (!parts.skinnyBanner || !shopper) return undefined
  return slotOf(
    'the refer-a-friend banner',
    async () => {
      const role = referralRole((await serverQuery(visit, GetBasketDocument, {})).basket)
      return role && referralMessage(role, visit.store, shopper.firstName ?? '')
    },
    limitMs,
  )
}

/** [BANNER-15, BANNER-16, BANNER-18, BANNER-19, LAYOUT-13] */
async function promoFor(
  { visit, parts, flags, shopper, limitMs }: Asking,
  refreshSession: (() => Promise<void>) | undefined,
): Promise<PromotionalBanner | null | undefined | 'to come'> {
  const isOn = flags['experiment-promotional-banner'] === '1' && flags['disable-promotional-banner'] !== '1'
  if (!parts.promotionalBanner || !isOn) return undefined
  const kept = visit.cookieHeader === undefined ? undefined : keptPromo(visit, shopper)
  if (kept) return kept.banner
  if (shopper?.isMember && !refreshSession) return 'to come'
  return slotOf(
    'the promotional banner',
    async () => {
      if (shopper?.isMember) await refreshSession?.()
      return loadPromo(visit, shopper)
    },
    limitMs,
  )
}

/** What a member is told at the bottom of the page; what cannot be had is not told. [STICKY-01, STICKY-02, STICKY-04] */
async function messagesFor({ visit, path, parts, shopper, limitMs }: Asking): Promise<string[] | undefined> {
  if (!parts.memberFooter || !shopper?.isMember || /^\/account\/favourites(\/|$)/.test(path)) return undefined
  const [benefits, thresholds] = await Promise.all([
    slotOf('member benefits', async () => (await serverQuery(visit, EntitlementsDocument, {})).entitlements, limitMs),
    slotOf('campaign thresholds', async () => (await serverQuery(visit, GetCampaignThresholdsDocument, {})).campaignThresholds, limitMs),
  ])
  return memberMessages(
    { activeBenefits: benefits?.activeBenefits ?? [], thresholds: thresholds ?? [] },
    visit.store,
    bannerWords(visit.store.locale).memberFooter,
  )
}

function smallPrintFor(
  { flags, shopper }: Asking,
  skinnySmallPrint: string | null | undefined,
  promo: PromotionalBanner | null | undefined | 'to come',
): string | undefined {
  return smallPrintOf({
    isFreeDeliveryActive: isFreeDeliveryActive(flags['experiment-free-shipping-threshold']),
    isMember: shopper?.isMember ?? false,
    messages: promo === 'to come' ? [] : (promo?.contentMessages ?? []),
    skinnySmallPrint,
  })
}
