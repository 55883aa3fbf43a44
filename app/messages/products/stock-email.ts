import { EMAIL_ADDRESS, EMAIL_ME, MALFORMED_EMAIL, SENDING } from '../shared.ts'

/** Waiting for a product that is out of stock. */
export const stockEmailCopy = {
  heading: "Email me when it's back",
  email: EMAIL_ADDRESS,
  submit: EMAIL_ME,
  sending: SENDING,
  malformed: MALFORMED_EMAIL,
  sent: "Thanks. We'll email you once, as soon as it's back in stock.",
  already: "You're already on the list. We'll email you once, as soon as it's back in stock.",
  back: "Good news: it's back in stock. Refresh the page to buy it.",
  failed: "Sorry, we couldn't save that. Check your address and try again.",
} as const
