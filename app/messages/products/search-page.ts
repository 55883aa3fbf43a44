import { byLocale } from '../by-locale.ts'

/** The page of search results. */
export const searchPageCopy = byLocale(
  {
    /** For search engines and link previews. */
    description: 'Search Ottilie UK for makeup, skincare, fragrance and more: by name, by ingredient, or by what it is for.',
    metaTitle: 'Search',
    metaTitleOf: 'Search: {term}',
    heading: 'Search',
    headingOf: 'Results for “{term}”',
    intro: 'Look for a product, an ingredient, or what it is for.',
    nothingHeading: 'Nothing matches “{term}”',
    nothingText: 'Check the spelling, or try fewer words.',
  },
  {
    'en-US': { description: 'Search Ottilie US for makeup, skincare, fragrance and more: by name, by ingredient, or by what it is for.' },
  },
)
