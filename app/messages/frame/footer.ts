/** The footer's own words, in both stores. The sections are decision A33's. */
export const footerCopy = {
  sections: { shop: 'Shop', about: 'About', help: 'Help', legal: 'Legal' },
  newsletterHeading: 'New shades, first, by email.',
  cookiePreferences: 'Cookie preferences',
  payments: 'Ways to pay',
} as const

/** Links of the footer. */
export const footerLinks = {
  shop: 'Shop',
  programme: 'Ottilie+',
  care: 'Customer Care',
  makeup: 'Makeup',
  skincare: 'Skincare',
  fragrance: 'Fragrance',
  haircare: 'Haircare',
  body: 'Body',
  supplements: 'Supplements',
  giftMemberships: 'Gift Memberships',
  joinPlus: 'Join Ottilie+',
  perks: 'Member Perks',
  refer: 'Refer a Friend',
  journal: 'The Journal',
  contact: 'Contact us',
  terms: 'Terms and conditions',
  tagline: 'Beauty at the price that it should be.',
} as const
