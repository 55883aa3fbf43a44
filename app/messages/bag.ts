/** Words of the add-to-bag drawer; what its frame says on every page stands in `messages.bag`. */
export type BagCopy = {
  readonly added: string
  readonly productAdded: string
  readonly failed: string
  readonly failedMore: string
  readonly refused: string
  readonly offline: string
  readonly retry: string
  readonly review: string
  readonly continue: string
  readonly orderSummary: string
  readonly oneItem: string
  readonly manyItems: string
  readonly quantity: string
  readonly typical: string
  readonly member: string
  /** `{member}` and `{typical}` are replaced by amounts. */
  readonly upsellHeading: string
  readonly upsellHeadingPlain: string
  /** `{plan}` and `{price}` are replaced. */
  readonly upsellText: string
  readonly addMembership: string
  readonly addingMembership: string
  readonly membershipFailed: string
  readonly trialHeading: string
  readonly trialText: string
  readonly trialLink: string
  readonly quizHeading: string
  readonly quizLink: string
}

/** The same in both stores. [ATB-13, ATB-15, ATB-16, ATB-18] */
export const bagCopy: BagCopy = {
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
  oneItem: '1 item',
  manyItems: '{count} items',
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
}
