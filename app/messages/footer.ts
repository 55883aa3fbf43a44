/** The footer's own words, in both stores. The sections are decision A33's. */
export const footerCopy = {
  sections: { shop: 'Shop', about: 'About', help: 'Help', legal: 'Legal' },
  newsletterHeading: 'New shades, first, by email.',
  cookiePreferences: 'Cookie preferences',
  payments: 'Ways to pay',
} as const
