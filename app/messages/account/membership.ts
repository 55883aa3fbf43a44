import { CONTACT_US, JOIN, SHOP, TRY_AGAIN } from '../shared.ts'

/** Membership & Billing. Open point A284. */
export const membershipCopy = {
  title: 'Membership & Billing',
  subheader: 'What you have, what it costs, and when.',
  facts: 'Your membership in short',
  manage: 'Change your membership',
  flows: { upgrade: 'Upgrade', extend: 'Extend your membership', cancel: 'Cancel membership' },
  reactivate: { cancelled: 'Take it up again', 'renewal-failed': 'Update Payment Details & Renew' },
  none: {
    heading: 'You are not a member yet',
    lead: 'Members pay the Member’s Price on everything and choose free samples with larger orders.',
    join: JOIN,
    shop: SHOP,
  },
  savings: {
    heading: 'What it saved you',
    ahead: 'You saved {total} in the last 12 months. That is {difference} more than the {cost} that your membership cost.',
    even: 'You saved {total} in the last 12 months, as much as your membership cost.',
    behind: 'You saved {total} in the last 12 months. Your membership cost {cost}, so {difference} is left to earn back.',
    free: 'You saved {total} in the last 12 months, and your membership cost nothing.',
    more: 'See all your perks',
  },
  payment: {
    heading: 'How you pay',
    none: 'No payment details are saved.',
    expires: 'Expires {month}/{year}',
    expired: 'Expired {month}/{year}',
    forMembership: 'Your membership is charged to it.',
    default: 'Used first',
    update: 'Update payment details',
    failed: "We couldn't load how you pay.",
  },
  history: {
    heading: 'Your memberships so far',
    plan: 'Membership',
    since: 'Began',
    status: 'Status',
    statuses: { active: 'Active', cancelled: 'Cancelled', expired: 'Ended' },
  },
  done: {
    reactivated: { header: 'Welcome back', message: 'Your payment details are saved and your membership runs again.' },
    updated: { header: 'Saved', message: 'Your payment details are saved.' },
    'not-reactivated': {
      header: 'Saved',
      message: 'Your payment details are saved. There was no membership left to renew: choose one on the join page.',
    },
  },
  unsure: {
    header: 'We could not tell whether it worked',
    message: 'Our server did not answer in time. Look at what is shown here before you try again.',
  },
  unstarted: { header: 'That did not work', message: 'Nothing has changed. Please try again.' },
} as const

/** The steps of changing a membership. Open point A284. */
export const membershipFlowCopy = {
  back: 'Back',
  leave: 'Leave without changing anything',
  pros: 'What you have',
  cons: 'What would go',
  rating: '{stars} out of 5 stars, {count, plural, one {# review} other {# reviews}}',
  by: 'by {brand}',
  optional: '(optional)',
  choose: 'Choose one',
  problems: {
    OPTION: 'Choose one of the options.',
    TEXT_REQUIRED: 'Write a few words.',
    TEXT_LONG: 'Use {max} characters or fewer.',
    AGREE: 'Tick the box to go on.',
    STEP: 'That step has changed meanwhile. Look at it again.',
    UNSENT: 'Your answer did not arrive. Nothing has changed. Please send it again.',
  },
  toMembership: 'Back to your membership',
  shop: SHOP,
  contact: CONTACT_US,
  unknown: {
    step: 'We cannot show this step here. Nothing has changed: write to us, and we do it for you.',
    part: 'A part of this step cannot be shown here. If you miss something, write to us first.',
  },
  retry: TRY_AGAIN,
} as const

/** Update payment details. Open point A284. */
export const paymentUpdateCopy = {
  title: 'Update payment details',
  subheader: 'The card that your membership is charged to.',
  lead: 'Your new card replaces the one that your membership is charged to. Nothing else changes.',
  leadReactivate: 'Save a card that works, and your membership runs again at once. The next fee is charged to it.',
  card: 'Your new card',
  frame: 'Card details',
  loading: 'Loading the card fields…',
  incomplete: 'Check the card details.',
  again: TRY_AGAIN,
  needsScripts:
    'A card needs JavaScript, because its number goes to our payment provider and never to us. Turn it on and load this page again.',
  marks: 'Cards that you can use',
  save: 'Save card',
  saveAndRenew: 'Save card and renew',
  saving: 'Saving…',
  back: 'Back to your membership',
  late: 'The time to renew this membership has passed. You can still save a card, and join again whenever you like.',
  cardFirst: 'Fill in the card details first.',
} as const
