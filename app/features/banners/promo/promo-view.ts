import 'server-only'
import { sanitisedHtml } from '#app/design-system/rich-text/sanitised-html.ts'
import { bannersCopy } from '#app/messages/frame/banners.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { bannerSettings } from '#app/platform/settings/banner-settings.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { GetPromotionalBannerQuery } from '#operations/__generated__/operations.ts'
import { bannerLink } from '../banner-link.ts'
import type { PromoSlide, PromoTone, PromoView } from '../banners-view.ts'
import { fitOf } from '../page-patterns.ts'

export type PromotionalBanner = NonNullable<GetPromotionalBannerQuery['promotionalBanner']>
type Message = PromotionalBanner['contentMessages'][number]

/** Maximum number of slides. */
const MOST_SLIDES = 12

/** The page and the shopper of a promotional banner. */
type PromoSituation = {
  store: Store
  path: string
  isMember: boolean
  /** The skinny banner then states the threshold, and the CMS's messages would contradict it. */
  isFreeDeliveryActive: boolean
}

/** The promotional banner of a page. Undefined if it is empty or the page is excluded. */
export function promoView(banner: PromotionalBanner | null | undefined, situation: PromoSituation): PromoView | undefined {
  const { store, path } = situation
  if (!banner || fitOf({ pagesToShow: [], pagesToExclude: banner.pagesToExclude }, path) === undefined) return undefined
  const slides = banner.contentMessages
    .filter((message) => isFor(message, situation))
    .flatMap((message) => slideOf(message, store) ?? [])
    .slice(0, MOST_SLIDES)
  if (slides.length === 0) return undefined
  const count = String(slides.length)
  const slideNames = slides.map((_, index) => formatMessage(bannersCopy.promo.slide, { slide: String(index + 1), count }))
  return { ...coloursOf(banner), slides, slideNames }
}

/** Types of messages name their audience and what they promise, as those of the small print do (open point A93). */
const FOR_NON_MEMBERS = /_NON_MEMBERS$/
const FOR_MEMBERS = /(?<!_NON)_MEMBERS$/
const FREE_DELIVERY = /^FREE_SHIPPING_/

function isFor({ type }: Message, { isMember, isFreeDeliveryActive }: PromoSituation): boolean {
  return !(isMember ? FOR_NON_MEMBERS : FOR_MEMBERS).test(type) && !(isFreeDeliveryActive && FREE_DELIVERY.test(type))
}

/** A slide of the review service, or a message if any text is left after sanitising. */
function slideOf({ type, message, link }: Message, store: Store): PromoSlide | undefined {
  const { slideType, urls } = bannerSettings.reviewService
  if (type === slideType) return { kind: 'reviews', link: { href: urls[store.id], opensNewTab: true } }
  const ownLink = bannerLink(store, link)
  // Links cannot nest: a slide with a link of its own drops the links in its text.
  const safe = sanitisedHtml(message, { inline: true, toHref: (target) => storeHref(store, target) })
  const html = ownLink ? safe.replaceAll(/<\/?a(?=[\s>])[^>]*>/g, '') : safe
  return html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
    ? undefined
    : {
        kind: 'message',
        html,
        link: ownLink,
        ...(FOR_NON_MEMBERS.test(type) && { onlyFor: 'typical' }),
      }
}

const tones: ReadonlySet<string> = new Set<PromoTone>(['WARNING_MEDIUM', 'ACCENT_WARM', 'SECONDARY_LIGHT'])

function toneOf({ tokenName }: { tokenName: string }): PromoTone {
  return tones.has(tokenName) ? (tokenName as PromoTone) : 'PRIMARY_DARK'
}

/**
 * Maps colour tokens; unknown ones become primary dark. If text and background would both be light or both dark, the text colour changes.
 * Open point A87.
 */
export function coloursOf(banner: Pick<PromotionalBanner, 'backgroundColour' | 'fontColour'>): Pick<PromoView, 'ground' | 'letters'> {
  const ground = toneOf(banner.backgroundColour)
  const letters = toneOf(banner.fontColour)
  if (ground === 'PRIMARY_DARK') return { ground, letters: letters === 'PRIMARY_DARK' ? 'WHITE' : letters }
  return { ground, letters: 'PRIMARY_DARK' }
}
