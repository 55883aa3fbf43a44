import type { Examples } from '../examples/examples.ts'
import { SearchField } from './SearchField.tsx'

const words = {
  name: 'term',
  label: 'Search',
  placeholder: 'By: name, ingredient, usage...',
  submitLabel: 'Search',
  clearLabel: 'Clear the search',
}

export const examples: Examples = {
  'nothing typed yet': (
    <form>
      <SearchField {...words} id="search-empty" />
    </form>
  ),
  'a term that can be cleared': (
    <form>
      <SearchField {...words} id="search-term" defaultValue="satin lip" />
    </form>
  ),
  'too short to be searched for': (
    <form>
      <SearchField {...words} id="search-short" defaultValue="s" error="Please search using at least 2 characters." />
    </form>
  ),
}
