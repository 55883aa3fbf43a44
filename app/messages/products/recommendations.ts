import { PAGES } from '../common.ts'

/** What the controls of a row of products say. `{page}` stands for a number. The same in both stores. */
export const productRowWords = {
  previous: 'Previous products',
  next: 'Next products',
  pages: PAGES,
  page: 'Page {page}',
} as const
