import { CONTACT_US, REQUEST, YOUR_DETAILS, YOUR_MEMBERSHIP } from '../shared.ts'

/** The contact page. */
export const contactCopy = {
  title: CONTACT_US,
  description: 'Answers to common questions, and how to reach us.',
  lead: 'Find answers to common questions, or write to us.',
  answers: 'Answers',
  account: 'About an order or a membership',
  orders: 'Your orders',
  membership: YOUR_MEMBERSHIP,
  profile: YOUR_DETAILS,
  write: 'Something else? Email us at {email}, with your order number if you have one.',
  request: REQUEST,
} as const
