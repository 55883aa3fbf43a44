import type { Excuse } from './reached/excuse.ts'

/** What the contract describes as never empty. */
const neverEmpty = [
  'AccountDeletionRejected.problems',
  'AddressRejected.problems',
  'AnniversaryReminderRejected.problems',
  'BenefitsSavings.categories',
  'CancelOrderRejected.problems',
  'CheckoutRejected.problems',
  'ContentPage.blocks',
  'ForYou.sections',
  'EmailChangeRejected.problems',
  'LoginRejected.problems',
  'MembershipOffers.plans',
  'MembershipPlan.perks',
  'MembershipSavings.months',
  'MultipleChoiceStep.optionBlocks',
  'PasswordRejected.problems',
  'PasswordResetRejected.problems',
  'PaymentDetailsRejected.problems',
  'PaymentMethodRemovalRejected.problems',
  'PriceExample.products',
  'Product.variants',
  'ProfileRejected.problems',
  'ResetPasswordRejected.problems',
  'Quiz.steps',
  'QuizRejected.problems',
  'QuizRejected.questionIds',
  'QuizResult.routine',
  'QuizStep.questions',
  'RecommendationSection.items',
  'RedeemGiftRejected.problems',
  'RegistrationRejected.problems',
  'Reviews.histogram',
  'SignInCodeRejected.problems',
  'StockEmailRejected.problems',
]

/** Operations that change the basket and none of its lines. */
const changingNoLine = ['applyDiscountCode', 'removeDiscountCode', 'setDeliveryMethod']

/** States that a shopper who has just logged out cannot be in. */
const ofSomebody = [
  'User.customerNumber',
  'User.dateOfBirth',
  'User.registrationDateTime',
  'UserMembership.duration',
  'UserMembership.value',
]

/**
 * Cells that no scenario shows and no fault causes, with the reason: the contract or a rule forbids them, and a scenario that showed them would give the shop
 * an answer that no server sends. Remove an excuse that no longer excuses anything.
 */
