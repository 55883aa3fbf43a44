/** Words of the banners and of the footer that sticks for members. Numbers and amounts stand for `{count}`, `{slide}` and `{amount}`. */
const enGB = {
  label: 'Offers',
  smallPrint: 'Terms of our offers',
  promo: {
    label: 'Messages from the shop',
    previous: 'Previous message',
    next: 'Next message',
    slides: 'Messages',
    slide: 'Message {slide} of {count}',
    pause: 'Pause the messages',
    play: 'Let the messages turn',
    reviews: 'Read what our customers say',
  },
  newTab: '(opens in a new tab)',
  countdown: {
    clock: { days: 'DAYS', hours: 'HRS', minutes: 'MINS', seconds: 'SECS' },
    left: {
      days: { one: '{count} day left', more: '{count} days left' },
      hours: { one: '{count} hour left', more: '{count} hours left' },
      minutes: { one: '{count} minute left', more: '{count} minutes left' },
    },
  },
  memberFooter: {
    label: 'Your membership',
    delivery: 'Free standard delivery over {amount}',
    samples: 'Free samples over {amount}',
    welcomeGift: 'Your welcome gift is waiting for you',
    anniversaryGift: 'Your anniversary gift is waiting for you',
    pricesOnly: "Member's Prices on everything, every day",
    button: 'View all your {programme} member benefits',
  },
} as const

type WordsOf<Words> = { readonly [Key in keyof Words]: Words[Key] extends string ? string : WordsOf<Words[Key]> }
export type BannerWords = WordsOf<typeof enGB>
/** Those of the banners over the header. */
export type AboveWords = Omit<BannerWords, 'memberFooter' | 'smallPrint'>

const enUS: BannerWords = { ...enGB, memberFooter: { ...enGB.memberFooter, delivery: 'Free standard shipping over {amount}' } }

/** The banners' words in one locale; the UK's for a locale that the shop does not have. */
export function bannerWords(locale: string): BannerWords {
  return locale === 'en-US' ? enUS : enGB
}
