import { GIFT, NEW_TAB, OFFERS, PAUSE, PLAY } from '../shared.ts'

/** Promo tiles. Spec §4. */
export const promoTileWords = { giftTitle: GIFT, opensNewTab: NEW_TAB }

/** Progress of a tile for screen readers. */
export const promoProgressWords = {
  more: '{amount} more for {reward}',
  moreAlone: '{amount} more',
  reached: 'Reached',
} as const

/** The carousel of promo tiles. */
export const promoCarouselWords = {
  label: 'Offers for you',
  previous: 'Previous offer',
  next: 'Next offer',
  slides: OFFERS,
  slide: 'Offer {slide} of {count}',
  pause: PAUSE,
  play: PLAY,
} as const
