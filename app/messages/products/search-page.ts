import { byLocale } from '../by-locale.ts'
import { SEARCH } from '../shared.ts'

/** The search results page. */
export const searchPageCopy = byLocale(
  {
    /** For search engines and link previews. */
    description: 'Search Ottilie UK for makeup, skincare, fragrance and more: by name, ingredient or concern.',
    metaTitleOf: 'Search: {term}',
    heading: SEARCH,
    /** What the heading shows, above the field with the term; and what it says to those who do not see the field. */
    results: 'Results',
    headingOf: 'Results for “{term}”',
    intro: 'Search for a product, an ingredient or a concern.',
    nothing: 'No results',
    nothingHeading: 'No results for “{term}”',
    nothingText: 'Check the spelling, or try fewer words.',
  },
  {
    'en-US': { description: 'Search Ottilie US for makeup, skincare, fragrance and more: by name, ingredient or concern.' },
  },
)
