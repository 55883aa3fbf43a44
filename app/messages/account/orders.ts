import {
  BILLED_TO,
  CONTACT_US,
  FREE,
  GIFT,
  ITEMS,
  OUT_OF_STOCK,
  PAGES,
  QUANTITY,
  SHOP_BESTSELLERS,
  UNREACHABLE_UNCHANGED,
} from '../shared.ts'

/** The list of orders. */
export const ordersCopy = {
  title: 'Order History',
  subheader: 'What you ordered, and where it is.',
  number: 'Order {number}',
  items: ITEMS,
  view: 'View order',
  more: '{count, plural, one {and # more} other {and # more}}',
  arrives: 'Arrives by {day}',
  partArrives: 'The first parcel arrives by {day}',
  restArrives: 'The rest arrives by {day}',
  arrivesOnDays: 'Parcels arrive by {days}',
  pages: PAGES,
  previous: 'Newer orders',
  next: 'Older orders',
  listType: 'orders',
  empty: { heading: 'No orders yet', text: 'When you order, you can follow it from here.', link: SHOP_BESTSELLERS },
} as const

/** How far an order has come. */
export const orderStatusCopy = {
  PLACED: 'Placed',
  PACKING: 'Being packed',
  DISPATCHED: 'On its way',
  DELIVERED: 'Arrived',
  CANCELLED: 'Cancelled and refunded',
  RETURNED: 'Returned and refunded',
} as const

/** One order. */
export const orderCopy = {
  back: 'All orders',
  placed: 'Placed on {day}',
  lines: 'In this order',
  quantity: QUANTITY,
  free: FREE,
  gift: GIFT,
  total: 'Order total',
  saved: 'You saved {amount} with Member’s Prices.',
  tracking: {
    heading: 'Your parcel',
    headingMany: 'Your parcels',
    one: 'Parcel {number}',
    holds: 'In it: {items}',
    rest: 'The rest of your order follows in a parcel of its own.',
    carrier: '{carrier}, parcel {number}',
    follow: 'Track with {carrier}',
    expected: 'Expected on {day}',
    arrived: 'It has arrived.',
    none: 'Your parcel hasn’t left yet. Tracking shows here when it does.',
    history: 'What happened to the parcel',
  },
  details: {
    heading: 'Delivery and payment',
    to: 'Deliver to',
    method: 'How it goes',
    paid: 'Paid by',
    email: 'Confirmation sent to',
  },
  again: {
    heading: 'Buy it again',
    text: 'Untick what you don’t need. Prices are today’s.',
    legend: 'Products to put in your bag',
    add: 'Add ticked to bag',
    gone: 'No longer sold',
    out: OUT_OF_STOCK,
    nothing: 'None of these products can be bought at the moment.',
  },
  cancel: {
    start: 'Cancel this order',
    heading: 'Cancel the whole order?',
    text: 'We stop it and refund {amount} to {method}. This can’t be undone.',
    confirm: 'Yes, cancel it',
    keep: 'Keep the order',
  },
  invoice: 'Invoice to print',
  help: CONTACT_US,
  posted: {
    done: { cancelled: { header: 'Your order is cancelled', message: 'The refund is on its way. It takes up to five working days.' } },
    failed: {
      TOO_LATE: { header: 'Too late to cancel', message: 'This order has already left or is over. You can return it when it arrives.' },
      UNAVAILABLE: {
        header: 'Your order is not cancelled',
        message: UNREACHABLE_UNCHANGED,
      },
    },
  },
} as const

/** An order's invoice. */
export const invoiceCopy = {
  title: 'Invoice',
  print: 'Print',
  back: 'Back to the order',
  number: 'Invoice for order {number}',
  date: 'Date',
  billedTo: BILLED_TO,
  columns: { item: 'Item', quantity: 'Quantity', price: 'Amount' },
  caption: 'What was ordered and what it cost',
  contained: 'Prices contain {amount} of VAT.',
} as const
