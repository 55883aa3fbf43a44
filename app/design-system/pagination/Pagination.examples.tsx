import type { Examples } from '../examples/examples.ts'
import { Pagination } from './Pagination.tsx'

export const examples: Examples = {
  'the first page': (
    <Pagination
      label="Pages"
      previous={{ label: 'Previous' }}
      next={{ label: 'Next', href: '#2' }}
      text="Displaying products 1 - 12 of 108"
    />
  ),
  'a page between': (
    <Pagination
      label="Pages between"
      previous={{ label: 'Previous', href: '#1' }}
      next={{ label: 'Next', href: '#3' }}
      text="Displaying products 13 - 24 of 108"
      page={{ label: 'Page', position: '2 - 9' }}
    />
  ),
  'the last page': (
    <Pagination
      label="Last pages"
      previous={{ label: 'Previous', href: '#8' }}
      next={{ label: 'Next' }}
      text="Displaying products 97 - 108 of 108"
    />
  ),
}
