/** The page on which a shopper finds somebody to ask, in both stores. `{email}` stands for the address. */
export const contactCopy = {
  title: 'Contact us',
  description: 'Answers to what most people ask, and where to write to when yours is not among them.',
  lead: 'Most of what people ask is answered here. Where it is not, write to us.',
  answers: 'Answers',
  account: 'About an order or a membership',
  orders: 'Your orders',
  membership: 'Your membership',
  profile: 'Your details',
  write: 'Something else? Email us at {email}, with your order number if there is one.',
  request: 'Send us a request',
} as const
