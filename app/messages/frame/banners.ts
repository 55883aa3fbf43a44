import { byLocale } from '../by-locale.ts'
import { NEW_TAB, OFFERS, PAUSE, PLAY, YOUR_MEMBERSHIP } from '../shared.ts'

/** The banners over the header. */
export const bannersCopy = {
  label: OFFERS,
  promo: {
    label: 'Messages from the shop',
    previous: 'Previous message',
    next: 'Next message',
    slides: 'Messages',
    slide: 'Message {slide} of {count}',
    pause: PAUSE,
    play: PLAY,
    reviews: 'Read what our customers say',
  },
  newTab: NEW_TAB,
  countdown: {
    clock: { days: 'DAYS', hours: 'HRS', minutes: 'MINS', seconds: 'SECS' },
    left: {
      days: '{count, plural, one {# day left} other {# days left}}',
      hours: '{count, plural, one {# hour left} other {# hours left}}',
      minutes: '{count, plural, one {# minute left} other {# minutes left}}',
    },
  },
} as const

export type BannersCopy = typeof bannersCopy

/** Names the small print of the offers. */
export const SMALL_PRINT = 'Offer terms'

/** The footer that sticks to the window for members. */
export const memberFooterCopy = byLocale(
  {
    label: YOUR_MEMBERSHIP,
    delivery: 'Free standard delivery over {amount}',
    samples: 'Free samples over {amount}',
    welcomeGift: 'Your welcome gift is waiting for you',
    anniversaryGift: 'Your anniversary gift is waiting for you',
    pricesOnly: "Member's Prices on everything, every day",
    button: 'View all your {programme} member benefits',
  },
  { 'en-US': { delivery: 'Free standard shipping over {amount}' } },
)
