/** The frame of the add-to-bag drawer, which stands in every page. */
export const addDrawerFrameCopy = {
  drawerTitle: 'Added To Basket',
  addingTitle: 'Adding to your basket',
  failedTitle: 'Not added yet',
  adding: 'Adding…',
  close: 'Close',
} as const

/** What the drawer holds once something was added. Spec §4. */
export const addDrawerCopy = {
  added: '{name} was added to your basket.',
  productAdded: 'Product Added',
  failed: 'Sorry, we could not confirm that. Look into your basket before you try again.',
  failedMore: 'Sorry, we could not confirm all of it. What you see here is in your basket.',
  refused: 'Sorry, that could not be added to your basket.',
  offline: 'You are offline. What you asked for is added as soon as you are back.',
  retry: 'Try again',
  review: 'Review bag & checkout',
  continue: 'Continue Shopping',
  orderSummary: 'Order summary',
  items: '{count, plural, one {# item} other {# items}}',
  quantity: 'Quantity {count}',
  typical: 'Typical Price',
  member: "Member's Price",
  upsellHeading: 'Make this {member}, not {typical}',
  upsellHeadingPlain: "Pay the Member's Price",
  upsellText: "Add {plan} for {price} and every item drops to the Member's Price.",
  addMembership: 'Add membership',
  addingMembership: 'Adding',
  membershipFailed: 'Sorry, we could not confirm that a membership was added.',
  trialHeading: 'Try it free first',
  trialText: "You can have a free trial: every item at the Member's Price, and nothing to pay for it today.",
  trialLink: 'See the free trial',
  quizHeading: 'Not sure what your skin needs?',
  quizLink: 'Take the Skincare Quiz',
} as const
