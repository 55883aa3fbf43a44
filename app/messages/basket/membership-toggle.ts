import { OFF, ON } from '../common.ts'

/** Words of the membership toggle card, in both stores. What it offers is the CMS's. Spec §2 Membership toggle card. */
export const membershipToggleCopy = {
  /** Name of the switch. */
  toggle: 'Membership in your bag',
  on: ON,
  off: OFF,
  /** After the price, by how long the membership runs; nothing for another. */
  per: { annually: 'a year', monthly: 'a month' },
  /** Heading and savings while a membership is in the bag; before that they are the CMS's. */
  inBag: '{name} is in your bag',
  saved: 'You save {amount} on this order.',
  seeMore: 'See more',
  /** With the blank that the specification has before it (open point A65). */
  seeLess: ' See less',
} as const
