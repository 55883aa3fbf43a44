/** Legal pages: their text is the CMS's. */
export const legalCopy = {
  updated: 'Last changed on {day}',
  sections: 'Sections',
  description: '{title} of {brand}, last changed on {day}.',
} as const
