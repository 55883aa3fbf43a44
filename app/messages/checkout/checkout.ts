import { byLocale } from '../by-locale.ts'
import {
  CARD_DETAILS,
  CARD_FIRST,
  CHECKOUT,
  EDIT,
  FREE,
  LOADING_CARD_FIELDS,
  QUANTITY,
  TERMS,
  TRY_AGAIN,
  YOUR_BASKET,
  YOUR_DETAILS,
} from '../shared.ts'

/** The checkout page. Open point A220. */
export const checkoutCopy = byLocale(
  {
    title: CHECKOUT,
    description: 'Where to deliver to, how, and how to pay.',
    change: 'Change',
    contact: {
      heading: YOUR_DETAILS,
      /** After "Change", for screen readers. */
      changeWhat: 'your details',
    },
    address: {
      heading: 'Delivery address',
      known: 'Your addresses',
      another: 'Another address',
      deliverHere: 'Deliver to this address',
      submit: 'Save and continue',
      changeWhat: 'the delivery address',
      missing: 'Enter where to deliver to.',
    },
    delivery: {
      heading: 'Delivery method',
      free: FREE,
      arrives: 'Arrives {day}',
      arrivesBetween: 'Arrives {from} to {to}',
      missing: 'Choose how to deliver.',
    },
    payment: {
      heading: 'Payment',
      choose: 'How to pay',
      /** Below a way to pay that the account keeps. */
      saved: 'Saved in your account.',
      keepCard: 'Save this card for next time',
      billing: 'Billing address',
      billingSame: 'Billing address is the same as delivery',
      nothing: 'There is nothing to pay.',
      needsScripts:
        'A new card needs JavaScript, because its number goes to our payment provider and never to us. Turn it on, or pay another way.',
      frame: CARD_DETAILS,
      loading: LOADING_CARD_FIELDS,
      again: TRY_AGAIN,
      /** Above the button while scripts run, where the fields are there or on their way. */
      incomplete: CARD_FIRST,
      leaves: 'You pay on the provider’s page and come back here.',
      consent: 'I agree that my membership renews until I cancel it. {renewal}.',
      pay: 'Pay {amount}',
      order: 'Place order',
      paying: 'Paying…',
      terms: 'By paying you agree to the {link}',
      termsLink: TERMS,
      marks: 'Ways to pay here',
      moreFirst: 'Complete the steps above first. Then pay here.',
    },
    /** What is wrong with a post, by its code. Codes of the contract are in the error catalogue. */
    problems: {
      CONSENT: 'Tick the box to agree that your membership renews.',
      CHOOSE_PAYMENT: 'Choose how to pay.',
      CARD_FIRST: `${CARD_FIRST} Their fields need JavaScript. Turn it on, or pay another way.`,
      AGREE: 'Tick the box to say that you have seen what changed.',
      ADDRESS_GONE: 'That address is no longer in your address book. Choose another.',
      TOO_MANY: 'Your address book is full. Deliver there without saving it, or choose one of your addresses.',
      CHECKOUT_INCOMPLETE: 'Something is missing above. Complete it, then pay.',
      CHECKOUT_PAYMENT_REFUNDED: 'Your payment went through, but we could not place the order. We have paid it back in full.',
      UNSENT: "Sorry, we couldn't save that. Nothing was changed. Please try again.",
    },
    changes: {
      heading: 'Your bag has changed',
      lead: 'Nothing was charged. Look at what is different before you pay.',
      removed: '{name} was removed. It was {was}.',
      added: '{name} was added: {now}.',
      price: '{name}: {was} before, {now} now.',
      total: 'The total was {was} and is now {now}.',
      agree: 'I have seen the changes and want to pay {amount}',
    },
    summary: {
      heading: YOUR_BASKET,
      edit: EDIT,
      editWhat: 'your bag',
      quantity: QUANTITY,
      details: 'What is in it',
      rewards: 'Comes with your order',
    },
    empty: { heading: 'There is nothing to check out', link: 'Back to your bag' },
  },
  { 'en-US': {} },
)

export type CheckoutCopy = ReturnType<typeof checkoutCopy>
