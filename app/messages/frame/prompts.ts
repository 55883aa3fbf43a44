import { BACK, CLOSE, CONTINUE, PERKS_CAROUSEL, REDEEMED_PERKS, SENDING, UPDATE_AND_RENEW, YOUR_PERKS } from '../shared.ts'

/** The failed renewal modal. Spec §2, open point A110. */
export const renewalCopy = {
  title: "We couldn't renew your membership",
  alert: 'Membership renewal failed',
  body: 'Please update your payment method to keep your membership.',
  prices: 'Unlock Member Prices',
  perks: 'Keep exclusive Member Perks',
  gift: 'Claim your FREE Gift',
  left: 'You have {time} left to renew your membership',
  leftForGift: 'You have {time} left to unlock your free gift when you renew your membership',
  units: {
    day: '{count, plural, one {# day} other {# days}}',
    hour: '{count, plural, one {# hour} other {# hours}}',
    minute: '{count, plural, one {# minute} other {# minutes}}',
  },
  terms: 'T&Cs Apply',
  renew: UPDATE_AND_RENEW,
  close: CLOSE,
} as const

/** The anniversary gift teaser. Spec §2, open points A105 and A107. */
export const anniversaryCopy = {
  heading: '{header} {days, plural, one {# day} other {# days}}...',
  headingLiteral: '{header} {days, number} day(s)...',
  terms: "T&C's apply",
  remind: "Email me when it's here",
  sending: SENDING,
  reminded: "We'll email you a reminder",
  failed: "We couldn't set your reminder. Please try again.",
  close: 'close',
  dismiss: 'Close this window',
} as const

/** The discovery journey. Spec §2, open point A101. */
export const discoveryCopy = {
  title: 'Your Perks got better!',
  progress: 'Your progress',
  step: 'Step {step} of {of}',
  headings: {
    WELCOME_SLIDE: 'Welcome To Your New & Improved Member Rewards',
    ACTIVE_BENEFITS: YOUR_PERKS,
    REDEEMED_BENEFITS: REDEEMED_PERKS,
    NO_ACTIVE_MEMBERSHIP: 'No Active Membership',
  },
  carousel: PERKS_CAROUSEL,
  future: 'These perks are yours when you become a fully-fledged member',
  period: 'Saved over the last 12 months',
  back: BACK,
  actions: { CONTINUE, VIEW_PERKS: 'View Perks', JOIN: 'Join Now' },
  close: CLOSE,
} as const
