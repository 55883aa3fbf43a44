import { byLocale } from '../by-locale.ts'
import { HOW_IT_WORKS, PRODUCTS, QUIZ_HEADING, QUIZ_LEAD, QUIZ_LINK } from '../shared.ts'

/** The home page. */
export const homeCopy = byLocale(
  {
    title: "Ottilie: makeup, skincare and scent at the Member's Price",
    description:
      "Makeup, skincare, fragrance and haircare from the labs behind the names you know. Ottilie+ members pay the Member's Price on everything.",
    headline: 'Pay for the colour, not the counter.',
    lead: "Makeup, skincare and scent from the labs behind the names you know. Ottilie+ members pay the Member's Price on everything.",
    shopNewIn: 'Shop New In',
    howItWorks: HOW_IT_WORKS,
    rooms: 'Six rooms to wander',
    products: PRODUCTS,
    bestsellers: 'Bestsellers this week',
    bestsellersLink: 'All bestsellers',
    seeProduct: 'See {name}',
    quizHeadline: QUIZ_HEADING,
    quizLength: '{questions, plural, one {# question} other {# questions}}, about {minutes, plural, one {# minute} other {# minutes}}.',
    quizLead: QUIZ_LEAD,
    quizLink: QUIZ_LINK,
    readingTime: '{category}, {minutes, plural, one {# minute} other {# minute}} read',
    outOf: '{stars} out of {best}',
    fromReviews: '{count, plural, one {From # review} other {From # reviews}} of {name}',
    gaveStars: '{stars, plural, one {# star} other {# stars}} out of 5',
  },
  { 'en-US': { headline: 'Pay for the color, not the counter.' } },
)
