import { GIFT, NEW_TAB, OFFERS, PAUSE, PLAY } from '../common.ts'

/** What a promo tile says beside its own words. Spec §4. */
export const promoTileWords = { giftTitle: GIFT, opensNewTab: NEW_TAB }

/** How far a tile's progress is, for who cannot see its bar. `{amount}` and `{reward}` are replaced. */
export const promoProgressWords = {
  more: '{amount} more for {reward}',
  moreAlone: '{amount} more',
  reached: 'Reached',
} as const

/** What the carousel of promo tiles says. `{slide}` and `{count}` stand for numbers. The same in both stores. */
export const promoCarouselWords = {
  label: 'Offers for you',
  previous: 'Previous offer',
  next: 'Next offer',
  slides: OFFERS,
  slide: 'Offer {slide} of {count}',
  pause: PAUSE,
  play: PLAY,
} as const
