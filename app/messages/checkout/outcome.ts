import { BILLED_TO, CONTACT_US, CONTINUE_SHOPPING, FREE, QUANTITY } from '../shared.ts'

/** While it is not known what became of a payment. Open point A221. */
export const returnCopy = {
  title: 'Your payment',
  pending: {
    heading: 'We’re checking your payment',
    text: 'Your bank hasn’t told us yet. Don’t pay again: this page shows your order as soon as it’s there.',
    waiting: 'Still checking. It can take a minute.',
    check: 'Check again',
    safe: 'You can close this page. If the payment goes through, we send the confirmation to your email.',
  },
  action: {
    heading: 'Your payment isn’t finished',
    text: 'Nothing is charged yet. Go on where you stopped, or choose another way to pay.',
    resume: 'Go on to pay',
    other: 'Choose another way to pay',
  },
  help: CONTACT_US,
} as const

/** The page of an order that was just placed. Open point A222. */
export const successCopy = {
  title: 'Thank you, your order is placed',
  lead: 'We’ve sent a confirmation to {email}.',
  number: 'Order number',
  delivery: 'Delivery',
  arrives: '{method}, {days}',
  deliverTo: 'Delivered to',
  billedTo: BILLED_TO,
  paid: 'Paid with',
  lines: 'What you ordered',
  quantity: QUANTITY,
  free: FREE,
  totals: {
    products: 'What you bought',
    discounts: 'Discounts taken off',
    delivery: 'Delivery cost',
    tax: 'Tax added',
    membership: 'Memberships',
    total: 'Total paid',
  },
  saved: 'Member’s Prices saved you {amount}.',
  membership: {
    heading: 'You’re a member now',
    text: 'Your {name} is active until {day}.',
    renews: 'Your {name} is active. It renews on {day}.',
  },
  register: {
    heading: 'Keep your orders in one place',
    text: 'Create an account to follow this order and check out faster next time.',
    link: 'Create your account',
  },
  shop: CONTINUE_SHOPPING,
} as const
