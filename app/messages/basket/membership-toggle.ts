import { MONTHLY, OFF, ON, YEARLY } from '../shared.ts'

/** The membership toggle card. Its offer comes from the CMS. Spec §2 Membership toggle card. */
export const membershipToggleCopy = {
  /** Name of the switch. */
  toggle: 'Membership in your bag',
  on: ON,
  off: OFF,
  /** After the price, by the membership's duration. */
  per: { annually: YEARLY, monthly: MONTHLY },
  /** Heading and savings while a membership is in the basket; otherwise the CMS's. */
  inBasket: '{name} is in your bag',
  saved: 'You save {amount} on this order.',
  seeMore: 'See more',
  /** The leading space is the specification's (open point A65). */
  seeLess: ' See less',
} as const
