/** The page on which a shopper finds somebody to ask, in both stores. `{email}` stands for the address. */
export const contactCopy = {
  title: 'Contact us',
  description: 'Answers to common questions, and how to reach us.',
  lead: 'Find answers to common questions, or write to us.',
  answers: 'Answers',
  account: 'About an order or a membership',
  orders: 'Your orders',
  membership: 'Your membership',
  profile: 'Your details',
  write: 'Something else? Email us at {email}, with your order number if you have one.',
  request: 'Send us a request',
} as const
