/** A link as a banner shows it. */
export type BannerLink = { href: string; opensNewTab: boolean }

/** The skinny banner of a page, chosen and worded. */
export type SkinnyView = {
  id: string
  link: BannerLink | undefined
  /** Where there is room, and on a narrow screen. */
  longText: string
  shortText: string
  /** Its own ground, `#rrggbb`, and which letters can be read on it; the shop's own ground and white letters if left out. */
  ground: { colour: string; letters: 'dark' | 'light' } | undefined
  /** What it counts down to, milliseconds; and how. */
  endsAt: number | undefined
  display: 'clock' | 'remaining'
  /** The experiment that chose its words, with the variation. */
  experiment: { flag: string; variation: string } | undefined
  /** It is of the active experiment on free delivery: hidden from who was recorded in it in an earlier session. */
  isFreeDelivery: boolean
}

export type PromoSlide = { kind: 'message'; html: string; link: BannerLink | undefined } | { kind: 'reviews'; link: BannerLink }

/** A colour of the promotional banner by its token, else the primary dark. */
export type PromoTone = 'WARNING_MEDIUM' | 'ACCENT_WARM' | 'SECONDARY_LIGHT' | 'PRIMARY_DARK'

export type PromoView = { ground: PromoTone; letters: PromoTone | 'WHITE'; slides: PromoSlide[]; slideNames: string[] }

/** The banners of a page for whoever is here. */
export type BannersView = {
  skinny: SkinnyView | undefined
  /** Stands in the skinny banner's place for who has a referral role. */
  referral: string | undefined
  promo: PromoView | undefined
  /** The promotional banner has yet to be loaded in the browser, the session refreshed first. */
  isPromoToCome: boolean
  smallPrint: string | undefined
  /** What a member is told at the bottom; undefined for everybody else. */
  memberMessages: string[] | undefined
}

/** No banner at all. */
export const noBanners: BannersView = {
  skinny: undefined,
  referral: undefined,
  promo: undefined,
  isPromoToCome: false,
  smallPrint: undefined,
  memberMessages: undefined,
}
