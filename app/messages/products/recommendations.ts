import { PAGES } from '../shared.ts'

/** Controls of a row of products. */
export const productRowWords = {
  previous: 'Previous products',
  next: 'Next products',
  pages: PAGES,
  page: 'Page {page}',
} as const
