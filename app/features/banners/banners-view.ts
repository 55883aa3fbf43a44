export type BannerLink = { href: string; opensNewTab: boolean }

/** The skinny banner chosen for a page. */
export type SkinnyView = {
  id: string
  link: BannerLink | undefined
  /** For wide and for narrow screens. */
  longText: string
  shortText: string
  /** Its own background as `#rrggbb` and the text colour that is readable on it. Undefined: the shop's default. */
  ground: { colour: string; letters: 'dark' | 'light' } | undefined
  /** End of the countdown in milliseconds, and its format. */
  endsAt: number | undefined
  display: 'clock' | 'remaining'
  /** The experiment that chose its text, and the variation. */
  experiment: { flag: string; variation: string } | undefined
  /** A banner of the free-delivery experiment: hidden from shoppers who were recorded in it in an earlier session, whatever the group. */
  isFreeDelivery: boolean
}

/** A slide of the promotional banner. `onlyFor` hides a message for others from members before their own banners have loaded. */
export type PromoSlide =
  | { kind: 'message'; html: string; link: BannerLink | undefined; onlyFor?: 'typical' }
  | { kind: 'reviews'; link: BannerLink }

/** A colour token of the promotional banner. Unknown tokens become primary dark. */
export type PromoTone = 'WARNING_MEDIUM' | 'ACCENT_WARM' | 'SECONDARY_LIGHT' | 'PRIMARY_DARK'

export type PromoView = { ground: PromoTone; letters: PromoTone | 'WHITE'; slides: PromoSlide[]; slideNames: string[] }

/** The banners of a page for its visitor. */
export type BannersView = {
  skinny: SkinnyView | undefined
  /** Replaces the skinny banner for shoppers with a referral role. */
  referral: string | undefined
  promo: PromoView | undefined
  /** The browser has to load the promotional banner after refreshing the session. */
  isPromoToCome: boolean
  smallPrint: string | undefined
  /** Messages of the member footer. Undefined for everyone else. */
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
