import { byLocale } from '../by-locale.ts'
import { PRODUCTS, QUIZ_HEADING, QUIZ_LINK } from '../shared.ts'

/** The home page. */
export const homeCopy = byLocale(
  {
    title: "Ottilie: makeup, skincare and scent at the Member's Price",
    description:
      "Makeup, skincare, fragrance and haircare from the labs behind the names you know. Ottilie+ members pay the Member's Price on everything.",
    headline: 'Pay for the colour, not the counter.',
    lead: "Makeup, skincare and scent from the labs behind the names you know. Ottilie+ members pay the Member's Price on everything.",
    shopNewIn: 'Shop New In',
    howItWorks: 'How Ottilie+ works',
    rooms: 'Six rooms to wander',
    products: PRODUCTS,
    bestsellers: 'The ones people come back for',
    bestsellersLead: 'Ranked by reorders over the last twelve months.',
    bestsellersLink: 'All bestsellers',
    newIn: 'New on the shelf',
    newInLink: 'All new in',
    memberHeadline: 'The price tag comes with a plus.',
    memberLead: "Ottilie+ takes the mark-up off every product in the shop. Join once, pay the Member's Price each time.",
    memberLink: 'See what members pay',
    quizHeadline: QUIZ_HEADING,
    quizLead: 'Nine questions, about two minutes. We suggest a routine you can change as your skin does.',
    quizLink: QUIZ_LINK,
  },
  { 'en-US': { headline: 'Pay for the color, not the counter.' } },
)
