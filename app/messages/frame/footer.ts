import { ACCESSIBILITY, CONTACT_US, COOKIE_PREFERENCES, JOIN, MEMBER_PERKS, REFER_A_FRIEND, SHOP, TERMS } from '../shared.ts'

/** The footer. Open point A33. */
export const footerCopy = {
  sections: { shop: SHOP, about: 'About', help: 'Help', legal: 'Legal' },
  newsletterHeading: 'Be the first to see new shades.',
  cookiePreferences: COOKIE_PREFERENCES,
  payments: 'Ways to pay',
} as const

/** Links of the footer. */
export const footerLinks = {
  makeup: 'Makeup',
  skincare: 'Skincare',
  fragrance: 'Fragrance',
  haircare: 'Haircare',
  body: 'Body',
  supplements: 'Supplements',
  giftMemberships: 'Gift Memberships',
  joinPlus: JOIN,
  perks: MEMBER_PERKS,
  refer: REFER_A_FRIEND,
  journal: 'The Journal',
  contact: CONTACT_US,
  terms: TERMS,
  accessibility: ACCESSIBILITY,
} as const
