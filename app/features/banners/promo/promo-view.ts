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

/** The most slides that a banner is believed to have. */
const MOST_SLIDES = 12

/** The promotional banner of a page; undefined where it has nothing to say or the page is excluded. */
export function promoView(banner: PromotionalBanner | null | undefined, store: Store, path: string): PromoView | undefined {
  if (!banner || fitOf({ pagesToShow: [], pagesToExclude: banner.pagesToExclude }, path) === undefined) return undefined
  const slides = banner.contentMessages.flatMap((message) => slideOf(message, store) ?? []).slice(0, MOST_SLIDES)
  if (slides.length === 0) return undefined
  const count = String(slides.length)
  const slideNames = slides.map((_, index) => formatMessage(bannersCopy.promo.slide, { slide: String(index + 1), count }))
  return { ...coloursOf(banner), slides, slideNames }
}

/** A review service's slide by its type, else words, where any are left once they are safe to show. */
function slideOf({ type, message, link }: Message, store: Store): PromoSlide | undefined {
  const { slideType, urls } = bannerSettings.reviewService
  if (type === slideType) return { kind: 'reviews', link: { href: urls[store.id], opensNewTab: true } }
  const ownLink = bannerLink(store, link)
  // A link holds no links: within one that leads somewhere, theirs would end it.
  const safe = sanitisedHtml(message, { inline: true, toHref: (target) => storeHref(store, target) })
  const html = ownLink ? safe.replaceAll(/<\/?a(?=[\s>])[^>]*>/g, '') : safe
  return html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '' ? undefined : { kind: 'message', html, link: ownLink }
}

const tones: ReadonlySet<string> = new Set<PromoTone>(['WARNING_MEDIUM', 'ACCENT_WARM', 'SECONDARY_LIGHT'])

function toneOf({ tokenName }: { tokenName: string }): PromoTone {
  return tones.has(tokenName) ? (tokenName as PromoTone) : 'PRIMARY_DARK'
}

/**
 * Ground and letters by their tokens; another word is the primary dark. Where both are light or both dark, so that nothing could be read, the
 * letters give way. Open point A87.
 */
export function coloursOf(banner: Pick<PromotionalBanner, 'backgroundColour' | 'fontColour'>): Pick<PromoView, 'ground' | 'letters'> {
  const ground = toneOf(banner.backgroundColour)
  const letters = toneOf(banner.fontColour)
  if (ground === 'PRIMARY_DARK') return { ground, letters: letters === 'PRIMARY_DARK' ? 'WHITE' : letters }
  return { ground, letters: 'PRIMARY_DARK' }
}
