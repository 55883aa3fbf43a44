import 'server-only'
import { cache } from 'react'
import { memberFooterCopy } from '#app/messages/frame/banners.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import type { Flags } from '#app/platform/experiments/known-flags.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { campaignThresholds, memberEntitlements } from '#app/platform/membership/member-answers.ts'
import { type Layout, type LayoutParts, layoutParts } from '#app/platform/page/layouts.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { type PageShopper, pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { referralMessage, referralRole } from '#app/platform/shopper/referral.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import {
  GetBasketDocument,
  GetMemberSkinnyBannerContentDocument,
  GetSkinnyBannerContentDocument,
} from '#operations/__generated__/operations.ts'
import { type BannersView, noBanners } from './banners-view.ts'
import { memberMessages } from './member-footer/member-messages.ts'
import { keptPromo, loadPromo } from './promo/promo-data.ts'
import { type PromotionalBanner, promoView } from './promo/promo-view.ts'
import { isFreeDeliveryActive } from './skinny/free-delivery.ts'
import { skinnyView } from './skinny/skinny-view.ts'
import { smallPrintOf } from './small-print/small-print.ts'

/** A page and its visitor. */
type Asking = {
  pageRequest: PageRequest
  /** Without the store's prefix; empty for a stand-in page. */
  path: string
  parts: LayoutParts
  flags: Flags
  shopper: PageShopper | undefined
  /** Timeout for each banner in milliseconds. */
  limitMs: number
}

/**
 * Loads a page's banners for its visitor. A banner that fails or times out is left out and logged. A member's promotional banner loads here
 * only if `refreshSession` is given and succeeds; otherwise the browser loads it.
 */
export const bannersFor = cache(
  async (pageRequest: PageRequest, path: string, layout: Layout, refreshSession?: () => Promise<void>): Promise<BannersView> => {
    const parts = layoutParts[layout]
    // Stand-in pages are prerendered once with the build, so they show nothing temporary.
    if (path === '' || !parts.frame) return noBanners
    const [flags, shopper] = await Promise.all([flagsFor(pageRequest), pageShopper(pageRequest)])
    const limitMs = refreshSession ? slotLimitMs(pageRequest, false) : slotLimitMs(pageRequest)
    const asking: Asking = { pageRequest, path, parts, flags, shopper, limitMs }
    const [skinny, referral, promo, messages] = await Promise.all([
      skinnyFor(asking),
      referralFor(asking),
      promoFor(asking, refreshSession),
      messagesFor(asking),
    ])
    return {
      skinny: referral === undefined ? skinny?.view : undefined,
      referral,
      promo:
        promo === 'to come'
          ? undefined
          : promoView(promo, {
              store: pageRequest.store,
              path,
              isMember: shopper?.isMember ?? false,
              isFreeDeliveryActive: isFreeDeliveryActive(flags['experiment-free-shipping-threshold']),
            }),
      isPromoToCome: promo === 'to come',
      smallPrint: parts.smallPrint ? smallPrintFor(asking, referral === undefined ? skinny?.smallPrint : undefined, promo) : undefined,
      memberMessages: messages,
    }
  },
)

async function skinnyFor({ pageRequest, path, parts, flags, shopper, limitMs }: Asking): Promise<ReturnType<typeof skinnyView>> {
  if (!parts.skinnyBanner || flags['disable-skinny-banner'] === '1') return undefined
  const isMember = shopper?.isMember ?? false
  return slotOf(
    'the skinny banner',
    async () => skinnyView(await skinnyBanners(pageRequest, isMember), { store: pageRequest.store, path, isMember, flags }),
    limitMs,
  )
}

/** Published banners, or drafts in preview mode. */
async function skinnyBanners(pageRequest: PageRequest, isMember: boolean) {
  if (isMember)
    return (await serverQuery(pageRequest, GetMemberSkinnyBannerContentDocument, contentSource(pageRequest))).memberSkinnyBannerContent
  return (await serverQuery(pageRequest, GetSkinnyBannerContentDocument, contentSource(pageRequest))).skinnyBannerContent
}

/** The message for advocates and referred friends, which replaces the skinny banner. */
async function referralFor({ pageRequest, parts, shopper, limitMs }: Asking): Promise<string | undefined> {
  if (!parts.skinnyBanner || !shopper) return undefined
  return slotOf(
    'the refer-a-friend banner',
    async () => {
      const role = referralRole((await serverQuery(pageRequest, GetBasketDocument, {})).basket)
      return role && referralMessage(role, pageRequest.store, shopper.firstName ?? '')
    },
    limitMs,
  )
}

async function promoFor(
  { pageRequest, parts, flags, shopper, limitMs }: Asking,
  refreshSession: (() => Promise<void>) | undefined,
): Promise<PromotionalBanner | null | undefined | 'to come'> {
  const isOn = flags['experiment-promotional-banner'] === '1' && flags['disable-promotional-banner'] !== '1'
  if (!parts.promotionalBanner || !isOn) return undefined
  const kept = pageRequest.cookieHeader === undefined ? undefined : keptPromo(pageRequest, shopper)
  if (kept) return kept.banner
  if (shopper?.isMember && !refreshSession) return 'to come'
  return slotOf(
    'the promotional banner',
    async () => {
      if (shopper?.isMember) await refreshSession?.()
      return loadPromo(pageRequest, shopper)
    },
    limitMs,
  )
}

/** Messages of the member footer. Messages that fail to load are left out. */
async function messagesFor({ pageRequest, path, parts, shopper, limitMs }: Asking): Promise<string[] | undefined> {
  if (!parts.memberFooter || !shopper?.isMember || /^\/account\/favourites(\/|$)/.test(path)) return undefined
  const [benefits, thresholds] = await Promise.all([
    slotOf('member benefits', () => memberEntitlements(pageRequest), limitMs),
    slotOf('campaign thresholds', () => campaignThresholds(pageRequest), limitMs),
  ])
  return memberMessages(
    { activeBenefits: benefits?.activeBenefits ?? [], thresholds: thresholds ?? [] },
    pageRequest.store,
    memberFooterCopy(pageRequest.store.locale),
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
