import { byLocale } from '../by-locale.ts'
import {
  GIFTS_UNAVAILABLE,
  HOW_IT_WORKS,
  JOIN,
  MEMBERS_PRICE,
  MEMBERSHIP_AND_BILLING,
  MONTHLY,
  REDEEM_GIFT,
  REVIEW_BASKET,
  TOGETHER,
  TRY_FREE,
  TYPICAL_PRICE,
  UPDATE_AND_RENEW,
  WELCOME_BACK,
  YEARLY,
} from '../shared.ts'

/** The page where one joins. */
export const joinCopy = byLocale(
  {
    title: JOIN,
    join: 'Join ',
    description: "One membership, and the Member's Price on every lipstick, serum and scent we sell. Compare the plans and what they save.",
    lead: "One membership. The Member's Price on every lipstick, serum and scent we sell, from the first order.",
    choose: 'Choose a plan',
    tryFree: TRY_FREE,
    example: 'What an ordinary bag costs',
    exampleLead: 'Three of our bestsellers, bought together.',
    payback:
      '{orders, plural, one {With {plan}, the first order like it pays for the year.} other {With {plan}, # orders like it pay for the year.}}',
    inTheBasket: 'In the bag',
    typical: TYPICAL_PRICE,
    member: MEMBERS_PRICE,
    together: TOGETHER,
    saved: 'Members save {amount}',
    plans: 'Choose your plan',
    mostChosen: 'Most chosen',
    aYear: YEARLY,
    aMonth: MONTHLY,
    once: 'once',
    onceFor: 'once, for {months, plural, =12 {a year} one {# month} other {# months}}',
    monthly: '{amount} a month, billed once a year',
    limit: "Up to {amount} at the Member's Price a term",
    noLimit: 'Spend as much as you like',
    add: 'Add {name}',
    renews: 'Memberships renew by themselves until they are cancelled. A spending limit counts what you pay at the Member’s Price.',
    terms: 'Terms apply',
    trials: 'Try it first',
    trialsLead: 'For new members. Cancel before the last day and pay nothing.',
    trialAYear: '{days, plural, one {# day} other {# days}} free, then {name} at {amount} a year',
    trialAMonth: '{days, plural, one {# day} other {# days}} free, then {name} at {amount} a month',
    gifts: 'Choose a gift',
    giftsUnavailable: GIFTS_UNAVAILABLE,
    giftsLink: 'See gift memberships',
    giftWords: 'Send {name} with a message, on a day you choose',
    giftReceived: 'Were you given one?',
    giftRedeem: REDEEM_GIFT,
    questions: 'Before you join',
    about: HOW_IT_WORKS,
    unavailable: 'The plans cannot be shown right now.',
    unavailableHelp: 'Try again in a minute.',
  },
  {
    'en-US': {
      description:
        "One membership, and the Member's Price on every lipstick, serum and fragrance we sell. Compare the plans and what they save.",
    },
  },
)

/** What is asked before joining, and the answers, where editors have written none. */
export const joinQuestions = [
  {
    question: 'Can I cancel whenever I like?',
    answer: 'Yes. Cancel under Membership & Billing before it renews, and you keep the Member’s Price until the term ends.',
  },
  {
    question: 'What happens after a free trial?',
    answer: 'It goes on as the membership named beside it. Cancel before its last day and you pay nothing.',
  },
  {
    question: 'Can I give a membership as a present?',
    answer: 'Yes. A gift membership is paid for once, and never renews by itself.',
    /** Where every gift runs for as long. */
    answerOfTerm:
      'Yes. A gift membership lasts {months, plural, =12 {a year} one {# month} other {# months}}, is paid for once, and never renews by itself.',
  },
  {
    question: 'Does my whole bag get the Member’s Price?',
    answer: 'Yes, at once: as soon as a membership is in your bag, everything in it is priced as a member’s.',
  },
] as const

/** What the page says to whoever is known. */
export const joinStatusCopy = {
  basket: 'The products in your bag come to {typical}. With a membership they come to {member}. You save {saved}.',
  basketHeading: 'Your own bag',
  inBasketHeading: '{plan} is in your bag',
  inBasket: 'Everything in it has the Member’s Price already.',
  inBasketTrial: 'Try it out: cancel before it renews, and you pay nothing more.',
  toBasket: REVIEW_BASKET,
  memberHeading: 'You are a member',
  member: '{plan} is yours, and the Member’s Price with it.',
  memberUntil: '{plan} is yours. It renews on {day}.',
  memberEnds: '{plan} is yours until {day}. It will not renew.',
  noTrials: 'Free trials are for new members. Every plan can be cancelled before it renews.',
  toMembership: MEMBERSHIP_AND_BILLING,
  trialHeading: 'Your trial runs',
  trial: '{plan} runs until {day}.',
  trialThen: '{plan} runs until {day}. Then it goes on as {next} at {amount}, unless you cancel before.',
  lapsedHeading: WELCOME_BACK,
  lapsedRenewable:
    'Your membership could not be renewed. It still can be with a new card, and the Member’s Price is yours again. A plan that you choose below would take its place.',
  toRenewal: UPDATE_AND_RENEW,
  lapsed: 'Your membership has ended. Choose a plan below, and the Member’s Price is yours again.',
} as const
