import {
  CLOSE,
  CONTINUE_SHOPPING,
  FREE,
  ITEMS,
  MEMBERS_PRICE,
  QUANTITY,
  QUIZ_HEADING,
  QUIZ_LINK,
  TRY_AGAIN,
  TYPICAL_PRICE,
} from '../shared.ts'

/** The frame of the add-to-basket drawer, which is in every page. */
export const addDrawerFrameCopy = {
  drawerTitle: 'Added To Basket',
  addingTitle: 'Adding to your basket',
  refusedTitle: 'Not added',
  failedTitle: 'Not confirmed yet',
  adding: 'Adding…',
  close: CLOSE,
} as const

/** The drawer's content. Spec §4. */
export const addDrawerCopy = {
  added: '{name} was added to your basket.',
  productAdded: 'Product Added',
  failed: "We're not sure that was added. Please check your bag before you try again.",
  failedMore: "We're not sure everything was added. What you see here is in your bag.",
  refused: "Sorry, we couldn't add that to your bag.",
  offline: "You're offline. We'll add this when you're back.",
  retry: TRY_AGAIN,
  viewBasket: 'View your bag',
  review: 'Review bag & checkout',
  continue: CONTINUE_SHOPPING,
  orderSummary: 'Order summary',
  items: ITEMS,
  quantity: QUANTITY,
  free: FREE,
  typical: TYPICAL_PRICE,
  member: MEMBERS_PRICE,
  upsellHeading: 'Pay {member} instead of {typical}',
  upsellHeadingPlain: "Pay the Member's Price",
  upsellText: "Add {plan} for {price} and every item drops to the Member's Price.",
  addMembership: 'Add membership',
  addingMembership: 'Adding',
  membershipFailed: "We're not sure your membership was added. Please check your bag.",
  trialHeading: 'Try it free first',
  trialText: "Start a free trial: every item at the Member's Price, and nothing to pay for it today.",
  trialLink: 'See the free trial',
  quizHeading: QUIZ_HEADING,
  quizLink: QUIZ_LINK,
} as const
