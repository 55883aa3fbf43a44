/** The frame of the search panel, which stands in every page. Spec §2 Search drawer, §5 Search. */
export const searchPanelCopy = {
  /** Name of the panel, of the input and of its button. */
  search: 'Search',
  back: 'Back',
  close: 'Close the search',
  clear: 'Clear the search',
  placeholder: 'By: name, ingredient, usage...',
  tooShort: 'Please search using at least 2 characters.',
} as const

export type SearchPanelCopy = typeof searchPanelCopy

/** What the panel and the page of results show. */
export const searchCopy = {
  matching: 'Matching Products',
  suggested: '{count, plural, one {# suggestion} other {# suggestions}} for “{term}”',
  showAll: 'Show all products',
  nothing: 'Nothing matches “{term}”.',
  failed: 'Sorry, we could not search just now.',
  retry: 'Try again',
  often: 'Often searched',
  oftenTerms: ['Red lipstick', 'Vitamin C', 'Foundation for dry skin', 'Fragrance minis', 'Niacinamide'],
  restockHeading: 'Ready for a restock?',
  restockLead: 'What you have bought before is a press away.',
  restockLink: 'Browse my past orders',
  quizHeading: 'Not sure what your skin needs?',
  quizLead: 'Nine questions, about two minutes.',
  quizLink: 'Take the Skincare Quiz',
  bestsellers: 'Shop Bestsellers',
} as const