export const excuseList: readonly Excuse[] = [
  ...neverEmpty.map((at): Excuse => ({ operation: '*', at, is: ['empty'], reason: 'The contract says that it is never empty.' })),
  ...changingNoLine.map(
    (operation): Excuse => ({
      operation,
      at: 'BasketUpdate.itemUpdates',
      is: ['filled', 'product', 'membership', 'giftMembership'],
      reason: 'It changes no line of the bag, and itemUpdates tells of lines that were changed.',
    }),
  ),
  ...ofSomebody.map((at): Excuse => ({ operation: 'logout', at, reason: 'Nobody is left after logging out but a guest.' })),
  {
    operation: 'logout',
    at: 'logout.user.userType',
    is: ['nonMember', 'lapsedmember', 'member'],
    reason: 'Nobody is left after logging out but a guest.',
  },
  { operation: 'login', at: 'login.user.userType', is: ['guest'], reason: 'Whoever has logged in is no guest.' },
  {
    operation: 'loginWithCode',
    at: 'loginWithCode.user.membership.duration',
    is: ['none'],
    reason: 'Codes are sent to shoppers whose memberships renew; the shopper of a trial is shown by login.',
  },
  { operation: 'loginWithCode', at: 'loginWithCode.user.userType', is: ['guest'], reason: 'Whoever has logged in is no guest.' },
  {
    operation: 'register',
    at: 'register.user.userType',
    is: ['guest', 'lapsedmember', 'member'],
    reason: 'Whoever has just registered has an account, and has had no membership.',
  },
  { operation: 'register', at: 'register.user.membership.*', reason: 'Whoever has just registered has had no membership.' },
  {
    operation: '*',
    at: '**.includedDiscounts.state',
    is: ['RejectedUnknownCode', 'RejectedExpired', 'RejectedByCondition', 'RejectedByCombination', 'ReferralRejectedByCondition'],
    reason: 'A discount that was refused does not count: it stands in rejectedDiscounts.',
  },
  {
    operation: '*',
    at: '**.rejectedDiscounts.state',
    is: ['Accepted'],
    reason: 'A discount that counts was not refused: it stands in includedDiscounts.',
  },
  { operation: '*', at: 'Order.lines', is: ['empty'], reason: 'Nobody orders nothing.' },
  { operation: '*', at: 'Shipment.lineIds', is: ['empty'], reason: 'Nobody sends an empty parcel.' },
  { operation: '*', at: 'Shipment.events', is: ['empty'], reason: 'A parcel is there once it was sent, which is its first event.' },
  { operation: '*', at: 'Problem.path', is: ['empty'], reason: 'What is wrong there is wrong with one argument.' },
  { operation: 'requestAnniversaryReminder', at: 'Problem.path', is: ['filled'], reason: 'It takes no argument that could be wrong.' },
  {
    operation: 'placeOrder',
    at: 'placeOrder.notifications.level',
    is: ['error'],
    reason: 'The order is placed: what did not work besides is a warning.',
  },
  {
    operation: 'cancelOrder',
    at: 'cancelOrder.order.status',
    is: ['PLACED', 'PACKING', 'DISPATCHED', 'DELIVERED', 'RETURNED'],
    reason: 'An order that was cancelled is CANCELLED.',
  },
  {
    operation: 'cancelOrder',
    at: 'cancelOrder.order.membership.**',
    reason: 'A membership runs from the moment it is bought: its order cannot be cancelled.',
  },
  {
    operation: 'cancelOrder',
    at: 'cancelOrder.order.deliveryMethod',
    is: ['Standard'],
    reason: 'The open orders of base shoppers go by express; the order itself shows the other in getOrder.',
  },
  {
    operation: 'placeOrder',
    at: 'placeOrder.order.billingAddress.region',
    is: ['something'],
    reason: 'The orders that are billed elsewhere here are British, and a British address has no region.',
  },
  {
    operation: 'cancelOrder',
    at: 'cancelOrder.order.billingAddress.**',
    is: ['something'],
    reason: 'No base shopper has an open order that was billed elsewhere; the order itself shows it in getOrder.',
  },
  {
    operation: 'cancelOrder',
    at: 'cancelOrder.order.billingAddress.*',
    is: ['null'],
    reason: 'No base shopper has an open order that was billed elsewhere; the order itself shows it in getOrder.',
  },
  { operation: 'cancelOrder', at: 'cancelOrder.order.shipments.**', reason: 'What can be cancelled was not sent yet.' },
  {
    operation: 'cancelOrder',
    at: 'cancelOrder.order.lines.type',
    is: ['membership'],
    reason: 'A membership runs from the moment it is bought: its order cannot be cancelled.',
  },
  {
    operation: 'cancelOrder',
    at: 'cancelOrder.order.payment.kind',
    is: ['PAY_LATER', 'WALLET'],
    reason: 'No base shopper has an open order that was paid so; the order itself shows it in getOrder.',
  },
  {
    operation: 'placeOrder',
    at: 'placeOrder.order.status',
    is: ['PACKING', 'DISPATCHED', 'RETURNED', 'CANCELLED'],
    reason: 'An order begins as PLACED, or as DELIVERED where nothing is sent.',
  },
  {
    operation: '*',
    at: 'Order.deliveryMethod',
    is: ['None'],
    reason: 'An order that is posted goes by one of the methods.',
  },
  {
    operation: 'placeOrder',
    at: 'placeOrder.order.deliveryMethod',
    is: ['Express'],
    reason: 'The example that is paid here goes by standard delivery; getOrder shows the other.',
  },
  ...['order.**', 'problems.**', 'amount.label'].map((part) => ({
    operation: 'placeOrder',
    at: `placeOrder.attempt.${part}`,
    reason: 'An attempt that is answered with itself is not over: it has no order, and no reason for its end.',
  })),
  {
    operation: 'placeOrder',
    at: 'placeOrder.attempt.state',
    is: ['NOT_STARTED', 'PLACED', 'REFUSED'],
    reason: 'An attempt that is answered with itself waits for the shopper or for the provider.',
  },
  {
    operation: 'placeOrder',
    at: 'placeOrder.attempt.payment',
    is: ['NOT_ASKED', 'NOT_NEEDED', 'CHARGED', 'NOT_CHARGED', 'REFUNDED'],
    reason: 'An attempt that is answered with itself waits for the shopper or for the provider.',
  },
  {
    operation: 'getOrderAttempt',
    at: 'orderAttempt.**',
    reason: 'No scenario begins with a payment: tests/contract/orders shows each state of an attempt after paying.',
  },
  { operation: 'placeOrder', at: 'placeOrder.order.shipments.**', reason: 'What was ordered this moment was not sent yet.' },
  {
    operation: 'placeOrder',
    at: 'placeOrder.order.lines.variant.prices.activeType',
    is: ['typical'],
    reason: 'The only bag without a membership that is paid here holds no product.',
  },
  {
    operation: '*',
    at: 'Prices.activeType',
    is: ['guest'],
    reason: 'The operation needs a logged-in shopper, and the price of a guest is not theirs.',
  },
  { operation: '*', at: 'DeliveryOption.method', is: ['None'], reason: 'None leaves the choice open: it is no way to deliver.' },
  { operation: '*', at: 'PaymentOption.kind', is: ['NONE'], reason: 'Where nothing is to be paid no way to pay is offered.' },
  {
    operation: '*',
    at: 'SavedPaymentMethod.kind',
    is: ['NONE', 'PAY_LATER'],
    reason: 'Only cards and wallets are kept.',
  },
  ...['addresses', 'contact', 'deliveryAddress'].map(
    (part): Excuse => ({
      operation: 'setGuestDetails',
      at: `setGuestDetails.checkout.${part}.**`,
      reason: 'Only a guest is refused here, who has told nothing yet and has no address book.',
    }),
  ),
  {
    operation: 'setGuestDetails',
    at: 'setGuestDetails.checkout.missing',
    is: ['empty'],
    reason: 'Who is refused still has to say who they are.',
  },
  { operation: 'setGuestDetails', at: 'setGuestDetails.missing', is: ['CONTACT'], reason: 'It has just been told.' },
  { operation: 'setDeliveryAddress', at: 'setDeliveryAddress.missing', is: ['DELIVERY_ADDRESS'], reason: 'It has just been told.' },
  ...['getQuizResult', 'submitQuiz'].flatMap((operation): Excuse[] => [
    { operation, at: '**.routine.product.swatchImages.**', reason: 'A routine is made of skincare, which has no shades.' },
    { operation, at: '**.routine.product.type', is: ['multivariate'], reason: 'A routine is made of skincare, which has no shades.' },
    {
      operation,
      at: '**.routine.product.secondaryButton.type',
      is: ['SHADES'],
      reason: 'A routine is made of skincare, which has no shades.',
    },
  ]),
  {
    operation: 'updatePaymentDetails',
    at: 'updatePaymentDetails.reactivated.dateCancelled',
    is: ['something'],
    reason: 'What was taken up again is not cancelled.',
  },
  {
    operation: 'updatePaymentDetails',
    at: 'updatePaymentDetails.reactivated.status',
    is: ['cancelled', 'expired'],
    reason: 'What was taken up again is active.',
  },
  {
    operation: 'me',
    at: 'me.membership.subscriptions.active.status',
    is: ['expired'],
    reason: 'A subscription that is over does not run.',
  },
  {
    operation: 'getMyPlan',
    at: 'me.membership.subscriptions.active.status',
    is: ['expired'],
    reason: 'A subscription that is over does not run.',
  },
  {
    operation: 'getMembershipOffers',
    at: 'membershipOffers.plans.duration',
    is: ['none'],
    reason: 'A plan to choose from renews; what is paid for once is a trial or a gift.',
  },
  {
    operation: 'getMembershipOffers',
    at: 'membershipOffers.trials.trial.renewsTo.duration',
    is: ['none'],
    reason: 'A trial goes on as a plan that renews.',
  },
  {
    operation: 'getMembershipOffers',
    at: 'membershipOffers.trials',
    is: ['empty'],
    reason: 'Both stores have trials.',
  },
  {
    operation: 'getMembershipOffers',
    at: 'membershipOffers.gifts',
    is: ['empty'],
    reason: 'Both stores have gifts.',
  },
  { operation: 'getQuizzes', at: 'quizzes', is: ['empty'], reason: 'Both stores have a quiz.' },
]
