import {
  ACTIVE,
  BACK,
  CARD_DETAILS,
  CARD_FIRST,
  CONTACT_US,
  JOIN,
  LOADING_CARD_FIELDS,
  MEMBERSHIP_AND_BILLING,
  OPTIONAL,
  SHOP,
  STARS_AND_REVIEWS,
  TRY_AGAIN,
  UPDATE_AND_RENEW,
  WELCOME_BACK,
} from '../shared.ts'

const SAVED = 'Saved'
const TO_MEMBERSHIP = 'Back to your membership'
const UPDATE_DETAILS = 'Update payment details'

/** Membership & Billing. Open point A284. */
export const membershipCopy = {
  title: MEMBERSHIP_AND_BILLING,
  subheader: 'What you have, what it costs, and when.',
  manage: 'Change your membership',
  flows: { upgrade: 'Upgrade', extend: 'Extend your membership', cancel: 'Cancel membership' },
  reactivate: { cancelled: 'Take it up again', 'renewal-failed': UPDATE_AND_RENEW },
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
    update: UPDATE_DETAILS,
    failed: "We couldn't load how you pay.",
    remove: 'Remove {method}',
    removal: {
      heading: 'Remove {method}?',
      text: 'We forget it at once. To pay with it again, enter it at checkout.',
      confirm: 'Yes, remove it',
      keep: 'Keep it',
    },
  },
  history: {
    heading: 'Your memberships so far',
    plan: 'Membership',
    since: 'Began',
    status: 'Status',
    statuses: { active: ACTIVE, cancelled: 'Cancelled', expired: 'Ended' },
  },
  done: {
    reactivated: { header: WELCOME_BACK, message: 'Your payment details are saved and your membership runs again.' },
    'payment-removed': { header: 'Removed', message: 'We no longer keep this way to pay.' },
    updated: { header: SAVED, message: 'Your payment details are saved.' },
    'not-reactivated': {
      header: SAVED,
      message: 'Your payment details are saved. There was no membership left to renew: choose one on the join page.',
    },
  },
  failed: {
    PAYS_FOR_MEMBERSHIP: {
      header: 'This one is needed',
      message: 'Your membership is charged to it. Save another card first, and then remove this one.',
    },
    UNAVAILABLE: { header: 'Nothing was removed', message: 'That did not work. Look at how you pay below, and try again.' },
  },
  unsure: {
    header: 'We could not tell whether it worked',
    message: 'Our server did not answer in time. Look at what is shown here before you try again.',
  },
  unstarted: { header: 'That did not work', message: 'Nothing has changed. Please try again.' },
} as const

/** The steps of changing a membership. Open point A284. */
export const membershipFlowCopy = {
  back: BACK,
  leave: 'Leave without changing anything',
  pros: 'What you have',
  cons: 'What would go',
  rating: STARS_AND_REVIEWS,
  by: 'by {brand}',
  optional: OPTIONAL,
  choose: 'Choose one',
  problems: {
    OPTION: 'Choose one of the options.',
    TEXT_REQUIRED: 'Write a few words.',
    TEXT_LONG: 'Use {max} characters or fewer.',
    AGREE: 'Tick the box to go on.',
    STEP: 'That step has changed meanwhile. Look at it again.',
    UNSENT: 'Your answer did not arrive. Nothing has changed. Please send it again.',
  },
  toMembership: TO_MEMBERSHIP,
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
  title: UPDATE_DETAILS,
  subheader: 'The card that your membership is charged to.',
  lead: 'Your new card replaces the one that your membership is charged to. Nothing else changes.',
  leadReactivate: 'Save a card that works, and your membership runs again at once. The next fee is charged to it.',
  card: 'Your new card',
  frame: CARD_DETAILS,
  loading: LOADING_CARD_FIELDS,
  incomplete: 'Check the card details.',
  again: TRY_AGAIN,
  needsScripts:
    'A card needs JavaScript, because its number goes to our payment provider and never to us. Turn it on and load this page again.',
  marks: 'Cards that you can use',
  save: 'Save card',
  saveAndRenew: 'Save card and renew',
  saving: 'Saving…',
  back: TO_MEMBERSHIP,
  late: 'The time to renew this membership has passed. You can still save a card, and join again whenever you like.',
  cardFirst: CARD_FIRST,
} as const
