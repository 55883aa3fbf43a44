import { BREADCRUMB, GIFT, GIFTS_UNAVAILABLE, MALFORMED_EMAIL, REDEEM_GIFT, SOMETHING_WRONG } from '../shared.ts'

const CHOOSE_GIFT = 'Choose a gift.'

/** The product page of the gift membership. */
export const giftCopy = {
  title: 'Gift membership',
  /** Where every gift runs for as long. */
  lead: "{months, plural, =12 {A year} one {# month} other {# months}} of Member's Prices for somebody else. You pay once, and it ends by itself.",
  leadOfAnyTerm: "Member's Prices for somebody else. You pay once, and it ends by itself.",
  description:
    "Give {months, plural, =12 {a year} one {# month} other {# months}} of Member's Prices: choose the gift, write a few words and say on which day it arrives.",
  descriptionOfAnyTerm: "Give Member's Prices: choose the gift, write a few words and say on which day it arrives.",
  breadcrumb: BREADCRUMB,
  all: 'Gift memberships',
  choose: 'Which gift',
  option: '{name}, {price} once',
  /** Where gifts run for different terms. */
  optionOfTerm: '{name}, {price} once, for {months, plural, =12 {a year} one {# month} other {# months}}',
  who: 'Who it is for',
  submit: 'Add to bag',
  how: 'How it arrives',
  steps: ['On the day you choose, we email your words and a code.', 'Whoever gets it logs in, or creates an account, and enters the code.'],
  run: 'The membership runs for {months, plural, =12 {a year} one {# month} other {# months}} from that moment. It never renews.',
  runOfAnyTerm: 'The membership begins at that moment. It never renews.',
  redeem: REDEEM_GIFT,
  unavailable: GIFTS_UNAVAILABLE,
  unavailableHelp: SOMETHING_WRONG,
  form: {
    fields: {
      sku: { label: GIFT, problems: { REQUIRED: CHOOSE_GIFT, INVALID: CHOOSE_GIFT } },
      recipientName: { label: 'Their name', problems: { REQUIRED: 'Enter the name of whoever gets the gift.' } },
      recipientEmail: {
        label: 'Their email',
        hint: 'The gift is sent here.',
        problems: { REQUIRED: 'Enter the email that the gift is sent to.', INVALID: MALFORMED_EMAIL },
      },
      message: { label: 'Your message', problems: { REQUIRED: '' } },
      sendDate: {
        label: 'Day to send it',
        hint: 'Leave it empty to send the gift as soon as you have ordered.',
        problems: { REQUIRED: '', INVALID: 'Choose today or a later day, within a year.' },
      },
    },
    problems: { NOT_ADDED: { message: "Sorry, the gift isn't in your bag. What you typed is still here. Please try again." } },
  },
} as const

/** The page where a gift is redeemed. */
export const redeemGiftCopy = {
  title: REDEEM_GIFT,
  lead: 'Enter the code from your email, and the membership begins at once.',
  submit: 'Redeem the gift',
  login: 'You need an account for it. We ask you to log in, or to create one, when you press the button.',
  done: '{plan} is yours',
  doneHelp: "Everything has the Member's Price now. It ends by itself on {day}, and nothing is ever charged for it.",
  shop: 'Start with the bestsellers',
  give: 'Give a membership yourself',
  form: {
    fields: {
      code: {
        label: 'Gift code',
        hint: 'As in GIFT-7KQ2-MX4B',
        problems: {
          REQUIRED: 'Enter the code from your email.',
          GIFT_CODE_UNKNOWN: 'We have no gift with this code. Check it against your email, and that you are in the store it was bought in.',
          GIFT_CODE_USED: 'This gift was redeemed before.',
          GIFT_CODE_EXPIRED: 'This gift was sent more than a year ago and can no longer be redeemed.',
          GIFT_ALREADY_MEMBER: 'You are a member already. Keep the code: you can redeem it when your membership has ended.',
        },
      },
    },
    problems: {},
  },
} as const
