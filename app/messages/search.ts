/** Words of the search panel's frame: they are in every page. */
export type SearchPanelCopy = {
  /** Name of the panel, of the input and of its button. */
  readonly search: string
  readonly back: string
  readonly close: string
  readonly clear: string
  readonly placeholder: string
  readonly tooShort: string
}

/** The same in both stores. Spec §2 Search drawer, §5 Search. */
export const searchPanelCopy: SearchPanelCopy = {
  search: 'Search',
  back: 'Back',
  close: 'Close the search',
  clear: 'Clear the search',
  placeholder: 'By: name, ingredient, usage...',
  tooShort: 'Please search using at least 2 characters.',
}

/** What the panel and the page of results say once there is something to say. ICU message syntax. The same in both stores. */
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
  metaTitle: 'Search',
  metaTitleOf: 'Search: {term}',
  heading: 'Search',
  headingOf: 'Results for “{term}”',
  intro: 'Look for a product, an ingredient, or what it is for.',
  nothingHeading: 'Nothing matches “{term}”',
  nothingText: 'Check the spelling, or try fewer words.',
  bestsellers: 'Shop Bestsellers',
} as const
