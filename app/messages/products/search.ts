import { BACK, QUIZ_HEADING, QUIZ_LEAD, QUIZ_LINK, SEARCH, TRY_AGAIN } from '../shared.ts'

/** The frame of the search panel, which is in every page. Spec §2 Search drawer, §5 Search. */
export const searchPanelCopy = {
  /** Name of the panel, of the input and of its button. */
  search: SEARCH,
  back: BACK,
  close: 'Close the search',
  clear: 'Clear the search',
  placeholder: 'By: name, ingredient, usage...',
  tooShort: 'Please search using at least 2 characters.',
} as const

export type SearchPanelCopy = typeof searchPanelCopy

/** Content of the panel and the results page. */
export const searchCopy = {
  matching: 'Matching Products',
  suggested: '{count, plural, one {# suggestion} other {# suggestions}} for “{term}”',
  showAll: 'Show all products',
  nothing: 'No results for “{term}”.',
  failed: "Sorry, we couldn't search just now.",
  retry: TRY_AGAIN,
  often: 'Popular searches',
  oftenTerms: ['Red lipstick', 'Vitamin C', 'Foundation for dry skin', 'Fragrance minis', 'Niacinamide'],
  restockHeading: 'Ready for a restock?',
  restockLead: "Everything you've bought before is a tap away.",
  restockLink: 'Browse my past orders',
  quizHeading: QUIZ_HEADING,
  quizLead: QUIZ_LEAD,
  quizLink: QUIZ_LINK,
} as const
