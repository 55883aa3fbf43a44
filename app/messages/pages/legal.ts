import { ACCESSIBILITY, TERMS } from '../shared.ts'

/** Legal pages: their text is the CMS's. */
export const legalCopy = {
  updated: 'Last changed on {day}',
  sections: 'Sections',
  seeAlso: 'See also',
  pages: { terms: TERMS, privacy: 'Privacy', cookies: 'Cookies', accessibility: ACCESSIBILITY },
  description: '{title} of {brand}, last changed on {day}.',
  undated: '{title} of {brand}.',
} as const
